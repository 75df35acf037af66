; RUN: %nvopt -passes=branch-dist -S %s | FileCheck %s
; RUN: %nvopt -passes=branch-dist -branch-dist-block-limit=0 -S %s | FileCheck %s --check-prefix=LIMIT
; Objects and spaces are told apart, addresses are not: cicc's classes. No function of more blocks than branch-dist-block-limit is looked at.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @k() "nvvm.reqntid"="64" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  call void @llvm.nvvm.barrier0()
  %w = load i32, ptr addrspace(3) %p
  ret void
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK: @s = internal addrspace(3) global [1024 x i32] undef
; CHECK-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; CHECK-LABEL: define ptx_kernel void @k() #0 {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @t, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %w = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; LIMIT: @s = internal addrspace(3) global [1024 x i32] undef
; LIMIT-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; LIMIT-LABEL: define ptx_kernel void @k() #0 {
; LIMIT-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; LIMIT-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
; LIMIT-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; LIMIT-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; LIMIT-NEXT:   %v = load i32, ptr addrspace(3) @t, align 4
; LIMIT-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; LIMIT-NEXT:   %w = load i32, ptr addrspace(3) %p, align 4
; LIMIT-NEXT:   ret void
; LIMIT-NEXT: }
