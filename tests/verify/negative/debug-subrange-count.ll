; ERROR: 3:1: invalid subrange count
!x = !{!0}
!0 = !DISubrange(count: i64 -5)
