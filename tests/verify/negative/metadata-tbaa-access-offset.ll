; ERROR: 3:3: Offset not zero at the point of scalar access
define void @f(ptr %p) {
  %v = load i8, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 4}
!1 = !{!"char", !2, i64 0}
!2 = !{!"root"}
