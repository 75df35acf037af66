; ERROR: 3:3: Access type node must be a valid scalar type
define void @f(ptr %p) {
  %v = load i8, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !3, i64 0}
!1 = !{!"char", !2, i64 0}
!2 = !{!"root"}
!3 = !{!"s", !1, i64 0, !1, i64 4}
