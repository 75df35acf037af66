; RUN: %nvopt -passes=mem2reg -S %s | FileCheck %s
; The variable is private to the thread: a barrier does not matter to it. Where the address escapes, nothing is done.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
declare void @use(ptr)

define i32 @private(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr %a
  ret i32 %v
}

define i32 @escapes(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @use(ptr %a)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr %a
  ret i32 %v
}

; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: declare void @use(ptr)
; CHECK-LABEL: define i32 @private(i32 %x) {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @escapes(i32 %x) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store i32 %x, ptr %a, align 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
