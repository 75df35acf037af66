; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -S %s -o - 2>&1 | FileCheck %s
; A barrier that stays becomes one of the warp where the block has no other lanes. It stays what it is in larger blocks, in blocks of unknown size, for
; processors whose warp barriers order no memory, beside atomics, where its result is asked for, and where it names its set of threads by a token.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef

define ptx_kernel void @one_warp(ptr addrspace(1) %o) "nvvm.reqntid"="8,4" "target-cpu"="sm_70" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr addrspace(1) %o
  ret void
}
define ptx_kernel void @at_most_one(ptr addrspace(1) %o) "nvvm.maxntid"="32" "target-cpu"="sm_90a" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.all(i32 3)
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr addrspace(1) %o
  ret void
}
define ptx_kernel void @two_warps(ptr addrspace(1) %o) "nvvm.reqntid"="33" "target-cpu"="sm_70" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr addrspace(1) %o
  ret void
}
define ptx_kernel void @unknown_processor(ptr addrspace(1) %o) "nvvm.reqntid"="32" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr addrspace(1) %o
  ret void
}
define ptx_kernel void @old_processor(ptr addrspace(1) %o) "nvvm.reqntid"="32" "target-cpu"="sm_61" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr addrspace(1) %o
  ret void
}
define ptx_kernel void @atomics(ptr addrspace(1) %o) "nvvm.reqntid"="32" "target-cpu"="sm_70" {
  store i32 1, ptr addrspace(1) %o
  call void @llvm.nvvm.barrier0()
  %old = atomicrmw add ptr addrspace(1) %o, i32 1 seq_cst
  ret void
}
define ptx_kernel void @result(ptr addrspace(1) %o) "nvvm.reqntid"="32" "target-cpu"="sm_70" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  %n = call i32 @llvm.nvvm.barrier0.popc(i32 %i)
  %v = load i32, ptr addrspace(3) @s
  store i32 %n, ptr addrspace(1) %o
  ret void
}
define ptx_kernel void @token(ptr addrspace(1) %o) convergent "nvvm.reqntid"="32" "target-cpu"="sm_70" {
  %all = call token @llvm.experimental.convergence.entry()
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0) [ "convergencectrl"(token %all) ]
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare token @llvm.experimental.convergence.entry()

; CHECK: remark: <unknown>:0:0: barrier of the block becomes one of the warp: blocks have at most 32 threads (@one_warp: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier of the block becomes one of the warp: blocks have at most 32 threads (@at_most_one: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and @s below it may be one place of two threads (@two_warps: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and @s below it may be one place of two threads (@unknown_processor: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and @s below it may be one place of two threads (@old_processor: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: it orders what is no plain access of memory, or is not seen (@atomics: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and @s below it may be one place of two threads (@token: call, instruction 5 of %0)
; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-LABEL: define ptx_kernel void @one_warp(ptr addrspace(1) %o) #0 {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.bar.warp.sync(i32 -1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @at_most_one(ptr addrspace(1) %o) #1 {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.bar.warp.sync(i32 -1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @two_warps(ptr addrspace(1) %o) #2 {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @unknown_processor(ptr addrspace(1) %o) #3 {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @old_processor(ptr addrspace(1) %o) #4 {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @atomics(ptr addrspace(1) %o) #5 {
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %o, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %old = atomicrmw add ptr addrspace(1) %o, i32 1 seq_cst, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @result(ptr addrspace(1) %o) #5 {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %1 = icmp ne i32 %i, 0
; CHECK-NEXT:   %2 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   store i32 %2, ptr addrspace(1) %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define ptx_kernel void @token(ptr addrspace(1) %o) #6 {
; CHECK-NEXT:   %all = call token @llvm.experimental.convergence.entry()
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.all(i32 0) [ "convergencectrl"(token %all) ]
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.all(i32) #8
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare token @llvm.experimental.convergence.entry() #9
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #8
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #8
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.bar.warp.sync(i32) #8
; CHECK: attributes #0 = { "nvvm.reqntid"="8,4" "target-cpu"="sm_70" }
; CHECK-NEXT: attributes #1 = { "nvvm.maxntid"="32" "target-cpu"="sm_90a" }
; CHECK-NEXT: attributes #2 = { "nvvm.reqntid"="33" "target-cpu"="sm_70" }
; CHECK-NEXT: attributes #3 = { "nvvm.reqntid"="32" }
; CHECK-NEXT: attributes #4 = { "nvvm.reqntid"="32" "target-cpu"="sm_61" }
; CHECK-NEXT: attributes #5 = { "nvvm.reqntid"="32" "target-cpu"="sm_70" }
; CHECK-NEXT: attributes #6 = { convergent "nvvm.reqntid"="32" "target-cpu"="sm_70" }
; CHECK-NEXT: attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #8 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #9 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
