; RUN: %nvopt -passes='loop-mssa(licm)' -licm-mssa-max-acc-promotion=2 -S %s | FileCheck %s
; More accesses than the knob allows: no place becomes a value.
target triple = "nvptx64-nvidia-cuda"
define void @sum(ptr noalias %acc, ptr noalias %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i32, ptr %in, i32 %i
  %x = load i32, ptr %q, align 4
  %o = load i32, ptr %acc, align 4
  %s = add i32 %o, %x
  store i32 %s, ptr %acc, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @sum(ptr noalias %acc, ptr noalias %in, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %in, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   %o = load i32, ptr %acc, align 4
; CHECK-NEXT:   %s = add i32 %o, %x
; CHECK-NEXT:   store i32 %s, ptr %acc, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
