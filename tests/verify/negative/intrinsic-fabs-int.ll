; ERROR: 4:3: Intrinsic has incorrect return type!
declare i32 @llvm.fabs.i32(i32)
define void @f(i32 %x) {
  %r = call i32 @llvm.fabs.i32(i32 %x)
  ret void
}
