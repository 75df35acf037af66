; RUN: %nvopt -passes=basic-dbe -verify-each -S %s | FileCheck %s
; A barrier between accesses that threads share stays; two with nothing between that anybody could see are one; another barrier's number, or a count, makes it another barrier.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) convergent
define ptx_kernel void @twice(ptr addrspace(3) %s, i32 %x) {
  store i32 %x, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %v, ptr addrspace(3) %s, align 4
  ret void
}
define ptx_kernel void @others(ptr addrspace(3) %s, i32 %x) {
  store i32 %x, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64)
  %v = load i32, ptr addrspace(3) %s, align 4
  store i32 %v, ptr addrspace(3) %s, align 8
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #0
; CHECK-LABEL: define ptx_kernel void @twice(ptr addrspace(3) %s, i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @others(ptr addrspace(3) %s, i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %s, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
