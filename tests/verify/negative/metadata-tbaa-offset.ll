; ERROR: 3:3: Offset must be constant integer
define void @f(ptr %p) {
  %v = load i8, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, !"x"}
!1 = !{!"char", !2, i64 0}
!2 = !{!"root"}
