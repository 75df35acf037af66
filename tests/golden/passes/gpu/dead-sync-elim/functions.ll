; RUN: %nvopt -passes=dead-sync-elim -S %s | FileCheck %s
; RUN: %nvopt -passes=dead-sync-elim -dead-sync-assume-aligned -S %s | FileCheck %s --check-prefix=TRUST
; In a function that is not a kernel nothing is proved: it may be called by some threads only. -dead-sync-assume-aligned takes on trust that all come to it together, as CUDA demands
; of __syncthreads; the callers' accesses are beyond its ends.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define void @f(i32 %x) convergent {
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %w = load i32, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  ret void
}
declare void @llvm.nvvm.barrier0()

; CHECK: @s = internal addrspace(3) global [1024 x i32] undef
; CHECK-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; CHECK-LABEL: define void @f(i32 %x) #0 {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %w = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; TRUST: @s = internal addrspace(3) global [1024 x i32] undef
; TRUST-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; TRUST-LABEL: define void @f(i32 %x) #0 {
; TRUST-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; TRUST-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; TRUST-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; TRUST-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; TRUST-NEXT:   %w = load i32, ptr addrspace(3) @s, align 4
; TRUST-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; TRUST-NEXT:   ret void
; TRUST-NEXT: }
