; ERROR: 3:1: invalid tag
!x = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_array_type, baseType: null)
