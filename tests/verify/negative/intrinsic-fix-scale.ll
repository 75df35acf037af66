; ERROR: 4:3: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
declare i8 @llvm.smul.fix.i8(i8, i8, i32)
define void @f(i8 %x) {
  %r = call i8 @llvm.smul.fix.i8(i8 %x, i8 %x, i32 8)
  ret void
}
