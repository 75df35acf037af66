; RUN: %nvopt -passes='loop-mssa(lnicm)' -verify-each -S %s | FileCheck %s
; A load stays in a nest with a barrier, where another thread may store; arithmetic does not care.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
define void @load(ptr noalias %p, ptr addrspace(3) %s, i32 %a, i32 %m) {
entry:
  br label %o
o:
  %i = phi i32 [ 0, %entry ], [ %i2, %olatch ]
  br label %n
n:
  %j = phi i32 [ 0, %o ], [ %j2, %n ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) %s, align 4
  %b = xor i32 %a, 77
  %y = add i32 %v, %b
  %q = getelementptr i32, ptr %p, i32 %j
  store i32 %y, ptr %q, align 4
  %j2 = add i32 %j, 1
  %cj = icmp slt i32 %j2, %m
  br i1 %cj, label %n, label %olatch
olatch:
  %i2 = add i32 %i, 1
  %ci = icmp slt i32 %i2, %m
  br i1 %ci, label %o, label %x
x:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define void @load(ptr noalias %p, ptr addrspace(3) %s, i32 %a, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %b = xor i32 %a, 77
; CHECK-NEXT:   br label %o
; CHECK: o:                                                ; preds = %olatch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i2, %olatch ]
; CHECK-NEXT:   br label %n
; CHECK: n:                                                ; preds = %n, %o
; CHECK-NEXT:   %j = phi i32 [ 0, %o ], [ %j2, %n ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   %y = add i32 %v, %b
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 %j
; CHECK-NEXT:   store i32 %y, ptr %q, align 4
; CHECK-NEXT:   %j2 = add i32 %j, 1
; CHECK-NEXT:   %cj = icmp slt i32 %j2, %m
; CHECK-NEXT:   br i1 %cj, label %n, label %olatch
; CHECK: olatch:                                           ; preds = %n
; CHECK-NEXT:   %i2 = add i32 %i, 1
; CHECK-NEXT:   %ci = icmp slt i32 %i2, %m
; CHECK-NEXT:   br i1 %ci, label %o, label %x
; CHECK: x:                                                ; preds = %olatch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
