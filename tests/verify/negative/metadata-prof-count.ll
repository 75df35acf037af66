; ERROR: 3:3: Wrong number of operands
define void @f(i1 %c) {
  %v = select i1 %c, i32 0, i32 1, !prof !0
  ret void
}
!0 = !{!"branch_weights", i32 2}
