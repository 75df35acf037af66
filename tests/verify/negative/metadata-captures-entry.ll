; ERROR: 3:3: invalid entry in !captures metadata
define void @f(ptr %p) {
  store ptr %p, ptr %p, !captures !0
  ret void
}
!0 = !{!"x"}
