; ERROR: 4:3: immarg operand has non-immediate parameter
declare i32 @llvm.ctlz.i32(i32, i1)
define void @f(i32 %x, i1 %b) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 %b)
  ret void
}
