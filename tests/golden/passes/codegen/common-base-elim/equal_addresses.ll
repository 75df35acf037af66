; RUN: %nvopt -passes=common-base-elim -S %s | FileCheck %s
; RUN: %nvopt -passes=common-base-elim -cbe-enable=0 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=common-base-elim -cbe-min-uses=3 -S %s | FileCheck --check-prefix=OFF %s
; Addresses that are written in different ways and are the same are computed once; the one that stays loses the flags
; that the other lacked.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The example of the document.
define void @mul_and_shl(ptr %p, i64 %i) {
  %t0 = mul nsw i64 %i, 4
  %a0 = getelementptr i8, ptr %p, i64 %t0
  %v0 = load i32, ptr %a0, align 4
  %t1 = shl i64 %i, 2
  %a1 = getelementptr i8, ptr %p, i64 %t1
  store i32 %v0, ptr %a1, align 4
  ret void
}

define void @flags_that_both_have(ptr %p, i64 %i) {
  %a = getelementptr inbounds nuw i32, ptr %p, i64 %i
  %v = load i32, ptr %a
  %b = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %v, ptr %b
  ret void
}

; %a may be poison where %b is not.
define void @flags_that_one_has(ptr %p, i64 %i, i1 %c) {
entry:
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  br i1 %c, label %use, label %other
use:
  store i32 1, ptr %a
  br label %other
other:
  %t = shl i64 %i, 2
  %b = getelementptr i8, ptr %p, i64 %t
  store i32 2, ptr %b
  ret void
}

; Another space, another base: they stay.
define void @other_bases(ptr addrspace(3) %s, ptr addrspace(1) %g, ptr addrspace(1) %h, i64 %i) {
  %a = getelementptr i32, ptr addrspace(3) %s, i64 %i
  %b = getelementptr i32, ptr addrspace(1) %g, i64 %i
  %c = getelementptr i32, ptr addrspace(1) %h, i64 %i
  store i32 1, ptr addrspace(3) %a
  store i32 2, ptr addrspace(1) %b
  store i32 3, ptr addrspace(1) %c
  ret void
}
; Users of other types: one pointer serves them all, without a cast.
define float @other_types(ptr %p, i64 %i) {
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %t = shl i64 %i, 2
  %b = getelementptr i8, ptr %p, i64 %t
  %v = load float, ptr %b
  ret float %v
}
; What comes out:
; CHECK-LABEL: define void @mul_and_shl(
; CHECK-NEXT:   %t0 = mul nsw i64 %i, 4
; CHECK-NEXT:   %a0 = getelementptr i8, ptr %p, i64 %t0
; CHECK-NEXT:   %v0 = load i32, ptr %a0, align 4
; CHECK-NEXT:   store i32 %v0, ptr %a0, align 4
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @flags_that_both_have(
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   store i32 %v, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @flags_that_one_has(
; CHECK: entry:
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   br i1 %c, label %use, label %other
; CHECK: use:
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   br label %other
; CHECK: other:
; CHECK-NEXT:   store i32 2, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @other_bases(
; CHECK-NEXT:   %a = getelementptr i32, ptr addrspace(3) %s, i64 %i
; CHECK-NEXT:   %b = getelementptr i32, ptr addrspace(1) %g, i64 %i
; CHECK-NEXT:   %c = getelementptr i32, ptr addrspace(1) %h, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %a, align 4
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %b, align 4
; CHECK-NEXT:   store i32 3, ptr addrspace(1) %c, align 4
; CHECK-NEXT:   ret void
; CHECK-LABEL: define float @other_types(
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   ret float %v
; OFF-LABEL: define void @mul_and_shl(
; OFF-NEXT:   %t0 = mul nsw i64 %i, 4
; OFF-NEXT:   %a0 = getelementptr i8, ptr %p, i64 %t0
; OFF-NEXT:   %v0 = load i32, ptr %a0, align 4
; OFF-NEXT:   %t1 = shl i64 %i, 2
; OFF-NEXT:   %a1 = getelementptr i8, ptr %p, i64 %t1
; OFF-NEXT:   store i32 %v0, ptr %a1, align 4
; OFF-NEXT:   ret void
; OFF-LABEL: define void @flags_that_both_have(
; OFF-NEXT:   %a = getelementptr inbounds nuw i32, ptr %p, i64 %i
; OFF-NEXT:   %v = load i32, ptr %a, align 4
; OFF-NEXT:   %b = getelementptr inbounds i32, ptr %p, i64 %i
; OFF-NEXT:   store i32 %v, ptr %b, align 4
; OFF-NEXT:   ret void
; OFF-LABEL: define void @flags_that_one_has(
; OFF: entry:
; OFF-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; OFF-NEXT:   br i1 %c, label %use, label %other
; OFF: use:
; OFF-NEXT:   store i32 1, ptr %a, align 4
; OFF-NEXT:   br label %other
; OFF: other:
; OFF-NEXT:   %t = shl i64 %i, 2
; OFF-NEXT:   %b = getelementptr i8, ptr %p, i64 %t
; OFF-NEXT:   store i32 2, ptr %b, align 4
; OFF-NEXT:   ret void
; OFF-LABEL: define void @other_bases(
; OFF-NEXT:   %a = getelementptr i32, ptr addrspace(3) %s, i64 %i
; OFF-NEXT:   %b = getelementptr i32, ptr addrspace(1) %g, i64 %i
; OFF-NEXT:   %c = getelementptr i32, ptr addrspace(1) %h, i64 %i
; OFF-NEXT:   store i32 1, ptr addrspace(3) %a, align 4
; OFF-NEXT:   store i32 2, ptr addrspace(1) %b, align 4
; OFF-NEXT:   store i32 3, ptr addrspace(1) %c, align 4
; OFF-NEXT:   ret void
