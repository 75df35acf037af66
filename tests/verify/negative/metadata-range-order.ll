; ERROR: 3:3: Intervals are not in order
define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{i8 8, i8 10, i8 0, i8 6}
