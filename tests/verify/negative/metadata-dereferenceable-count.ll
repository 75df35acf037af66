; ERROR: 3:3: dereferenceable, dereferenceable_or_null take one operand!
define void @f(ptr %p) {
  %v = load ptr, ptr %p, !dereferenceable !0
  ret void
}
!0 = !{}
