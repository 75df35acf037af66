; ERROR: 3:3: This instruction shall not have a TBAA access tag!
define void @f(i32 %x) {
  %v = add i32 %x, 1, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"char", !2, i64 0}
!2 = !{!"root"}
