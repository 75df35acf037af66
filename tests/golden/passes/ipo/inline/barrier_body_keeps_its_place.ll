; RUN: %nvopt -passes='inline' -S %s | FileCheck %s
; A body with a barrier may be copied to where the call stood: every thread still meets the same barriers.
declare void @llvm.nvvm.barrier0()

define internal void @sync(ptr %p, i32 %x) convergent {
  store i32 %x, ptr %p
  call void @llvm.nvvm.barrier0()
  ret void
}

define ptx_kernel void @k(ptr %p, i1 %c) convergent {
  call void @sync(ptr %p, i32 1)
  br i1 %c, label %a, label %b
a:
  call void @sync(ptr %p, i32 2)
  br label %b
b:
  ret void
}

; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define ptx_kernel void @k(ptr %p, i1 %c) #0 {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
; CHECK: attributes #0 = { convergent }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind }
