; RUN: %nvopt -passes='loop-mssa(licm)' -licm-max-num-int-reassociations=1 -licm-max-num-fp-reassociations=0 -S %s | FileCheck %s
; More products than the knobs allow: the sum is multiplied in the loop.
target triple = "nvptx64-nvidia-cuda"
define void @products(ptr %p, i32 %a, i32 %b, i32 %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ 1, %entry ], [ %j1, %loop ]
  %x = mul nsw i32 %i, %a
  %y = mul nsw i32 %j, %b
  %s = add nsw i32 %x, %y
  %m = mul nsw i32 %s, %k
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %m, ptr %q, align 4
  %i1 = add i32 %i, 1
  %j1 = xor i32 %j, %i
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @float_products(ptr %p, float %a, float %b, float %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %q, align 4
  %x = fmul fast float %v, %a
  %w = fadd fast float %v, 1.0
  %y = fmul fast float %w, %b
  %s = fadd fast float %x, %y
  %m = fmul fast float %s, %k
  store float %m, ptr %q, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @products(ptr %p, i32 %a, i32 %b, i32 %k, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %j = phi i32 [ 1, %entry ], [ %j1, %loop ]
; CHECK-NEXT:   %x = mul nsw i32 %i, %a
; CHECK-NEXT:   %y = mul nsw i32 %j, %b
; CHECK-NEXT:   %s = add nsw i32 %x, %y
; CHECK-NEXT:   %m = mul nsw i32 %s, %k
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %m, ptr %q, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %j1 = xor i32 %j, %i
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @float_products(ptr %p, float %a, float %b, float %k, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %q = getelementptr float, ptr %p, i32 %i
; CHECK-NEXT:   %v = load float, ptr %q, align 4
; CHECK-NEXT:   %x = fmul fast float %v, %a
; CHECK-NEXT:   %w = fadd fast float %v, 1.000000e+00
; CHECK-NEXT:   %y = fmul fast float %w, %b
; CHECK-NEXT:   %s = fadd fast float %x, %y
; CHECK-NEXT:   %m = fmul fast float %s, %k
; CHECK-NEXT:   store float %m, ptr %q, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
