; ERROR: 3:1: invalid requirement on flag, flag is not present in module
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"x", !1}
!1 = !{!"y", i32 1}
