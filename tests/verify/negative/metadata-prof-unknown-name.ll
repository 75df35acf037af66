; ERROR: 3:3: expected either branch_weights or VP profile name
define void @f(i1 %c) {
  %v = select i1 %c, i32 0, i32 1, !prof !0
  ret void
}
!0 = !{!"weights", i32 2, i32 3}
