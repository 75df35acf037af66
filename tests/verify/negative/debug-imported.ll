; ERROR: 3:1: invalid tag
!x = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_member, scope: !1)
!1 = !DIFile(filename: "a", directory: "b")
