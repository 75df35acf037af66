; ERROR: 3:3: second scope operand must be MDNode
define void @f(ptr %p) {
  %v = load i8, ptr %p, !alias.scope !0
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !"x"}
