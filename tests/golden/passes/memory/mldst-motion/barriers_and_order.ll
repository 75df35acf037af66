; RUN: %nvopt -passes=mldst-motion -verify-each -S %s | FileCheck %s
; A store does not go down past a barrier, a fence or an atomic access, by which other threads look, nor does a volatile or atomic one move.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
declare void @llvm.nvvm.membar.gl()
define void @barrier(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr addrspace(1) %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %join
else:
  store i32 %b, ptr addrspace(1) %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %join
join:
  ret void
}
define void @membar(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr addrspace(1) %p, align 4
  call void @llvm.nvvm.membar.gl()
  br label %join
else:
  store i32 %b, ptr addrspace(1) %p, align 4
  call void @llvm.nvvm.membar.gl()
  br label %join
join:
  ret void
}
define void @atomic_behind(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr addrspace(1) %p, align 4
  %z = atomicrmw add ptr addrspace(3) %s, i32 1 seq_cst, align 4
  br label %join
else:
  store i32 %b, ptr addrspace(1) %p, align 4
  %z2 = atomicrmw add ptr addrspace(3) %s, i32 1 seq_cst, align 4
  br label %join
join:
  ret void
}
define void @volatile_store(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store volatile i32 %a, ptr addrspace(1) %p, align 4
  br label %join
else:
  store volatile i32 %b, ptr addrspace(1) %p, align 4
  br label %join
join:
  ret void
}
define void @atomic_store(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store atomic i32 %a, ptr addrspace(1) %p monotonic, align 4
  br label %join
else:
  store atomic i32 %b, ptr addrspace(1) %p monotonic, align 4
  br label %join
join:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.membar.gl() #1
; CHECK-LABEL: define void @barrier(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   store i32 %a, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %join
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   store i32 %b, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %else, %then
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @membar(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   store i32 %a, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.membar.gl()
; CHECK-NEXT:   br label %join
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   store i32 %b, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.membar.gl()
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %else, %then
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @atomic_behind(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   store i32 %a, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %z = atomicrmw add ptr addrspace(3) %s, i32 1 seq_cst, align 4
; CHECK-NEXT:   br label %join
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   store i32 %b, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %z2 = atomicrmw add ptr addrspace(3) %s, i32 1 seq_cst, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %else, %then
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @volatile_store(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   store volatile i32 %a, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   store volatile i32 %b, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %else, %then
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @atomic_store(ptr addrspace(1) %p, ptr addrspace(3) %s, i1 %c, i32 %a, i32 %b) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   store atomic i32 %a, ptr addrspace(1) %p monotonic, align 4
; CHECK-NEXT:   br label %join
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   store atomic i32 %b, ptr addrspace(1) %p monotonic, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %else, %then
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { nocallback nounwind }
