; RUN: %nvopt -passes=common-base-elim -S %s | FileCheck %s
; RUN: %nvopt -passes=common-base-elim,common-base-elim -S %s | FileCheck %s
; Addresses that differ by a constant: the least is the anchor, the others are it and a constant.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @stencil(ptr %p, i64 %i) {
  %b = add nsw i64 %i, 1
  %q = getelementptr inbounds float, ptr %p, i64 %b
  %y = load float, ptr %q
  %a = add nsw i64 %i, -1
  %r = getelementptr inbounds float, ptr %p, i64 %a
  %x = load float, ptr %r
  %s = fadd float %x, %y
  %m = getelementptr inbounds float, ptr %p, i64 %i
  store float %s, ptr %m
  ret void
}

; The variable terms are part of the key: @g[tid] is no base of @g[tid2].
@g = addrspace(3) global [64 x float] undef
define void @variable_terms(i64 %tid, i64 %tid2) {
  %a = getelementptr float, ptr addrspace(3) @g, i64 %tid
  %b = getelementptr float, ptr addrspace(3) @g, i64 %tid2
  store float 1.0, ptr addrspace(3) %a
  store float 2.0, ptr addrspace(3) %b
  ret void
}

; Indices of 32 bits: the sum does not wrap, so that it is the extended index and a constant.
define void @narrow_index(ptr %p, i32 %i) {
  %w = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 %w
  store float 1.0, ptr %a
  %j = add nsw i32 %i, 7
  %x = sext i32 %j to i64
  %b = getelementptr inbounds float, ptr %p, i64 %x
  store float 2.0, ptr %b
  ret void
}

; It may wrap: two bases.
define void @index_that_wraps(ptr %p, i32 %i) {
  %w = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 %w
  store float 1.0, ptr %a
  %j = add i32 %i, 7
  %x = sext i32 %j to i64
  %b = getelementptr inbounds float, ptr %p, i64 %x
  store float 2.0, ptr %b
  ret void
}

; The pointer that a loop advances is the base.
define void @pointer_of_a_loop(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw nsw i64 %i, 1
  %a = getelementptr inbounds float, ptr %p, i64 %j
  store float 1.0, ptr %a
  %next = getelementptr inbounds float, ptr %q, i64 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %done, label %loop
done:
  ret void
}

; Farther than an immediate reaches.
define void @far_away(ptr %p, i64 %i) {
  %a = getelementptr i8, ptr %p, i64 %i
  store i8 1, ptr %a
  %j = add i64 %i, 100000000
  %b = getelementptr i8, ptr %p, i64 %j
  store i8 2, ptr %b
  ret void
}
; What comes out:
; CHECK-LABEL: define void @stencil(
; CHECK-NEXT:   %scevcgptmp_0 = shl nsw i64 %i, 2
; CHECK-NEXT:   %scevcgp_0 = getelementptr i8, ptr %p, i64 %scevcgptmp_0
; CHECK-NEXT:   %q = getelementptr i8, ptr %scevcgp_0, i64 4
; CHECK-NEXT:   %y = load float, ptr %q, align 4
; CHECK-NEXT:   %r = getelementptr i8, ptr %scevcgp_0, i64 -4
; CHECK-NEXT:   %x = load float, ptr %r, align 4
; CHECK-NEXT:   %s = fadd float %x, %y
; CHECK-NEXT:   store float %s, ptr %scevcgp_0, align 4
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @variable_terms(
; CHECK-NEXT:   %a = getelementptr float, ptr addrspace(3) @g, i64 %tid
; CHECK-NEXT:   %b = getelementptr float, ptr addrspace(3) @g, i64 %tid2
; CHECK-NEXT:   store float 1.000000e+00, ptr addrspace(3) %a, align 4
; CHECK-NEXT:   store float 2.000000e+00, ptr addrspace(3) %b, align 4
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @narrow_index(
; CHECK-NEXT:   %w = sext i32 %i to i64
; CHECK-NEXT:   %a = getelementptr inbounds float, ptr %p, i64 %w
; CHECK-NEXT:   store float 1.000000e+00, ptr %a, align 4
; CHECK-NEXT:   %b = getelementptr i8, ptr %a, i64 28
; CHECK-NEXT:   store float 2.000000e+00, ptr %b, align 4
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @index_that_wraps(
; CHECK-NEXT:   %w = sext i32 %i to i64
; CHECK-NEXT:   %a = getelementptr inbounds float, ptr %p, i64 %w
; CHECK-NEXT:   store float 1.000000e+00, ptr %a, align 4
; CHECK-NEXT:   %j = add i32 %i, 7
; CHECK-NEXT:   %x = sext i32 %j to i64
; CHECK-NEXT:   %b = getelementptr inbounds float, ptr %p, i64 %x
; CHECK-NEXT:   store float 2.000000e+00, ptr %b, align 4
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @pointer_of_a_loop(
; CHECK: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %q = phi ptr [ %p, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %a = getelementptr i8, ptr %q, i64 4
; CHECK-NEXT:   store float 1.000000e+00, ptr %a, align 4
; CHECK-NEXT:   %next = getelementptr float, ptr %q, i64 1
; CHECK-NEXT:   %c = icmp eq i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @far_away(
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:   store i8 1, ptr %a, align 1
; CHECK-NEXT:   %j = add i64 %i, 100000000
; CHECK-NEXT:   %b = getelementptr i8, ptr %p, i64 %j
; CHECK-NEXT:   store i8 2, ptr %b, align 1
; CHECK-NEXT:   ret void
