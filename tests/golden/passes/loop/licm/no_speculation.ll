; RUN: %nvopt -passes='loop-mssa(licm<no-allowspeculation>)' -S %s | FileCheck %s
; Only what runs whenever the loop is entered moves before it.
target triple = "nvptx64-nvidia-cuda"
define void @invariants(ptr noalias %out, ptr noalias %in, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %x = load i32, ptr %in, align 4
  %c = icmp slt i32 %x, %i
  br i1 %c, label %then, label %latch
then:
  %m = mul i32 %a, %b
  %d = sdiv i32 %m, %b
  %p = getelementptr i32, ptr %out, i32 %i
  store i32 %d, ptr %p, align 4
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @invariants(ptr noalias %out, ptr noalias %in, i32 %a, i32 %b, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = load i32, ptr %in, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %c = icmp slt i32 %x, %i
; CHECK-NEXT:   br i1 %c, label %then, label %latch
; CHECK: then:                                             ; preds = %loop
; CHECK-NEXT:   %m = mul i32 %a, %b
; CHECK-NEXT:   %d = sdiv i32 %m, %b
; CHECK-NEXT:   %p = getelementptr i32, ptr %out, i32 %i
; CHECK-NEXT:   store i32 %d, ptr %p, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %then, %loop
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %e = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %e, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
