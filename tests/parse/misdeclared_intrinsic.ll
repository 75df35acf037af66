; A declaration with another signature than the intrinsic's makes way for the intrinsic that a call means.
declare i4 @llvm.umax.i8(i8, i8)

define i8 @f(i8 %x, i8 %y) {
  %m = call i8 @llvm.umax.i9(i8 %x, i8 %y)
  ret i8 %m
}
