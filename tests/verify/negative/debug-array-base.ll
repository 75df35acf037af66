; ERROR: 3:1: array types must have a base type
!x = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type)
