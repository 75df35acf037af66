@a = global i129 -170141183460469231731687303715884105729
@b = alias i8, getelementptr inbounds (i8, ptr @a, i64 4)
@c = global [2 x ptr] [ptr @b, ptr null], section "x", align 16
@d = global half 0xH3C00
@e = global x86_fp80 0xK3FFF8000000000000000
@h = global <4 x i1> splat (i1 true)
@j = global i64 ptrtoint (ptr @c to i64)
declare void @v(...)
define void @f(ptr byval(i32) align 4 %p, <vscale x 2 x i32> %q) {
  call void (...) @v(i32 1, double 1.5e-3, metadata !"x") [ "deopt"(i32 1) ]
  %r = extractelement <vscale x 2 x i32> %q, i32 0
  store i32 %r, ptr %p, !tbaa !0
  unreachable
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
