; ERROR: 3:1: invalid base type
!x = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: !1)
!1 = !{}
