; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

; CHECK-LABEL: @equal_operations(
; CHECK: [[S:%.*]] = select i1 %c, i32 %y, i32 %z
; CHECK: add i32 [[S]], %x
define i32 @equal_operations(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %y
  %b = add i32 %x, %z
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; A poison condition must not become a poison divisor.
; CHECK-LABEL: @divisors_stay(
; CHECK: udiv
; CHECK: udiv
define i32 @divisors_stay(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = udiv i32 %x, %y
  %b = udiv i32 %x, %z
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; CHECK-LABEL: @into_operation(
; CHECK: [[S:%.*]] = select i1 %c, i32 %y, i32 0
; CHECK: or i32 [[S]], %x
define i32 @into_operation(i1 %c, i32 %x, i32 %y) {
  %a = or i32 %x, %y
  %r = select i1 %c, i32 %a, i32 %x
  ret i32 %r
}

; CHECK-LABEL: @phi_loads(
; CHECK: j:
; CHECK-NEXT: phi ptr
; CHECK-NEXT: load i32
define i32 @phi_loads(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, align 4
  br label %j
b:
  %y = load i32, ptr %q, align 4
  br label %j
j:
  %r = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %r
}

; No load moves over a barrier.
; CHECK-LABEL: @phi_loads_barrier(
; CHECK: load i32, ptr %p
; CHECK: call void @llvm.nvvm.
; CHECK: load i32, ptr %q
; CHECK: phi i32
define i32 @phi_loads_barrier(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %j
b:
  %y = load i32, ptr %q, align 4
  br label %j
j:
  %r = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %r
}

; CHECK-LABEL: @phi_constants(
; CHECK: phi i1 [ true, %a ], [ false, %b ], [ true, %c ]
define i1 @phi_constants(i4 %n) {
  switch i4 %n, label %a [
    i4 1, label %b
    i4 2, label %c
  ]
a:
  br label %j
b:
  br label %j
c:
  br label %j
j:
  %p = phi i32 [ 1, %a ], [ 2, %b ], [ 1, %c ]
  %r = icmp eq i32 %p, 1
  ret i1 %r
}

; CHECK-LABEL: @generic_max(
; CHECK: call float @llvm.maxnum.f32
define float @generic_max(float %a, float %b) {
  %r = call float @llvm.nvvm.fmax.f(float %a, float %b)
  ret float %r
}

; CHECK-LABEL: @flushing_max(
; CHECK: call float @llvm.nvvm.fmax.ftz.f
define float @flushing_max(float %a, float %b) {
  %r = call float @llvm.nvvm.fmax.ftz.f(float %a, float %b)
  ret float %r
}

; CHECK-LABEL: @forward(
; CHECK: store i32 %x, ptr %p
; CHECK-NEXT: ret i32 %x
define i32 @forward(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %y = load i32, ptr %p, align 4
  ret i32 %y
}

; CHECK-LABEL: @forward_barrier(
; CHECK: call void @llvm.nvvm.
; CHECK: load i32, ptr %p
define i32 @forward_barrier(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load i32, ptr %p, align 4
  ret i32 %y
}

; Another thread may see the first value at the barrier.
; CHECK-LABEL: @overwritten_barrier(
; CHECK: store i32 1
; CHECK: call void @llvm.nvvm.
; CHECK: store i32 2
define void @overwritten_barrier(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK-LABEL: @overwritten(
; CHECK-NOT: store i32 1
; CHECK: store i32 2
define void @overwritten(ptr %p) {
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK-LABEL: @addresses(
; CHECK: getelementptr inbounds nuw i8, ptr %p, i64 24
define ptr @addresses(ptr %p) {
  %q = getelementptr inbounds { i32, i32 }, ptr %p, i64 1
  %r = getelementptr inbounds i32, ptr %q, i64 4
  ret ptr %r
}

; CHECK-LABEL: @copy(
; CHECK: [[V:%.*]] = load i64, ptr %s, align 4
; CHECK: store i64 [[V]], ptr %d, align 8
define void @copy(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 4 %s, i64 8, i1 false)
  ret void
}

; CHECK-LABEL: @only_written(
; CHECK-NEXT: ret void
define void @only_written(i32 %x) {
  %a = alloca [4 x i32], align 4
  %p = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2
  store i32 %x, ptr %p, align 4
  ret void
}

; CHECK-LABEL: @rmw(
; CHECK: atomicrmw or ptr %p, i32 0 seq_cst
define i32 @rmw(ptr %p) {
  %r = atomicrmw add ptr %p, i32 0 seq_cst
  ret i32 %r
}
declare float @llvm.nvvm.fmax.f(float, float)
declare float @llvm.nvvm.fmax.ftz.f(float, float)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @zero_shifts_nothing(
; CHECK-NOT: select
; CHECK: ashr i64 %y
define i64 @zero_shifts_nothing(i32 %x, i64 %y) {
  %m = and i32 %x, 15
  %s = shl nuw nsw i32 %m, 2
  %z = zext i32 %s to i64
  %c = icmp eq i32 %m, 0
  %a = ashr i64 %y, %z
  %r = select i1 %c, i64 %y, i64 %a
  ret i64 %r
}

; CHECK-LABEL: @select_of_phi(
; CHECK: phi i32 [ %x, %a ], [ %y, %b ]
; CHECK-NEXT: ret
define i32 @select_of_phi(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %p = phi i1 [ true, %a ], [ false, %b ]
  %r = select i1 %p, i32 %x, i32 %y
  ret i32 %r
}

; CHECK-LABEL: @steps(
; CHECK: [[H:%.*]] = getelementptr inbounds [4 x i32], ptr %p, i64 %i
; CHECK: getelementptr inbounds i32, ptr [[H]], i64 %j
define ptr @steps(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds [4 x i32], ptr %p, i64 %i, i64 %j
  ret ptr %a
}
