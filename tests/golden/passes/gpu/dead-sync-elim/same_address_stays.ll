; RUN: %nvopt -passes=dead-sync-elim -S %s | FileCheck %s
; RUN: %nvopt -passes=dead-sync-elim -dead-sync-same-address -S %s | FileCheck %s --check-prefix=SEED
; The seed compares addresses as expressions: two accesses of one expression are taken for one place of one thread. Here it is one place of all threads: thread 0 writes it, the
; others read it. -dead-sync-same-address is the seed's.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @handed_on(ptr addrspace(1) %out) "nvvm.reqntid"="64" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %i, 0
  br i1 %c, label %first, label %meet
first:
  store i32 1, ptr addrspace(3) @s
  br label %meet
meet:
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %q
  ret void
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK: @s = internal addrspace(3) global [1024 x i32] undef
; CHECK-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; CHECK-LABEL: define ptx_kernel void @handed_on(ptr addrspace(1) %out) #0 {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %c = icmp eq i32 %i, 0
; CHECK-NEXT:   br i1 %c, label %first, label %meet
; CHECK: first:                                            ; preds = %0
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   br label %meet
; CHECK: meet:                                             ; preds = %first, %0
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %i
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; SEED: @s = internal addrspace(3) global [1024 x i32] undef
; SEED-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; SEED-LABEL: define ptx_kernel void @handed_on(ptr addrspace(1) %out) #0 {
; SEED-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; SEED-NEXT:   %c = icmp eq i32 %i, 0
; SEED-NEXT:   br i1 %c, label %first, label %meet
; SEED: first:                                            ; preds = %0
; SEED-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; SEED-NEXT:   br label %meet
; SEED: meet:                                             ; preds = %first, %0
; SEED-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; SEED-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %i
; SEED-NEXT:   store i32 %v, ptr addrspace(1) %q, align 4
; SEED-NEXT:   ret void
; SEED-NEXT: }
