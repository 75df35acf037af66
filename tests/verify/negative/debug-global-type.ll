; ERROR: 3:1: missing global variable type
!x = !{!0}
!0 = !DIGlobalVariable(name: "g", isDefinition: true)
