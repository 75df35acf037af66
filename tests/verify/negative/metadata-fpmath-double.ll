; ERROR: 3:3: fpmath accuracy must have float type
define void @f(float %x) {
  %v = fadd float %x, %x, !fpmath !0
  ret void
}
!0 = !{double 1.0}
