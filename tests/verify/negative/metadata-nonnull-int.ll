; ERROR: 3:3: nonnull applies only to pointer types
define void @f(ptr %p) {
  %v = load i8, ptr %p, !nonnull !0
  ret void
}
!0 = !{}
