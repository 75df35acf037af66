; RUN: %nvopt -passes='memory-space-opt<second-time>' -verify-each -S %s | FileCheck %s
; isspacep is answered where the space is known: shared memory is in the cluster's window, the cluster's memory may be this block's. Not of what may be
; null, not of parameter space (it lies in the global window), not of what is generic.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare i1 @llvm.nvvm.isspacep.const(ptr)
declare void @use(i1, i1, i1, i1, i1)
define void @shared(i32 %i) {
  %g = addrspacecast ptr addrspace(3) @sh to ptr
  %a = getelementptr i32, ptr %g, i32 %i
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %a)
  %d = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %a)
  %e = call i1 @llvm.nvvm.isspacep.global(ptr %a)
  %f = call i1 @llvm.nvvm.isspacep.local(ptr %a)
  %h = call i1 @llvm.nvvm.isspacep.const(ptr %a)
  call void @use(i1 %c, i1 %d, i1 %e, i1 %f, i1 %h)
  ret void
}
define void @cluster(ptr addrspace(7) %p) {
  %a = addrspacecast ptr addrspace(7) %p to ptr
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %a)
  %d = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %a)
  %e = call i1 @llvm.nvvm.isspacep.global(ptr %a)
  call void @use(i1 %c, i1 %d, i1 %e, i1 false, i1 false)
  ret void
}
define ptx_kernel void @kernel(ptr %p, i1 %b) {
  %l = alloca i32
  %c = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %d = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %e = call i1 @llvm.nvvm.isspacep.local(ptr %l)
  %q = select i1 %b, ptr %p, ptr %l
  %f = call i1 @llvm.nvvm.isspacep.local(ptr %q)
  call void @use(i1 %c, i1 %d, i1 %e, i1 %f, i1 false)
  ret void
}
define void @null(i1 %b, ptr addrspace(101) %p) {
  %g = addrspacecast ptr addrspace(3) @sh to ptr
  %n = select i1 %b, ptr %g, ptr null
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %n)
  %d = call i1 @llvm.nvvm.isspacep.shared(ptr null)
  %q = addrspacecast ptr addrspace(101) %p to ptr
  %e = call i1 @llvm.nvvm.isspacep.global(ptr %q)
  call void @use(i1 %c, i1 %d, i1 %e, i1 false, i1 false)
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.const(ptr captures(none)) #0
; CHECK: declare void @use(i1, i1, i1, i1, i1)
; CHECK-LABEL: define void @shared(i32 %i) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) @sh to ptr
; CHECK-NEXT:   %a = getelementptr i32, ptr %g, i32 %i
; CHECK-NEXT:   call void @use(i1 true, i1 true, i1 false, i1 false, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @cluster(ptr addrspace(7) %p) {
; CHECK-NEXT:   %a = addrspacecast ptr addrspace(7) %p to ptr
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.shared(ptr %a)
; CHECK-NEXT:   call void @use(i1 %c, i1 true, i1 false, i1 false, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @kernel(ptr %p, i1 %b) {
; CHECK-NEXT:   %l = alloca i32, align 4
; CHECK-NEXT:   %q = select i1 %b, ptr %p, ptr %l
; CHECK-NEXT:   %f = call i1 @llvm.nvvm.isspacep.local(ptr %q)
; CHECK-NEXT:   call void @use(i1 true, i1 false, i1 true, i1 %f, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @null(i1 %b, ptr addrspace(101) %p) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) @sh to ptr
; CHECK-NEXT:   %n = select i1 %b, ptr %g, ptr null
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.shared(ptr %n)
; CHECK-NEXT:   %d = call i1 @llvm.nvvm.isspacep.shared(ptr null)
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(101) %p to ptr
; CHECK-NEXT:   %e = call i1 @llvm.nvvm.isspacep.global(ptr %q)
; CHECK-NEXT:   call void @use(i1 %c, i1 %d, i1 %e, i1 false, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
