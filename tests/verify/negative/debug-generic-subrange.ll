; ERROR: 3:1: GenericSubrange must contain stride
!x = !{!0}
!0 = !DIGenericSubrange(lowerBound: !DIExpression())
