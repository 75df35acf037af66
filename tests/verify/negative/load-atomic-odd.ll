; ERROR: 3:3: atomic memory access' operand must have a power-of-two size
define i24 @f(ptr %p) {
  %v = load atomic i24, ptr %p monotonic, align 4
  ret i24 %v
}
