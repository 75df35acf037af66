; ERROR: 3:1: DWARF address space only applies to pointer or reference types
!x = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, dwarfAddressSpace: 1)
