; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; What went, with what is read and written around it; what stays, and why; once for a function whose barriers nothing is proved of.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @k(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr addrspace(3) @t
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  call void @llvm.nvvm.barrier0()
  fence seq_cst
  ret void
}
define void @f() {
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @fence_beside_it(ptr addrspace(1) %g) {
  store volatile i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.barrier0()
  %v = load volatile i32, ptr addrspace(3) @s
  store i32 %v, ptr addrspace(1) %g
  ret void
}
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.membar.cta()

; CHECK: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 0, Write below: 1 (@k: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: @t above it and @t below it may be one place of two threads (@k: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@k: call, instruction 6 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barriers stay: it is in a function that is not a kernel, and may be called by some threads only (@f)
; CHECK-NEXT: remark: <unknown>:0:0: fence of the block removed: a barrier of the block stands beside it (@fence_beside_it: call, instruction 2 of %0)
; CHECK-NOT: RemovedDeadFence
