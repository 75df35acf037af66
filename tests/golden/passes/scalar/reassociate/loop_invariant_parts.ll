; RUN: %nvopt -passes=reassociate -S %s | FileCheck %s
; What does not change in a loop has a lower rank than what does, so that it stands innermost and licm can take it out.
target triple = "nvptx64-nvidia-cuda"

define void @in_a_loop(i32 %a, i32 %b, i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = add i32 %a, %i
  %y = add i32 %x, %b
  store volatile i32 %y, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @in_a_nest(i32 %a, i32 %n, ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %k, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %l, %inner ]
  %x = mul i32 %j, %a
  %y = mul i32 %x, %i
  store volatile i32 %y, ptr %p
  %l = add i32 %j, 1
  %c = icmp slt i32 %l, %n
  br i1 %c, label %inner, label %latch
latch:
  %k = add i32 %i, 1
  %d = icmp slt i32 %k, %n
  br i1 %d, label %outer, label %done
done:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @in_a_loop(i32 %a, i32 %b, i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %0 = add i32 %b, %a
; CHECK-NEXT:   %y = add i32 %0, %i
; CHECK-NEXT:   store volatile i32 %y, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %done
; CHECK: done:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @in_a_nest(i32 %a, i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %k, %latch ]
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %inner, %outer
; CHECK-NEXT:   %j = phi i32 [ 0, %outer ], [ %l, %inner ]
; CHECK-NEXT:   %0 = mul i32 %i, %a
; CHECK-NEXT:   %y = mul i32 %0, %j
; CHECK-NEXT:   store volatile i32 %y, ptr %p, align 4
; CHECK-NEXT:   %l = add i32 %j, 1
; CHECK-NEXT:   %c = icmp slt i32 %l, %n
; CHECK-NEXT:   br i1 %c, label %inner, label %latch
; CHECK: latch:                                            ; preds = %inner
; CHECK-NEXT:   %k = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %k, %n
; CHECK-NEXT:   br i1 %d, label %outer, label %done
; CHECK: done:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
