; ERROR: 3:3: Immutability part of the struct tag metadata must be either 0 or 1
define void @f(ptr %p) {
  %v = load i8, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0, i64 2}
!1 = !{!"char", !2, i64 0}
!2 = !{!"root"}
