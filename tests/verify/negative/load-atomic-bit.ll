; ERROR: 3:3: atomic memory access' size must be byte-sized
define i1 @f(ptr %p) {
  %v = load atomic i1, ptr %p monotonic, align 1
  ret i1 %v
}
