; ERROR: 3:3: fpmath requires a floating point result!
define void @f(ptr %p) {
  %v = load i8, ptr %p, !fpmath !0
  ret void
}
!0 = !{float 1.0}
