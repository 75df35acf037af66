; Each edge, and each end of an edge, speaks for itself.
; ERROR: 7:1: expected a MDNode triple
; ERROR: 7:1: expected a Function or null
; ERROR: 7:1: expected a Function or null
; ERROR: 7:1: expected an integer constant
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2, !3}
!2 = !{}
!3 = !{!"a", !"b", !"c"}
