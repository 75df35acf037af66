; ERROR: 3:3: fpmath accuracy not a positive number!
define void @f(float %x) {
  %v = fadd float %x, %x, !fpmath !0
  ret void
}
!0 = !{float -1.0}
