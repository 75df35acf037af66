; ERROR: 4:1: invalid scope
!x = !{!0}
!1 = !{}
!0 = !DILabel(scope: !1, name: "l", file: !2, line: 1)
!2 = !DIFile(filename: "a", directory: "b")
