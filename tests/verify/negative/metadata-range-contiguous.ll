; ERROR: 3:3: Intervals are contiguous
define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{i8 0, i8 4, i8 4, i8 6}
