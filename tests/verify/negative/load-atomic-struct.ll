; ERROR: 3:3: atomic load operand must have integer, pointer, floating point, or vector type!
define void @f(ptr %p) {
  %v = load atomic { i32 }, ptr %p monotonic, align 4
  ret void
}
