; ERROR: 3:3: The lower limit must be an integer!
define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{float 0.0, i8 3}
