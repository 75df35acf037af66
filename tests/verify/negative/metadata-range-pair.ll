; ERROR: 3:3: Range pair types must match!
define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{i8 0, i16 1}
