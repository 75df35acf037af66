; ERROR: 4:3: Intrinsic has incorrect argument type!
declare i64 @llvm.ctlz.i32(i32, i1)
define void @f(i32 %x) {
  %r = call i64 @llvm.ctlz.i32(i32 %x, i1 true)
  ret void
}
