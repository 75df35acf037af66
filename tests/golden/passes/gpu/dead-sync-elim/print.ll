; RUN: %nvopt -passes=dead-sync-elim -print-dead-sync-elim -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=branch-dist -dump-branch-dist -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=dead-sync-elim -disable-output %s 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
; -print-dead-sync-elim, and cicc's dump-branch-dist, tell on standard error.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @k(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  ret void
}
declare void @llvm.nvvm.barrier0()

; CHECK: Removed dead synch: [{{.*}}:14] in function k
; CHECK-NEXT:   Read above: 0
; CHECK-NEXT:   Write above: 1
; CHECK-NEXT:   Read below: 1
; CHECK-NEXT:   Write below: 0

; NONE-NOT: {{.}}
