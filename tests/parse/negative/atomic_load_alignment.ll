; ERROR: 3:25: atomic load must have explicit non-zero alignment
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p acquire
  ret void
}
