; RUN: %nvopt -passes=sink -verify-each -S %s | FileCheck %s
; A load does not pass a barrier, a fence or a store that may be to its place; a convergent call stays; what nothing may change goes.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) convergent
define i32 @barrier(ptr addrspace(3) %s, i1 %c) {
  %v = load i32, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %t, label %e
t:
  ret i32 %v
e:
  ret i32 0
}
define i32 @store(ptr %p, ptr %q, i1 %c) {
  %v = load i32, ptr %p, align 4
  store i32 1, ptr %q, align 4
  br i1 %c, label %t, label %e
t:
  ret i32 %v
e:
  ret i32 0
}
define i32 @shuffle(i32 %x, i1 %c) {
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
  br i1 %c, label %t, label %e
t:
  ret i32 %v
e:
  ret i32 0
}
define i32 @constant_memory(ptr addrspace(4) %p, ptr %q, i1 %c) {
  %v = load i32, ptr addrspace(4) %p, align 4
  store i32 1, ptr %q, align 4
  br i1 %c, label %t, label %e
t:
  ret i32 %v
e:
  ret i32 0
}
define i32 @two_users(i32 %x, i1 %c) {
  %v = mul i32 %x, %x
  br i1 %c, label %t, label %e
t:
  ret i32 %v
e:
  %w = add i32 %v, 1
  ret i32 %w
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1
; CHECK-LABEL: define i32 @barrier(ptr addrspace(3) %s, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %v
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @store(ptr %p, ptr %q, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %v
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @shuffle(i32 %x, i1 %c) {
; CHECK-NEXT:   %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %v
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @constant_memory(ptr addrspace(4) %p, ptr %q, i1 %c) {
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %v = load i32, ptr addrspace(4) %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @two_users(i32 %x, i1 %c) {
; CHECK-NEXT:   %v = mul i32 %x, %x
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %v
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   %w = add i32 %v, 1
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
