; ERROR: 3:3: Offsets must be increasing!
define void @f(ptr %p) {
  %v = load i8, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !1, i64 0}
!1 = !{!"char", !2, i64 0}
!2 = !{!"root"}
!3 = !{!"s", !1, i64 4, !1, i64 0}
