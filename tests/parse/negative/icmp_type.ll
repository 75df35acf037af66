; ERROR: 3:16: icmp requires integer operands
define void @f(float %x) {
  %a = icmp eq float %x, %x
  ret void
}
