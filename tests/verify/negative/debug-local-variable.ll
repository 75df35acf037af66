; ERROR: 4:1: invalid scope
; ERROR: 4:1: local variable requires a valid scope
!x = !{!0}
!0 = !DILocalVariable(scope: !1)
!1 = !{}
