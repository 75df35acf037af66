; ERROR: 3:18: load operand must be a pointer to a first class type
define void @f(i32 %p) {
  %a = load i32, i32 %p
  ret void
}
