; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; Atomics, volatile accesses, fences, asynchronous copies, inline assembly, calls, barriers with a result, with counts, of a cluster, exits and traps: next to them a barrier stays,
; and none of them is deleted.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @atomic() {
  %o = atomicrmw add ptr addrspace(3) @s, i32 1 monotonic
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  ret void
}
define ptx_kernel void @volatile() {
  store volatile i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  ret void
}
define ptx_kernel void @last_block_counts(ptr addrspace(1) %g, ptr addrspace(1) %count) "nvvm.reqntid"="64" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds i32, ptr addrspace(1) %g, i32 %i
  store i32 1, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier0()
  %c = icmp eq i32 %i, 0
  br i1 %c, label %tell, label %out
tell:
  call void @llvm.nvvm.membar.cta()
  %o = atomicrmw add ptr addrspace(1) %count, i32 1 monotonic
  br label %out
out:
  ret void
}
define ptx_kernel void @copy(ptr addrspace(1) %g) {
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) @s, ptr addrspace(1) %g)
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @assembly() {
  call void asm sideeffect "st.shared.u32 [$0], 1;", "l,~{memory}"(ptr addrspace(3) @s)
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  ret void
}
define ptx_kernel void @barrier_in_assembly_may_be_any() {
  call void asm sideeffect "bar.sync 0;", "~{memory}"()
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @call_may_wait() {
  call void @unknown()
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @call_may_write() {
  call void @quiet()
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  ret void
}
define ptx_kernel void @result_is_used(ptr addrspace(1) %g) {
  %n = call i32 @llvm.nvvm.barrier0.popc(i32 1)
  store i32 %n, ptr addrspace(1) %g
  ret void
}
define ptx_kernel void @result_is_not_used(ptr addrspace(1) %g) {
  %n = call i32 @llvm.nvvm.barrier0.popc(i32 1)
  store i32 1, ptr addrspace(1) %g
  ret void
}
define ptx_kernel void @counted_of_another_number() {
  call void @llvm.nvvm.barrier.cta.sync.count(i32 1, i32 64)
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @counted_of_the_same_number() {
  call void @llvm.nvvm.barrier.cta.arrive.count(i32 0, i32 64)
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @number_not_known(i32 %n) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @cluster() {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier.cluster.arrive()
  ret void
}
define ptx_kernel void @trap_below(i1 %c, ptr addrspace(1) %g) {
  store i32 1, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %bad, label %out
bad:
  call void @llvm.trap()
  unreachable
out:
  ret void
}
define ptx_kernel void @exit_below(ptr addrspace(1) %g) {
  store i32 1, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.exit()
  unreachable
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.wait.all()
declare void @unknown() convergent
declare void @quiet() nosync
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare void @llvm.nvvm.barrier.cta.sync.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.arrive.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @llvm.trap()
declare void @llvm.nvvm.exit()

; CHECK: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@atomic: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@volatile: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@last_block_counts: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@copy: call, instruction 3 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@assembly: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barriers stay: something may hold barriers of its own (@barrier_in_assembly_may_be_any)
; CHECK-NEXT: remark: <unknown>:0:0: barriers stay: something may hold barriers of its own (@call_may_wait)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@call_may_write: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 0, Read below: 0, Write below: 1 (@result_is_not_used: %1 = call)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 1, Read below: 0, Write below: 0 (@counted_of_another_number: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barriers stay: barriers of the same number have counts (@counted_of_the_same_number)
; CHECK-NEXT: remark: <unknown>:0:0: barriers stay: something may hold barriers of its own (@number_not_known)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@cluster: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@trap_below: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@exit_below: call, instruction 2 of %0)
; CHECK-NOT: remark:
