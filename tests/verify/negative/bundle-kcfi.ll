; ERROR: 3:3: Kcfi bundle operand must be an i32 constant
define void @f(ptr %p, i32 %x) {
  call void %p() [ "kcfi"(i32 %x) ]
  ret void
}
