; RUN: %nvopt -passes=loop-load-elim -verify-loop-info -verify-dom-info -verify-pass-claims -S %s | FileCheck %s
; What a round stores and the next one loads goes round in a value.
target triple = "nvptx64-nvidia-cuda"

; The load comes first in a round.
define void @backward(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The store comes first: in its own round it writes elsewhere. What is read is of less alignment than what is written.
define void @forward(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %y, ptr %qa, align 4
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 1
  %z = mul i32 %x, 2
  store i32 %z, ptr %pb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Every second element.
define void @stride_of_2(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %d = shl nuw nsw i64 %i, 1
  %pa = getelementptr inbounds i32, ptr %a, i64 %d
  %x = load i32, ptr %pa, align 4, !tbaa !0
  %s = xor i32 %x, %y
  %d2 = add nuw nsw i64 %d, 2
  %qa = getelementptr inbounds i32, ptr %a, i64 %d2
  store i32 %s, ptr %qa, align 4
  %d1 = add nuw nsw i64 %d, 1
  %ra = getelementptr inbounds i32, ptr %a, i64 %d1
  store i32 7, ptr %ra, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; From the end to the start.
define void @downward(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %i1, %loop ]
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %s = sub i32 %x, %y
  %k = add nsw i64 %i, -1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %i1 = add nsw i64 %i, -1
  %c = icmp sgt i64 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Fields of a structure: one goes round, the other is stored beside it.
%pair = type { i32, float }
define void @fields(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %f = getelementptr inbounds %pair, ptr %a, i64 %i, i32 1
  %x = load float, ptr %f, align 4
  %k = add nuw nsw i64 %i, 1
  %g = getelementptr inbounds %pair, ptr %a, i64 %k, i32 0
  %h = getelementptr inbounds %pair, ptr %a, i64 %k, i32 1
  %s = fadd float %x, 1.0
  store float %s, ptr %h, align 4
  store i32 3, ptr %g, align 8
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.f2i.rn(float)
; A number of as many bits of another kind.
define void @int_and_float(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %pa, align 4
  %s = call i32 @llvm.nvvm.f2i.rn(float %x)
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Loaded twice: one value.
define void @twice(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %ra = getelementptr inbounds i32, ptr %a, i64 %i
  %w = load i32, ptr %ra, align 4
  store i32 %w, ptr %pb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The last store of a round counts.
define void @last_store(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %y, ptr %qa, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; It is only copied on.
define void @copied(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %x, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Any step, where the load comes first.
define void @any_step(ptr noalias %a, ptr noalias %b, i64 %n, i64 %step) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %d = mul i64 %i, %step
  %pa = getelementptr i8, ptr %a, i64 %d
  %x = load i32, ptr %pa, align 4
  %s = add i32 %x, %y
  %d2 = add i64 %d, %step
  %qa = getelementptr i8, ptr %a, i64 %d2
  store i32 %s, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A pointer that counts, and a store under a condition that is elsewhere.
define void @pointer(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 %m, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %p = phi ptr addrspace(3) [ %s, %entry ], [ %p1, %latch ]
  %x = load i32, ptr addrspace(3) %p, align 4
  %t = icmp eq i32 %x, %m
  br i1 %t, label %then, label %latch
then:
  store i32 9, ptr addrspace(1) %g, align 4
  br label %latch
latch:
  %p1 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
  %z = mul i32 %x, 3
  store i32 %z, ptr addrspace(3) %p1, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A load under a condition, from a place that may be read.
define void @safe(ptr noalias %b, i1 %when, i64 %n) {
entry:
  %l = alloca [64 x i32], align 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  br i1 %when, label %then, label %latch
then:
  %pa = getelementptr inbounds i32, ptr %l, i64 %i
  %x = load i32, ptr %pa, align 4
  store i32 %x, ptr %b, align 4
  br label %latch
latch:
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %l, i64 %k
  %t = trunc i64 %i to i32
  store i32 %t, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

declare i32 @reads(ptr) memory(read) nounwind willreturn nosync
declare float @llvm.sqrt.f32(float)
; A call that only reads, and one that touches nothing, are not in the way.
define void @calls_that_read(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %r = call i32 @reads(ptr %a)
  %f = call float @llvm.sqrt.f32(float 2.0)
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The debug location and the type of the access stay; what is used behind the loop goes on being.
define i32 @used_behind(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4, !tbaa !0
  %s = add i32 %x, 5
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %s, ptr %qa, align 4
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %x, %loop ]
  ret i32 %r
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: %pair = type { i32, float }
; CHECK-LABEL: define void @backward(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %store_forwarded, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @forward(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 1
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %y, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %y, ptr %qa, align 4
; CHECK-NEXT:   %z = mul i32 %store_forwarded, 2
; CHECK-NEXT:   store i32 %z, ptr %pb, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stride_of_2(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4, !tbaa !0
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %d = shl nuw nsw i64 %i, 1
; CHECK-NEXT:   %s = xor i32 %store_forwarded, %y
; CHECK-NEXT:   %d2 = add nuw nsw i64 %d, 2
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %d2
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %d1 = add nuw nsw i64 %d, 1
; CHECK-NEXT:   %ra = getelementptr inbounds i32, ptr %a, i64 %d1
; CHECK-NEXT:   store i32 7, ptr %ra, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @downward(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = shl i64 %n, 2
; CHECK-NEXT:   %1 = getelementptr i8, ptr %a, i64 %0
; CHECK-NEXT:   %load_initial = load i32, ptr %1, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ %n, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = sub i32 %store_forwarded, %y
; CHECK-NEXT:   %k = add nsw i64 %i, -1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nsw i64 %i, -1
; CHECK-NEXT:   %c = icmp sgt i64 %i, 1
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @fields(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = getelementptr i8, ptr %a, i64 4
; CHECK-NEXT:   %load_initial = load float, ptr %0, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi float [ %load_initial, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %g = getelementptr inbounds %pair, ptr %a, i64 %k, i32 0
; CHECK-NEXT:   %h = getelementptr inbounds %pair, ptr %a, i64 %k, i32 1
; CHECK-NEXT:   %s = fadd float %store_forwarded, 1.000000e+00
; CHECK-NEXT:   store float %s, ptr %h, align 4
; CHECK-NEXT:   store i32 3, ptr %g, align 8
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.nvvm.f2i.rn(float) #0
; CHECK-LABEL: define void @int_and_float(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load float, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi float [ %load_initial, %entry ], [ %0, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %s = call i32 @llvm.nvvm.f2i.rn(float %store_forwarded)
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   %0 = bitcast i32 %s to float
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @twice(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %store_forwarded, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   store i32 %store_forwarded, ptr %pb, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @last_store(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %y, ptr %qa, align 4
; CHECK-NEXT:   %s = add i32 %store_forwarded, %y
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @copied(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %store_forwarded, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %store_forwarded, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @any_step(ptr noalias %a, ptr noalias %b, i64 %n, i64 %step) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %d = mul i64 %i, %step
; CHECK-NEXT:   %s = add i32 %store_forwarded, %y
; CHECK-NEXT:   %d2 = add i64 %d, %step
; CHECK-NEXT:   %qa = getelementptr i8, ptr %a, i64 %d2
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @pointer(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 %m, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %z, %latch ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ %s, %entry ], [ %p1, %latch ]
; CHECK-NEXT:   %t = icmp eq i32 %store_forwarded, %m
; CHECK-NEXT:   br i1 %t, label %then, label %latch
; CHECK: then:                                             ; preds = %loop
; CHECK-NEXT:   store i32 9, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %then, %loop
; CHECK-NEXT:   %p1 = getelementptr inbounds i32, ptr addrspace(3) %p, i64 1
; CHECK-NEXT:   %z = mul i32 %store_forwarded, 3
; CHECK-NEXT:   store i32 %z, ptr addrspace(3) %p1, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @safe(ptr noalias %b, i1 %when, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %l = alloca [64 x i32], align 4
; CHECK-NEXT:   %load_initial = load i32, ptr %l, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %t, %latch ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   br i1 %when, label %then, label %latch
; CHECK: then:                                             ; preds = %loop
; CHECK-NEXT:   store i32 %store_forwarded, ptr %b, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %then, %loop
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %l, i64 %k
; CHECK-NEXT:   %t = trunc i64 %i to i32
; CHECK-NEXT:   store i32 %t, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nosync nounwind willreturn memory(read)
; CHECK-NEXT: declare i32 @reads(ptr) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.sqrt.f32(float) #2
; CHECK-LABEL: define void @calls_that_read(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %store_forwarded, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %r = call i32 @reads(ptr %a)
; CHECK-NEXT:   %f = call float @llvm.sqrt.f32(float 2.000000e+00)
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @used_behind(ptr noalias %a, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4, !tbaa !0
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %s = add i32 %store_forwarded, 5
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %i1
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %r = phi i32 [ %store_forwarded, %loop ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nosync nounwind willreturn memory(read) }
; CHECK-NEXT: attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !0 = !{!1, !1, i64 0}
; CHECK-NEXT: !1 = !{!"int", !2, i64 0}
; CHECK-NEXT: !2 = !{!"root"}
