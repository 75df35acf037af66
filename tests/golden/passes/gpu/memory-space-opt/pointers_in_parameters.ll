; RUN: %nvopt -passes='memory-space-opt' -verify-each -S %s | FileCheck %s
; A pointer in a kernel's byval parameter points to global memory, as one passed by itself does; not where the parameter is written, not in constant
; memory, not in a device function. Assumptions tell the space where they dominate.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%T = type { [4 x ptr], i32 }
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@cp = addrspace(4) externally_initialized global ptr null
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.assume(i1)
define ptx_kernel void @loaded(ptr byval(%T) %s, i64 %i, ptr %p) {
  %a = getelementptr [4 x ptr], ptr %s, i64 0, i64 %i
  %q = load ptr, ptr %a
  %v = load float, ptr %q
  store float %v, ptr %p
  ret void
}
define ptx_kernel void @written(ptr byval(%T) %s, i64 %i, ptr %p) {
  %a = getelementptr [4 x ptr], ptr %s, i64 0, i64 %i
  store ptr %p, ptr %a
  %q = load ptr, ptr %a
  %v = load float, ptr %q
  store float %v, ptr %p
  ret void
}
define ptx_kernel void @constant_memory(ptr %p) {
  %q = load ptr, ptr addrspace(4) @cp
  store float 1.0, ptr %q
  ret void
}
define float @device(ptr byval(%T) %s) {
  %q = load ptr, ptr %s
  %v = load float, ptr %q
  ret float %v
}
define float @assumed(ptr %p, i1 %b) {
e:
  %w = load float, ptr %p
  br i1 %b, label %y, label %n
y:
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %c)
  %q = getelementptr float, ptr %p, i32 4
  %v = load float, ptr %q
  ret float %v
n:
  ret float %w
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: %T = type { [4 x ptr], i32 }
; CHECK: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @cp = addrspace(4) externally_initialized global ptr null
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #1
; CHECK-LABEL: define ptx_kernel void @loaded(ptr byval(%T) %s, i64 %i, ptr %p) {
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %a = getelementptr [4 x ptr], ptr %s, i64 0, i64 %i
; CHECK-NEXT:   %q = load ptr, ptr %a, align 8
; CHECK-NEXT:   %2 = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load float, ptr addrspace(1) %2, align 4
; CHECK-NEXT:   store float %v, ptr addrspace(1) %1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @written(ptr byval(%T) %s, i64 %i, ptr %p) {
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %a = getelementptr [4 x ptr], ptr %s, i64 0, i64 %i
; CHECK-NEXT:   store ptr %p, ptr %a, align 8
; CHECK-NEXT:   %q = load ptr, ptr %a, align 8
; CHECK-NEXT:   %v = load float, ptr %q, align 4
; CHECK-NEXT:   store float %v, ptr addrspace(1) %1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @constant_memory(ptr %p) {
; CHECK-NEXT:   %q = load ptr, ptr addrspace(4) @cp, align 8
; CHECK-NEXT:   store float 1.000000e+00, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define float @device(ptr byval(%T) %s) {
; CHECK-NEXT:   %q = load ptr, ptr %s, align 8
; CHECK-NEXT:   %v = load float, ptr %q, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK-LABEL: define float @assumed(ptr %p, i1 %b) {
; CHECK-NEXT: e:
; CHECK-NEXT:   %w = load float, ptr %p, align 4
; CHECK-NEXT:   br i1 %b, label %y, label %n
; CHECK: y:                                                ; preds = %e
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   %0 = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = getelementptr float, ptr addrspace(3) %0, i32 4
; CHECK-NEXT:   %v = load float, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret float %v
; CHECK: n:                                                ; preds = %e
; CHECK-NEXT:   ret float %w
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
