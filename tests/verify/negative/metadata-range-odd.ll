; ERROR: 3:3: Unfinished range!
define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{i8 0}
