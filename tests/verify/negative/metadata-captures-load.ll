; ERROR: 3:3: !captures metadata can only be applied to store instructions
define void @f(ptr %p) {
  %v = load i8, ptr %p, !captures !0
  ret void
}
!0 = !{!"address"}
