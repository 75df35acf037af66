; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s
; Two loads of one address are one; with a barrier between them another thread may have stored, so both stay.
declare void @llvm.nvvm.barrier0()

define i32 @same(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %s = sub i32 %a, %b
  %t = add i32 %s, %b
  ret i32 %t
}

define i32 @barrier(ptr %p) {
  %a = load i32, ptr %p
  call void @llvm.nvvm.barrier0()
  %b = load i32, ptr %p
  %s = mul i32 %a, %b
  ret i32 %s
}

define i32 @volatile(ptr %p) {
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  %s = mul i32 %a, %b
  ret i32 %s
}

; CHECK-LABEL: define i32 @same(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @barrier(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   %s = mul i32 %a, %b
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile(ptr %p) {
; CHECK-NEXT:   %a = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %b = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %s = mul i32 %a, %b
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: attributes #0 = { convergent nocallback nounwind }
