; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; Nothing is above the begin of a kernel and below its end; of barriers in a row one is enough; a barrier with reads alone on both sides goes (llvm-project#223993). The shapes of
; SYCLOptimizeBarriers (at entry and exit, back to back) and of OpenMPOpt (stores above only, loads below only, nothing between).
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @begin(i32 %x) {
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @end(ptr addrspace(1) %g) {
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @row() {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @row_with_branches(i1 %c) {
  store i32 1, ptr addrspace(3) @s
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier0()
  br label %meet
b:
  call void @llvm.nvvm.barrier0()
  br label %meet
meet:
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @read_barrier_read() {
  %v = load i32, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %w = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @needed(i32 %x) {
  %v = load i32, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  store i32 %x, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @one_way_only(i1 %c, i32 %x) {
  br i1 %c, label %a, label %meet
a:
  store i32 %x, ptr addrspace(3) @s
  br label %meet
meet:
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %b, label %out
b:
  %v = load i32, ptr addrspace(3) @s
  br label %out
out:
  ret void
}
define void @no_kernel(i32 %x) convergent {
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  ret void
}
declare void @llvm.nvvm.barrier0()

; CHECK: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 0, Read below: 0, Write below: 1 (@begin: call, instruction 1 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: @s above it and @s below it may be one place of two threads (@begin: call, instruction 3 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 1, Read below: 0, Write below: 0 (@end: call, instruction 3 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 0, Read below: 0, Write below: 0 (@row: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 0, Read below: 0, Write below: 0 (@row: call, instruction 3 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: @s above it and @s below it may be one place of two threads (@row: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 0, Write below: 0 (@row_with_branches: call, instruction 1 of %b)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 0, Write below: 0 (@row_with_branches: call, instruction 1 of %a)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: @s above it and @s below it may be one place of two threads (@row_with_branches: call, instruction 1 of %meet)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 0, Read below: 1, Write below: 0 (@read_barrier_read: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: @s above it and @s below it may be one place of two threads (@needed: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: @s above it and @s below it may be one place of two threads (@one_way_only: call, instruction 1 of %meet)
; CHECK-NEXT: remark: <unknown>:0:0: barriers stay: it is in a function that is not a kernel, and may be called by some threads only (@no_kernel)
; CHECK-NOT: remark:
