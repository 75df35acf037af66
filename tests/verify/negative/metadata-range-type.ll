; ERROR: 3:3: Range types must match instruction type!
define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{i16 0, i16 1}
