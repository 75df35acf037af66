; ERROR: 3:32: alignment is not a power of two
define void @f(ptr %p) {
  %a = load i32, ptr %p, align 3
  ret void
}
