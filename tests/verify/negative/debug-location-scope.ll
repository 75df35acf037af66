; ERROR: 3:1: location requires a valid scope
!x = !{!0}
!0 = !DILocation(line: 1, scope: !1)
!1 = !{}
