; Every spelling of a barrier of the whole block is one: of two in a row the second goes (what opt's reader upgrades is spelled as it does). What only looks
; like one, fences, waits for copies, barriers of a cluster or with a count, is no candidate, and keeps the barriers about it.
; RUN: %nvopt -passes=dead-sync-elim -S %s | FileCheck %s
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef

define ptx_kernel void @twice_barrier0(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @twice_bar_sync(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.bar.sync(i32 0)
  call void @llvm.nvvm.bar.sync(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @twice_barrier_n(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.n(i32 0)
  call void @llvm.nvvm.barrier.n(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @twice_barrier_sync(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.sync(i32 0)
  call void @llvm.nvvm.barrier.sync(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @twice_barrier_cta_sync_all(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @twice_barrier_cta_sync_aligned_all(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @between_fence_proxy_async(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.fence.proxy.async()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @between_fence_sc_cluster(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.fence.sc.cluster()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @between_membar_gl(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.membar.gl()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @between_cp_async_bulk_wait_group(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @between_cp_async_wait_all(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @between_barrier_cluster_arrive_relaxed(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @between_barrier_cluster_wait(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cluster.wait()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @between_barrier_cta_sync_aligned_count(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 64)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  ret void
}
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.bar.sync(i32)
declare void @llvm.nvvm.barrier.n(i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.fence.proxy.async()
declare void @llvm.nvvm.fence.sc.cluster()
declare void @llvm.nvvm.membar.gl()
declare void @llvm.nvvm.cp.async.bulk.wait.group(i32 immarg)
declare void @llvm.nvvm.cp.async.wait.all()
declare void @llvm.nvvm.barrier.cluster.arrive.relaxed()
declare void @llvm.nvvm.barrier.cluster.wait()
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @s = internal addrspace(3) global [1024 x i32] undef
; CHECK-LABEL: define ptx_kernel void @twice_barrier0(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @twice_bar_sync(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @twice_barrier_n(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @twice_barrier_sync(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @twice_barrier_cta_sync_all(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @twice_barrier_cta_sync_aligned_all(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @between_fence_proxy_async(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.fence.proxy.async()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @between_fence_sc_cluster(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.fence.sc.cluster()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @between_membar_gl(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.membar.gl()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @between_cp_async_bulk_wait_group(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @between_cp_async_wait_all(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.wait.all()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @between_barrier_cluster_arrive_relaxed(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cluster.arrive.relaxed()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @between_barrier_cluster_wait(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cluster.wait()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @between_barrier_cta_sync_aligned_count(i32 %i) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 0, i32 64)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.all(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.fence.proxy.async() #1
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.fence.sc.cluster() #1
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.membar.gl() #1
; CHECK: ; Function Attrs: nounwind
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.wait.group(i32 immarg) #2
; CHECK: ; Function Attrs: nounwind
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.wait.all() #2
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cluster.arrive.relaxed() #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cluster.wait() #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #0
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { nocallback nounwind }
; CHECK-NEXT: attributes #2 = { nounwind }
