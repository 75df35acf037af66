; ERROR: 2:1: global values should not associate to themselves
@x = global i32 0, !associated !0
!0 = !{ptr @x}
