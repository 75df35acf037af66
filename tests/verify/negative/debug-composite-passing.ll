; ERROR: 3:1: invalid reference flags
!x = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, flags: DIFlagTypePassByValue | DIFlagTypePassByReference)
