; ERROR: 3:1: subprogram definitions must have a compile unit
!x = !{!0}
!0 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition)
