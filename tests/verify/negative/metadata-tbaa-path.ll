; ERROR: 3:3: Did not see access type in access path!
define void @f(ptr %p) {
  %v = load i8, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !3, i64 0}
!1 = !{!"char", !2, i64 0}
!2 = !{!"root"}
!3 = !{!"int", !1, i64 0}
