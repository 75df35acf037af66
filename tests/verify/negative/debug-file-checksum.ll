; ERROR: 3:1: invalid checksum length
!x = !{!0}
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5, checksum: "00")
