; ERROR: 3:3: dereferenceable, dereferenceable_or_null apply only to pointer types
define void @f(ptr %p) {
  %v = load i8, ptr %p, !dereferenceable !0
  ret void
}
!0 = !{i64 4}
