; BUF b i32 8 iota
; BUF u i32 4 undef
; CALL sum(b, 8) => 28
; CALL sum(b, 9) => ub
; CALL store(b, 3, 77) => void
; EXPECT b[3] = 77
; EXPECT b = {0, 1, 2, 77, 4}
; CALL store(b, -1, 0) => ub
; CALL uninit() => undef
; CALL dangling() => ub
; CALL null() => ub
; CALL misaligned(b) => ub
; CALL roundtrip(b) => 5
; CALL bytes(305419896) => 2018915346
; CALL constant() => ub
; CALL table(2) => 30
; CALL heap(10) => 45
; CALL doublefree() => ub
; CALL copy(b) => 3
; CALL fill() => 16843009
; CALL life() => ub
; CALL undefload(u) => undef
; CALL range(b) => poison
@cst = constant i32 5
@tab = constant [4 x i32] [i32 10, i32 20, i32 30, i32 40]
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %b ]
  %s = phi i32 [ 0, %entry ], [ %s1, %b ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b, label %o
b:
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %x = load i32, ptr %q, align 4
  %s1 = add i32 %s, %x
  %i1 = add nuw nsw i32 %i, 1
  br label %l
o:
  ret i32 %s
}
define void @store(ptr %p, i64 %i, i32 %v) {
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 %v, ptr %q
  ret void
}
define i32 @uninit() {
  %a = alloca i32
  %x = load i32, ptr %a
  ret i32 %x
}
define ptr @leak() {
  %a = alloca i32
  ret ptr %a
}
define i32 @dangling() {
  %p = call ptr @leak()
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @null() {
  %x = load i32, ptr null
  ret i32 %x
}
define i32 @misaligned(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %x = load i32, ptr %q, align 4
  ret i32 %x
}
define i32 @roundtrip(ptr %p) {
  %i = ptrtoint ptr %p to i64
  %j = add i64 %i, 20
  %q = inttoptr i64 %j to ptr
  %x = load i32, ptr %q
  ret i32 %x
}
define i32 @bytes(i32 %x) {
  %a = alloca i32
  %b = alloca i32
  store i32 %x, ptr %a
  %v = load <4 x i8>, ptr %a, align 4
  %w = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i8> %w, ptr %b
  %r = load i32, ptr %b
  ret i32 %r
}
define i32 @constant() {
  store i32 1, ptr @cst
  ret i32 0
}
define i32 @table(i32 %i) {
  %p = getelementptr inbounds [4 x i32], ptr @tab, i64 0, i32 %i
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @heap(i32 %n) {
entry:
  %n64 = zext i32 %n to i64
  %bytes = mul i64 %n64, 4
  %m = call ptr @malloc(i64 %bytes)
  br label %w
w:
  %i = phi i32 [ 0, %entry ], [ %i1, %w ]
  %p = getelementptr i32, ptr %m, i32 %i
  store i32 %i, ptr %p
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %w, label %r
r:
  %s = call i32 @sum(ptr %m, i32 %n)
  call void @free(ptr %m)
  ret i32 %s
}
define void @doublefree() {
  %m = call ptr @malloc(i64 4)
  store volatile i32 0, ptr %m
  call void @free(ptr %m)
  call void @free(ptr %m)
  ret void
}
define i32 @copy(ptr %p) {
  %a = alloca [8 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 32, i1 false)
  %q = getelementptr [8 x i32], ptr %a, i32 0, i32 3
  %x = load i32, ptr %q
  ret i32 %x
}
define i32 @fill() {
  %a = alloca i32
  call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 4, i1 false)
  %x = load i32, ptr %a
  ret i32 %x
}
define i32 @life() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  store i32 2, ptr %a
  ret i32 0
}
define i32 @undefload(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @range(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 7
  %x = load i32, ptr %q, !range !0
  ret i32 %x
}
!0 = !{i32 0, i32 7}
