; Stack variables that may and may not become values: volatile, escaping, lifetime markers, selects of addresses, dynamic sizes, initialised by parts. For mem2reg,
; sroa, early-cse, instcombine.
define i32 @locals(i1 %c, ptr %sink, i32 %x) {
entry:
  %plain = alloca i32, align 4
  %vol = alloca i32, align 4
  %esc = alloca i32, align 4
  %arr = alloca [4 x i16], align 8
  %two = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %plain)
  store i32 %x, ptr %plain, align 4
  store volatile i32 1, ptr %vol, align 4
  store ptr %esc, ptr %sink, align 8
  %either = select i1 %c, ptr %plain, ptr %vol
  %e = load i32, ptr %either, align 4
  %a1 = getelementptr inbounds i8, ptr %arr, i64 2
  store i16 7, ptr %a1, align 2
  store i16 9, ptr %arr, align 8
  %w = load i32, ptr %arr, align 8
  store i32 %w, ptr %two, align 8
  %t4 = getelementptr inbounds i8, ptr %two, i64 4
  store float 1.500000e+00, ptr %t4, align 4
  %q = load i64, ptr %two, align 8
  %v = load volatile i32, ptr %vol, align 4
  call void @use(ptr %esc)
  %s = load i32, ptr %esc, align 4
  call void @llvm.lifetime.end.p0(ptr %plain)
  %n = zext i32 %x to i64
  %dyn = alloca i8, i64 %n, align 1
  call void @use(ptr %dyn)
  %qt = trunc i64 %q to i32
  %1 = add i32 %e, %v
  %2 = add i32 %1, %s
  %3 = xor i32 %2, %qt
  ret i32 %3
}
define i32 @again(ptr %p, ptr noalias %q) {
  %a = load i32, ptr %p, align 4, !invariant.load !0
  store i32 5, ptr %q, align 4
  %b = load i32, ptr %p, align 4, !invariant.load !0
  store i32 6, ptr %q, align 4
  %c = load i32, ptr %q, align 4
  %d = load atomic i32, ptr %p monotonic, align 4
  %1 = sub i32 %a, %b
  %2 = add i32 %1, %c
  %3 = add i32 %2, %d
  ret i32 %3
}
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
!0 = !{}
