; ERROR: 3:1: invalid reference flags
!x = !{!0}
!0 = !DISubroutineType(flags: DIFlagTypePassByValue | DIFlagTypePassByReference, types: !{})
