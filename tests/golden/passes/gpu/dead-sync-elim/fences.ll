; RUN: %nvopt -passes=dead-sync-elim -S %s | FileCheck %s
; A fence for the block beside a barrier that stays orders nothing more: all threads of the block meet there.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@flag = internal addrspace(3) global i32 undef
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.membar.gl()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @before(ptr addrspace(1) %g) {
  store volatile i32 1, ptr addrspace(3) @flag
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.barrier0()
  %v = load volatile i32, ptr addrspace(3) @flag
  store i32 %v, ptr addrspace(1) %g
  ret void
}
define ptx_kernel void @behind(ptr addrspace(1) %g) {
  store volatile i32 1, ptr addrspace(3) @flag
  call void @llvm.nvvm.barrier0()
  fence syncscope("block") seq_cst
  %v = load volatile i32, ptr addrspace(3) @flag
  store i32 %v, ptr addrspace(1) %g
  ret void
}
; Something stands between.
define ptx_kernel void @apart(ptr addrspace(1) %g) {
  call void @llvm.nvvm.membar.cta()
  store volatile i32 1, ptr addrspace(3) @flag
  call void @llvm.nvvm.barrier0()
  %v = load volatile i32, ptr addrspace(3) @flag
  store i32 %v, ptr addrspace(1) %g
  ret void
}
; Threads of other blocks do not come to the barrier.
define ptx_kernel void @of_the_device(ptr addrspace(1) %g) {
  store volatile i32 1, ptr addrspace(1) %g
  call void @llvm.nvvm.membar.gl()
  call void @llvm.nvvm.barrier0()
  %v = load volatile i32, ptr addrspace(3) @flag
  ret void
}
; Some threads end before it: what they have written is ordered by their fences and this one.
define ptx_kernel void @some_end(ptr addrspace(1) %g, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i32 1, ptr addrspace(3) @flag
  %more = icmp ult i32 %t, %n
  br i1 %more, label %on, label %out
on:
  %v = load volatile i32, ptr addrspace(3) @flag
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.barrier0()
  store volatile i32 %v, ptr addrspace(1) %g
  br label %out
out:
  ret void
}

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @flag = internal addrspace(3) global i32 undef
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.membar.cta() #0
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.membar.gl() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
; CHECK-LABEL: define ptx_kernel void @before(ptr addrspace(1) %g) {
; CHECK-NEXT:   store volatile i32 1, ptr addrspace(3) @flag, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(3) @flag, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @behind(ptr addrspace(1) %g) {
; CHECK-NEXT:   store volatile i32 1, ptr addrspace(3) @flag, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(3) @flag, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @apart(ptr addrspace(1) %g) {
; CHECK-NEXT:   call void @llvm.nvvm.membar.cta()
; CHECK-NEXT:   store volatile i32 1, ptr addrspace(3) @flag, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(3) @flag, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @of_the_device(ptr addrspace(1) %g) {
; CHECK-NEXT:   store volatile i32 1, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   call void @llvm.nvvm.membar.gl()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(3) @flag, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @some_end(ptr addrspace(1) %g, i32 %n) {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   store volatile i32 1, ptr addrspace(3) @flag, align 4
; CHECK-NEXT:   %more = icmp ult i32 %t, %n
; CHECK-NEXT:   br i1 %more, label %on, label %out
; CHECK: on:                                               ; preds = %0
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(3) @flag, align 4
; CHECK-NEXT:   call void @llvm.nvvm.membar.cta()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   store volatile i32 %v, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %on, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2
; CHECK: attributes #0 = { nocallback nounwind }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { convergent nocallback nounwind }
