; RUN: %nvopt -passes='loop(loop-versioning-licm)' -S %s | FileCheck %s
; RUN: %nvopt -passes='loop(loop-versioning-licm)' -runtime-memory-check-threshold=20 -S %s | FileCheck %s --check-prefix=CHECKS
; RUN: %nvopt -passes='loop(loop-versioning-licm)' -licm-versioning-invariant-threshold=5 -S %s | FileCheck %s --check-prefix=PERCENT
; RUN: %nvopt -passes='loop(loop-versioning-licm)' -licm-versioning-max-depth-threshold=3 -S %s | FileCheck %s --check-prefix=DEPTH
; Too many pairs to test; too few accesses that stay at one place; too deep in a nest: each with the knob on both sides.
; CHECK-NOT: lver.orig
; CHECKS-LABEL: @many(
; CHECKS: lver.orig
; CHECKS-LABEL: @few(
; CHECKS-NOT: lver.orig
; PERCENT-LABEL: @many(
; PERCENT-NOT: lver.orig
; PERCENT-LABEL: @few(
; PERCENT: lver.orig
; DEPTH-LABEL: @few(
; DEPTH-NOT: lver.orig
; DEPTH-LABEL: @deep(
; DEPTH: lver.orig
target triple = "nvptx64-nvidia-cuda"
define void @many(ptr %a, ptr %b0, ptr %b1, ptr %b2, ptr %b3, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %w0 = getelementptr inbounds i32, ptr %b0, i64 %i
  store i32 1, ptr %w0, align 4
  %w1 = getelementptr inbounds i32, ptr %b1, i64 %i
  store i32 1, ptr %w1, align 4
  %w2 = getelementptr inbounds i32, ptr %b2, i64 %i
  store i32 1, ptr %w2, align 4
  %w3 = getelementptr inbounds i32, ptr %b3, i64 %i
  store i32 1, ptr %w3, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @few(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %z0 = load i32, ptr %q, align 4
  %z1 = load i32, ptr %q, align 4
  %z2 = load i32, ptr %q, align 4
  %z3 = load i32, ptr %q, align 4
  %z4 = load i32, ptr %q, align 4
  %z5 = load i32, ptr %q, align 4
  %z6 = load i32, ptr %q, align 4
  %z7 = load i32, ptr %q, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @deep(ptr %a, ptr %p, i64 %n) {
entry:
  br label %o
o:
  %k = phi i64 [ 0, %entry ], [ %k1, %ol ]
  br label %m
m:
  %l = phi i64 [ 0, %o ], [ %l1, %ml ]
  br label %loop
loop:
  %i = phi i64 [ 0, %m ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %ml
ml:
  %l1 = add nuw nsw i64 %l, 1
  %d = icmp ult i64 %l1, %n
  br i1 %d, label %m, label %ol
ol:
  %k1 = add nuw nsw i64 %k, 1
  %e = icmp ult i64 %k1, %n
  br i1 %e, label %o, label %exit
exit:
  ret void
}
