; ERROR: 3:3: expected string with name of the !prof annotation
define void @f(i1 %c) {
  %v = select i1 %c, i32 0, i32 1, !prof !0
  ret void
}
!0 = !{i32 1, i32 2, i32 3}
