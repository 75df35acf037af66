; ERROR: 3:1: rank can only appear in array type
!x = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, rank: 3)
