; RUN: %nvopt -passes=infer-address-spaces -S %s | FileCheck %s
; A pointer that nothing can use in its space stays as it is: a cast there and one back would be all.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @use(ptr)

define ptx_kernel void @inline_assembly(ptr %p, ptr %q, i64 %i) {
  %g = getelementptr inbounds i32, ptr %p, i64 %i
  %v = tail call i32 asm "ld.global.cs.s32 $0, [$1];", "=r,l"(ptr %g)
  store i32 %v, ptr %q
  ret void
}
define ptx_kernel void @call(ptr %p, i64 %i) {
  %g = getelementptr inbounds i32, ptr %p, i64 %i
  call void @use(ptr %g)
  ret void
}
define ptx_kernel void @compared(ptr %p, ptr %q, i64 %n, ptr %out) {
  %e = getelementptr inbounds i32, ptr %p, i64 %n
  %c = icmp ult ptr %q, %e
  call void @llvm.assume(i1 %c)
  ret void
}
; The access takes a global pointer, the call what there was.
define ptx_kernel void @both(ptr %p, i64 %i) {
  %g = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 1, ptr %g
  call void @use(ptr %p)
  ret void
}
; One side of the comparison is global already.
define ptx_kernel void @compared_with_accessed(ptr %p, ptr %q, i64 %n) {
  %e = getelementptr inbounds i32, ptr %p, i64 %n
  store i32 1, ptr %e
  %c = icmp ult ptr %q, %e
  call void @llvm.assume(i1 %c)
  ret void
}
declare void @llvm.assume(i1)

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: declare void @use(ptr)
; CHECK-LABEL: define ptx_kernel void @inline_assembly(ptr %p, ptr %q, i64 %i) {
; CHECK-NEXT:   %1 = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %g = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %v = tail call i32 asm "ld.global.cs.s32 $0, [$1];", "=r,l"(ptr %g)
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @call(ptr %p, i64 %i) {
; CHECK-NEXT:   %g = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   call void @use(ptr %g)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @compared(ptr %p, ptr %q, i64 %n, ptr %out) {
; CHECK-NEXT:   %e = getelementptr inbounds i32, ptr %p, i64 %n
; CHECK-NEXT:   %c = icmp ult ptr %q, %e
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @both(ptr %p, i64 %i) {
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %g = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   call void @use(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @compared_with_accessed(ptr %p, ptr %q, i64 %n) {
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %2 = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %e = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %n
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %e, align 4
; CHECK-NEXT:   %c = icmp ult ptr addrspace(1) %2, %e
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
