; byval, sret, function pointers, varargs, undefined functions, printing, recursion without end.
; BUF s i32 4 iota 5
; CALL byval(s) => 26
; EXPECT s[0] = 5
; CALL fnptr(true, 10) => 11
; CALL fnptr(false, 10) => 20
; CALL fnptr(poison, 10) => ub
; CALL badcall() => ub
; CALL va(3) => 60
; CALL sretf(4) => 16
; CALL noundef(poison) => ub
; CALL retnonnull(null) => poison
; CALL ranged(20) => poison
; CALL ranged(5) => 5
; CALL say(7) => 2
; TRACE print x=7 y=2.500000
; CALL tr() => trap
; CALL extern(3) => void
; TRACE call unknown 3
; CALL mutual(9) => true
; CALL outside_null(null) => ub
; CALL outside_poison(poison) => ub
; CALL outside_site(poison) => ub
; CALL outside_fine(poison) => void
; CALL intrinsic_site(poison) => ub
%pair = type { i32, i32 }
@fmtz = private constant [10 x i8] c"x=%d y=%f\00"
declare void @unknown(i32)
declare void @outside_a(ptr nonnull noundef)
declare void @outside_b(i32 noundef)
declare void @outside_c(i32) memory(none) willreturn
declare i32 @llvm.ctpop.i32(i32)
define void @outside_null(ptr %p) {
  call void @outside_a(ptr %p)
  ret void
}
define void @outside_poison(i32 %x) {
  call void @outside_b(i32 %x)
  ret void
}
define void @outside_site(i32 %x) {
  call void @outside_c(i32 noundef %x)
  ret void
}
define void @outside_fine(i32 %x) {
  call void @outside_c(i32 %x)
  ret void
}
define i32 @intrinsic_site(i32 %x) {
  %r = call i32 @llvm.ctpop.i32(i32 noundef %x)
  ret i32 %r
}
declare i32 @vprintf(ptr, ptr)
declare void @llvm.trap()
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define internal i32 @takes(ptr byval([4 x i32]) align 4 %p) {
  store i32 0, ptr %p
  %q1 = getelementptr i32, ptr %p, i64 1
  %x = load i32, ptr %q1
  %q2 = getelementptr i32, ptr %p, i64 2
  %y = load i32, ptr %q2
  %q3 = getelementptr i32, ptr %p, i64 3
  %z = load i32, ptr %q3
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}
define i32 @byval(ptr %p) {
  %x = call i32 @takes(ptr byval([4 x i32]) align 4 %p)
  %y = load i32, ptr %p
  %r = add i32 %x, %y
  %k = sub i32 %r, 0
  ret i32 %k
}
define i32 @inc(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @dbl(i32 %x) {
  %r = mul i32 %x, 2
  ret i32 %r
}
define i32 @fnptr(i1 %c, i32 %x) {
  %f = select i1 %c, ptr @inc, ptr @dbl
  %r = call i32 %f(i32 %x)
  ret i32 %r
}
define i32 @badcall() {
  %r = call i32 @inc(i64 3)
  ret i32 %r
}
define i32 @vsum(i32 %n, ...) {
entry:
  %ap = alloca ptr
  call void @llvm.va_start.p0(ptr %ap)
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %b ]
  %s = phi i32 [ 0, %entry ], [ %s1, %b ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b, label %o
b:
  %x = va_arg ptr %ap, i32
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %l
o:
  call void @llvm.va_end.p0(ptr %ap)
  ret i32 %s
}
define i32 @va(i32 %n) {
  %r = call i32 (i32, ...) @vsum(i32 %n, i32 10, i32 20, i32 30)
  ret i32 %r
}
define internal void @square(ptr sret(%pair) align 4 %out, i32 %x) {
  %y = mul i32 %x, %x
  store i32 %x, ptr %out
  %q = getelementptr %pair, ptr %out, i32 0, i32 1
  store i32 %y, ptr %q
  ret void
}
define i32 @sretf(i32 %x) {
  %p = alloca %pair
  call void @square(ptr sret(%pair) align 4 %p, i32 %x)
  %q = getelementptr %pair, ptr %p, i32 0, i32 1
  %r = load i32, ptr %q
  ret i32 %r
}
define i32 @noundef(i32 noundef %x) {
  ret i32 %x
}
define nonnull ptr @retnonnull(ptr %p) {
  ret ptr %p
}
define range(i32 0, 10) i32 @ranged(i32 %x) {
  ret i32 %x
}
define i32 @say(i32 %x) {
  %b = alloca { i32, double }
  store i32 %x, ptr %b
  %q = getelementptr { i32, double }, ptr %b, i32 0, i32 1
  store double 2.5, ptr %q
  %r = call i32 @vprintf(ptr @fmtz, ptr %b)
  ret i32 %r
}
define void @tr() {
  call void @llvm.trap()
  ret void
}
define void @extern(i32 %x) {
  call void @unknown(i32 %x)
  ret void
}
define i1 @odd(i32 %x) {
  %z = icmp eq i32 %x, 0
  br i1 %z, label %f, label %r
f:
  ret i1 false
r:
  %y = sub i32 %x, 1
  %e = call i1 @even(i32 %y)
  ret i1 %e
}
define i1 @even(i32 %x) {
  %z = icmp eq i32 %x, 0
  br i1 %z, label %f, label %r
f:
  ret i1 true
r:
  %y = sub i32 %x, 1
  %e = call i1 @odd(i32 %y)
  ret i1 %e
}
define i1 @mutual(i32 %x) {
  %r = call i1 @odd(i32 %x)
  ret i1 %r
}
