; RUN: %nvopt -passes=dse -S %s | FileCheck %s
; What another thread may read in between stays: at a barrier in any spelling, a fence, an ordered atomic, where the thread leaves. A private stack
; slot is seen by nobody else.

target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [32 x i32] undef

; CHECK-LABEL: define void @barrier_shared(
; CHECK:         store i32 1
; CHECK:         barrier
; CHECK:         store i32 2
define void @barrier_shared() {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(3) @s
  ret void
}

; CHECK-LABEL: define void @barrier_written_in_ptx(
; CHECK:         store i32 1
; CHECK:         bar.sync
; CHECK:         store i32 2
define void @barrier_written_in_ptx(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  call void asm sideeffect "bar.sync 0;", ""()
  store i32 2, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define void @fence_between(
; CHECK:         store i32 1
; CHECK:         fence
; CHECK:         store i32 2
define void @fence_between(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  fence release
  store i32 2, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define void @released_by_an_atomic(
; CHECK:         store i32 1
; CHECK:         atomicrmw
; CHECK:         store i32 2
define void @released_by_an_atomic(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %flag) {
  store i32 1, ptr addrspace(1) %p
  %x = atomicrmw add ptr addrspace(1) %flag, i32 1 release
  store i32 2, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define void @relaxed_atomic_orders_nothing(
; CHECK-NOT:     store i32 1
; CHECK:         atomicrmw
; CHECK:         store i32 2
define void @relaxed_atomic_orders_nothing(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %flag) {
  store i32 1, ptr addrspace(1) %p
  %x = atomicrmw add ptr addrspace(1) %flag, i32 1 monotonic
  store i32 2, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define void @thread_leaves(
; CHECK:         store i32 1
; CHECK:         call void @llvm.nvvm.exit
; CHECK:         store i32 2
define void @thread_leaves(ptr addrspace(1) %p, i1 %c) {
  store i32 1, ptr addrspace(1) %p
  br i1 %c, label %out, label %go
out:
  call void @llvm.nvvm.exit()
  unreachable
go:
  store i32 2, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define void @thread_leaves_in_ptx(
; CHECK:         store i32 1
; CHECK:         exit
; CHECK:         store i32 2
define void @thread_leaves_in_ptx(ptr addrspace(1) %p, i32 %c) {
  store i32 1, ptr addrspace(1) %p
  call void asm sideeffect "{ .reg .pred p; setp.ne.u32 p, $0, 0; @p exit; }", "r"(i32 %c) nounwind
  store i32 2, ptr addrspace(1) %p
  ret void
}

; A trap ends the grid with an error: its memory is not read any more.
; CHECK-LABEL: define void @trap(
; CHECK-NOT:     store i32 1
; CHECK:         store i32 2
define void @trap(ptr addrspace(1) %p, i1 %c) {
  store i32 1, ptr addrspace(1) %p
  br i1 %c, label %out, label %go
out:
  call void @llvm.trap()
  unreachable
go:
  store i32 2, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define void @private_slot(
; CHECK-NOT:     store i32 1
; CHECK:         barrier
; CHECK-NEXT:    store i32 2
; CHECK-NEXT:    call void @use
; CHECK-NOT:     store i32 3
define void @private_slot() {
  %a = alloca i32
  store i32 1, ptr %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %a
  call void @use(ptr %a)
  store i32 3, ptr %a
  ret void
}

; Shared memory outlives the function, and global memory the kernel.
; CHECK-LABEL: define ptx_kernel void @end_of_kernel(
; CHECK:         store i32 1
; CHECK:         store i32 2
define ptx_kernel void @end_of_kernel(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(3) @s
  store i32 2, ptr addrspace(1) %p
  ret void
}

; An asynchronous copy reads what was stored.
; CHECK-LABEL: define void @read_by_a_copy(
; CHECK:         store i32 1
; CHECK:         cp.async
; CHECK:         store i32 2
define void @read_by_a_copy(ptr addrspace(3) %to, ptr addrspace(1) %from) {
  store i32 1, ptr addrspace(1) %from
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %to, ptr addrspace(1) %from)
  store i32 2, ptr addrspace(1) %from
  ret void
}

; CHECK-LABEL: define void @volatile_stays(
; CHECK:         store volatile i32 1
; CHECK:         store volatile i32 2
define void @volatile_stays(ptr addrspace(3) %p) {
  store volatile i32 1, ptr addrspace(3) %p
  store volatile i32 2, ptr addrspace(3) %p
  ret void
}

; A call whose lanes act together is not deleted, whatever it only writes.
; CHECK-LABEL: define void @convergent_writer(
; CHECK:         call void @writer
define void @convergent_writer() {
  %a = alloca i32
  call void @writer(ptr %a)
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.exit()
declare void @llvm.trap()
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @use(ptr captures(none)) nounwind
declare void @writer(ptr writeonly captures(none)) convergent nounwind willreturn memory(argmem: write)
