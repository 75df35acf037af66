; ERROR: 3:34: invalid getelementptr indices
define void @f(ptr %p) {
  %a = getelementptr {i32, i32}, ptr %p, i32 0, i32 2
  ret void
}
