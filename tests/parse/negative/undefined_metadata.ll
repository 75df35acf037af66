; ERROR: 2:9: use of undefined metadata '!1'
!0 = !{!1}
