; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; A barrier lets lanes come together that have parted; what asks which lanes are there must find them so. Exchanges that name their lanes do not ask; nor do they where nobody has parted.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @who_is_here(ptr addrspace(1) %g) "nvvm.reqntid"="64" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %i, 5
  br i1 %c, label %a, label %meet
a:
  store i32 1, ptr addrspace(3) @t
  br label %meet
meet:
  call void @llvm.nvvm.barrier0()
  %m = call i32 @llvm.nvvm.activemask()
  ret void
}
define ptx_kernel void @nobody_has_parted(ptr addrspace(1) %g) "nvvm.reqntid"="64" {
  store i32 1, ptr addrspace(3) @t
  call void @llvm.nvvm.barrier0()
  %m = call i32 @llvm.nvvm.activemask()
  ret void
}
define ptx_kernel void @lanes_are_named(ptr addrspace(1) %g) "nvvm.reqntid"="64" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %i, 5
  br i1 %c, label %a, label %meet
a:
  store i32 1, ptr addrspace(3) @t
  br label %meet
meet:
  call void @llvm.nvvm.barrier0()
  %m = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %i, i32 1, i32 31)
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  ret void
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.activemask()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)

; CHECK: remark: <unknown>:0:0: barrier stays: lanes of a warp that may have parted come together for what follows (@who_is_here: call, instruction 1 of %meet)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 0, Write below: 0 (@nobody_has_parted: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 0, Write below: 0 (@lanes_are_named: call, instruction 1 of %meet)
; CHECK-NOT: remark:
