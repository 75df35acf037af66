; Each field of a wrong type node is told once, not at each access.
; ERROR: 5:3: Incorrect field entry in struct type node!
; ERROR: 5:3: Offsets must be increasing!
define void @f(ptr %p) {
  store i32 0, ptr %p, align 4, !tbaa !1
  store i32 1, ptr %p, align 4, !tbaa !2
  ret void
}
!0 = !{!"root"}
!1 = !{!3, !4, i64 0}
!2 = !{!3, !4, i64 8}
!3 = !{!"s", !"no node", i64 0, !4, i64 8, !4, i64 4}
!4 = !{!"int", !0}
