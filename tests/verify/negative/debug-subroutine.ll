; ERROR: 3:1: invalid subroutine type ref
!x = !{!0}
!0 = !DISubroutineType(types: !1)
!1 = !{!2}
!2 = !{}
