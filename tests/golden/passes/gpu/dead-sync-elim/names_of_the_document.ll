; RUN: %nvopt -passes=dead-sync-elim -S %s | FileCheck %s
; Operations as the seed's document spells them, which LLVM does not know: each may be a barrier of its own, so all barriers of the kernel stay.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @bar_sync_aligned() {
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.bar.sync.aligned(i32 0)
  ret void
}
define ptx_kernel void @trap() {
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.trap()
  ret void
}
define ptx_kernel void @bulk_wait_group() {
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.cp.async.bulk.wait_group(i32 0)
  ret void
}
define ptx_kernel void @cluster_arrive_relaxed() {
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.cluster.arrive.relaxed()
  ret void
}
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.bar.sync.aligned(i32)
declare void @llvm.nvvm.trap()
declare void @llvm.nvvm.cp.async.bulk.wait_group(i32)
declare void @llvm.nvvm.cluster.arrive.relaxed()

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel void @bar_sync_aligned() {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.bar.sync.aligned(i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @trap() {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.trap()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @bulk_wait_group() {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.wait_group(i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @cluster_arrive_relaxed() {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.cluster.arrive.relaxed()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Unknown intrinsic
; CHECK-NEXT: declare void @llvm.nvvm.bar.sync.aligned(i32)
; CHECK: ; Unknown intrinsic
; CHECK-NEXT: declare void @llvm.nvvm.trap()
; CHECK: ; Unknown intrinsic
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.wait_group(i32)
; CHECK: ; Unknown intrinsic
; CHECK-NEXT: declare void @llvm.nvvm.cluster.arrive.relaxed()
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: attributes #0 = { convergent nocallback nounwind }
