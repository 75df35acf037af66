; RUN: %nvopt -passes=infer-address-spaces -S %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [4 x i32] undef
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)

; Which space a pointer is of is known where the pass knows it.
define i1 @constant() {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret i1 %s
}
define i1 @another_space() {
  %s = call i1 @llvm.nvvm.isspacep.global(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret i1 %s
}
define i1 @cast(ptr addrspace(1) %x, i64 %i) {
  %p = addrspacecast ptr addrspace(1) %x to ptr
  %q = getelementptr i8, ptr %p, i64 %i
  %s = call i1 @llvm.nvvm.isspacep.global(ptr %q)
  ret i1 %s
}
; Not known: an argument of a function, a choice of two spaces, a block of the cluster.
define i1 @argument(ptr %p) {
  %s = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  ret i1 %s
}
define i1 @choice(i1 %c, ptr addrspace(1) %x) {
  %p = addrspacecast ptr addrspace(1) %x to ptr
  %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  ret i1 %s
}
define i1 @cluster(ptr addrspace(7) %x) {
  %p = addrspacecast ptr addrspace(7) %x to ptr
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %s
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @sh = internal addrspace(3) global [4 x i32] undef
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr captures(none)) #0
; CHECK-LABEL: define i1 @constant() {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @another_space() {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @cast(ptr addrspace(1) %x, i64 %i) {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %x to ptr
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @argument(ptr %p) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   ret i1 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @choice(i1 %c, ptr addrspace(1) %x) {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %x to ptr
; CHECK-NEXT:   %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
; CHECK-NEXT:   ret i1 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @cluster(ptr addrspace(7) %x) {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(7) %x to ptr
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   ret i1 %s
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
