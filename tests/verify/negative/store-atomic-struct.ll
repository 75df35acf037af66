; ERROR: 3:3: atomic store operand must have integer, pointer, floating point, or vector type!
define void @f(ptr %p, { i32 } %x) {
  store atomic { i32 } %x, ptr %p monotonic, align 4
  ret void
}
