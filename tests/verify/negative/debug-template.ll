; ERROR: 3:1: invalid template parameter
!x = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, templateParams: !1)
!1 = !{!2}
!2 = !{}
