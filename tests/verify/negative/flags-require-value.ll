; ERROR: 3:1: invalid requirement on flag, flag does not have the required value
!llvm.module.flags = !{!0, !2}
!0 = !{i32 3, !"x", !1}
!1 = !{!"y", i32 1}
!2 = !{i32 1, !"y", i32 2}
