; ERROR: 3:1: Subrange can have any one of count or upperBound
!x = !{!0}
!0 = !DISubrange(count: 3, upperBound: 4)
