; Calls: arguments and results nobody needs, variable arguments, musttail, byval, inalloca-free conventions, sret, bundles, tail kinds. For deadargelim, ipsccp,
; inline, tailcallelim, always-inline.
define internal i64 @many(i32 %a, i32 %unused, ptr %p, float %x) noinline {
  %v = load i32, ptr %p, align 4
  %s = add i32 %v, %a
  %z = zext i32 %s to i64
  ret i64 %z
}
define internal { i32, float, i8 } @three(i32 %x) noinline {
  %1 = insertvalue { i32, float, i8 } { i32 0, float 1.000000e+00, i8 undef }, i32 %x, 0
  ret { i32, float, i8 } %1
}
define internal i32 @variadic(i32 %n, ...) noinline {
  ret i32 %n
}
define fastcc i32 @tail(i32 %n, ptr %p) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %z, label %nz
z:
  ret i32 0
nz:
  %m = sub i32 %n, 1
  %r = musttail call fastcc i32 @tail(i32 %m, ptr %p)
  ret i32 %r
}
define i32 @go(ptr %p, ptr byval({ i32, i32 }) align 4 %s) {
  %a = call i64 @many(i32 1, i32 2, ptr %p, float 3.000000e+00)
  %b = call i64 @many(i32 1, i32 5, ptr %s, float 4.000000e+00)
  %t = call { i32, float, i8 } @three(i32 8)
  %t0 = extractvalue { i32, float, i8 } %t, 0
  %v = call i32 (i32, ...) @variadic(i32 3, double 1.000000e+00, ptr %p)
  %k = notail call fastcc i32 @tail(i32 %v, ptr %p)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %s) ]
  %c = trunc i64 %a to i32
  %d = add i32 %c, %t0
  %e = add i32 %d, %k
  ret i32 %e
}
declare void @llvm.assume(i1)
