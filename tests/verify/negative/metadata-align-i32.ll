; ERROR: 3:3: align metadata value must be an i64!
define void @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
  ret void
}
!0 = !{i32 4}
