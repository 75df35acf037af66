; ERROR: 3:1: line specified with no file
!x = !{!0}
!0 = distinct !DISubprogram(name: "f", line: 3, spFlags: DISPFlagDefinition)
