; RUN: %nvopt -passes='loop-mssa(licm)' -licm-mssa-optimization-cap=0 -S %s | FileCheck %s
; No question to memory SSA's walker is left for the store: it does not move before the loop. Being the only access to its place, it moves behind it.
target triple = "nvptx64-nvidia-cuda"
define void @store(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store i32 %n, ptr %p, align 4
  %g = getelementptr i32, ptr %q, i32 %i
  store i32 %i, ptr %g, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @store(ptr noalias %p, ptr noalias %q, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %g = getelementptr i32, ptr %q, i32 %i
; CHECK-NEXT:   store i32 %i, ptr %g, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   store i32 %n, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
