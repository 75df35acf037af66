; ERROR: 3:1: invalid local scope
!x = !{!0}
!0 = !DILexicalBlock(scope: !1)
!1 = !{}
