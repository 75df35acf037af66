; ERROR: 3:3: It should have at least one range!
define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{}
