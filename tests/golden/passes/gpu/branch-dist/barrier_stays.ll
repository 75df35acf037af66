; RUN: %nvopt -passes=branch-dist -verify-each -S %s | FileCheck %s
; A branch whose arms hold a barrier, or an operation of a warp, is left as it is: who waits there must not change.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
define i32 @f(i1 %c, i32 %x, ptr addrspace(3) %s) {
  br i1 %c, label %t, label %e
t:
  %a = mul i32 %x, 3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(3) %s, align 4
  %r = add i32 %a, %b
  br label %j
e:
  %a2 = mul i32 %x, 5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b2 = load i32, ptr addrspace(3) %s, align 4
  %r2 = add i32 %a2, %b2
  br label %j
j:
  %p = phi i32 [ %r, %t ], [ %r2, %e ]
  ret i32 %p
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define i32 @f(i1 %c, i32 %x, ptr addrspace(3) %s) {
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %a = mul i32 %x, 3
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %b = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   %r = add i32 %a, %b
; CHECK-NEXT:   br label %j
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   %a2 = mul i32 %x, 5
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %b2 = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   %r2 = add i32 %a2, %b2
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %e, %t
; CHECK-NEXT:   %p = phi i32 [ %r, %t ], [ %r2, %e ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
