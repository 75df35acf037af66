; RUN: %nvopt -passes=dead-sync-elim -S %s | FileCheck %s
; RUN: %nvopt -passes=dead-sync-elim -dead-sync-ignore-write-write -S %s | FileCheck %s --check-prefix=SEED
; The seed's predicate has no write against write (cicc-style sets do): two threads may write one place, and the last one counts. -dead-sync-ignore-write-write is the seed's.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @last_one_counts(ptr addrspace(1) %out) "nvvm.reqntid"="64" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %i
  store i32 1, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier0()
  %r = sub i32 63, %i
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %r
  store i32 %i, ptr addrspace(1) %q
  ret void
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK: @s = internal addrspace(3) global [1024 x i32] undef
; CHECK-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; CHECK-LABEL: define ptx_kernel void @last_one_counts(ptr addrspace(1) %out) #0 {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %r = sub i32 63, %i
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %r
; CHECK-NEXT:   store i32 %i, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; SEED: @s = internal addrspace(3) global [1024 x i32] undef
; SEED-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; SEED-LABEL: define ptx_kernel void @last_one_counts(ptr addrspace(1) %out) #0 {
; SEED-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; SEED-NEXT:   %p = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %i
; SEED-NEXT:   store i32 1, ptr addrspace(1) %p, align 4
; SEED-NEXT:   %r = sub i32 63, %i
; SEED-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %r
; SEED-NEXT:   store i32 %i, ptr addrspace(1) %q, align 4
; SEED-NEXT:   ret void
; SEED-NEXT: }
