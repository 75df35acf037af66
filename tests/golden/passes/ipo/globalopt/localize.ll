; RUN: %nvopt -passes=globalopt -S %s | FileCheck %s
; A variable that one function writes before it reads moves to the stack, but not where other threads may look between.
@a = internal global i32 0
@b = internal global i32 0

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent

define i32 @alone(i32 %x) norecurse {
  store i32 %x, ptr @a
  %v = load i32, ptr @a
  ret i32 %v
}

define i32 @together(i32 %x) norecurse {
  store i32 %x, ptr @b
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr @b
  ret i32 %v
}

; CHECK: @b = internal unnamed_addr global i32 0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: norecurse
; CHECK-NEXT: define i32 @alone(i32 %x) local_unnamed_addr #1 {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store i32 0, ptr %a, align 4
; CHECK-NEXT:   store i32 %x, ptr %a, align 4
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: norecurse
; CHECK-NEXT: define i32 @together(i32 %x) local_unnamed_addr #1 {
; CHECK-NEXT:   store i32 %x, ptr @b, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr @b, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { norecurse }
