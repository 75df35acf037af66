; ERROR: 4:16: unexpected character
define float @f(float %x) {
  %y = fadd float %x, +1.5
  %z = add i32 +1, 2
  ret float %y
}
