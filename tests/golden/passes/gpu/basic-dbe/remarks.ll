; RUN: %nvopt -passes=basic-dbe -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; Where the one that makes it superfluous stands.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  ret void
}
declare void @llvm.nvvm.barrier0()

; CHECK: remark: <unknown>:0:0: barrier removed: nothing stands between it and the kernel's begin (@k: call, instruction 1 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier removed: nothing stands between it and the barrier behind it (@k: call, instruction 3 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier removed: nothing stands between it and the kernel's end (@k: call, instruction 6 of %0)
; CHECK-NOT: remark:
