; ERROR: 3:1: LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType
!x = !{!0}
!0 = !DISubrangeType(lowerBound: !{})
