; RUN: %nvopt -passes=dce -S %s | FileCheck %s
; What nobody uses goes with what only it used; effects, barriers and volatile accesses stay.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @may_not_return(i32) nounwind memory(none)

define i32 @f(i32 %x, ptr %p, i1 %c) {
entry:
  %a = add i32 %x, 1
  %b = mul i32 %a, %a
  %l = load i32, ptr %p
  %v = load volatile i32, ptr %p
  %q = call i32 @pure(i32 %b)
  br i1 %c, label %next, label %end
next:
  %d = xor i32 %q, %l
  %e = call i32 @may_not_return(i32 %x)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %end
end:
  %g = phi i32 [ 0, %entry ], [ %d, %next ]
  ret i32 %x
}

; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: declare i32 @pure(i32) #1
; CHECK: ; Function Attrs: nounwind memory(none)
; CHECK-NEXT: declare i32 @may_not_return(i32) #2
; CHECK-LABEL: define i32 @f(i32 %x, ptr %p, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %next, label %end
; CHECK: next:                                             ; preds = %entry
; CHECK-NEXT:   %e = call i32 @may_not_return(i32 %x)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %next, %entry
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { nounwind memory(none) }
