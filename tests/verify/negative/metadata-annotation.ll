; ERROR: 3:3: annotation must have at least one operand
define void @f(ptr %p) {
  %v = load i8, ptr %p, !annotation !0
  ret void
}
!0 = !{}
