; ERROR: 3:1: inlined-at should be a location
!x = !{!0}
!0 = !DILocation(line: 1, scope: !1, inlinedAt: !2)
!1 = distinct !DISubprogram(name: "f", unit: !3, spFlags: DISPFlagDefinition)
!2 = !{}
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !4)
!4 = !DIFile(filename: "a", directory: "b")
