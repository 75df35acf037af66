; ERROR: 3:3: Operand for indirect constraint must have elementtype attribute
define void @f(ptr %p) {
  call void asm "", "=*m"(ptr %p)
  ret void
}
