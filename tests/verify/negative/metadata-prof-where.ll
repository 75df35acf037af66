; ERROR: 3:3: !prof branch_weights are not allowed for this instruction
define void @f(ptr %p) {
  %v = load i8, ptr %p, !prof !0
  ret void
}
!0 = !{!"branch_weights", i32 2}
