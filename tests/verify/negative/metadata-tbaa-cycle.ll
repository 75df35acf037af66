; ERROR: 3:3: Cycle detected in struct path
define void @f(ptr %p) {
  store i32 0, ptr %p, align 4, !tbaa !1
  ret void
}
!0 = !{!"root"}
!1 = !{!2, !3, i64 40}
!2 = distinct !{!"self", !3, i64 20, !2, i64 40}
!3 = !{!"int", !0}
