; ERROR: 4:3: Intrinsic has incorrect argument type!
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <2 x i1>, <4 x i32>)
define void @f(ptr %p, <2 x i1> %m) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, <2 x i1> %m, <4 x i32> zeroinitializer)
  ret void
}
