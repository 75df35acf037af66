; ERROR: 3:3: Elementtype attribute can only be applied for indirect constraints
define void @f(ptr %p) {
  call void asm "", "r"(ptr elementtype(i32) %p)
  ret void
}
