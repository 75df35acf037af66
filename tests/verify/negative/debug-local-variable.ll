; ERROR: 3:1: local variable requires a valid scope
!x = !{!0}
!0 = !DILocalVariable(scope: !1)
!1 = !{}
