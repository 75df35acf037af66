; RUN: %nvopt -passes=sink -S %s | FileCheck %s
; An invariant load stays above what frees its place; a frozen value that is chosen once stays out of a cycle with two entries.
declare void @free(ptr allocptr) allockind("free") nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)

define i32 @freed(ptr %p, i1 %c) {
  %x = load i32, ptr %p, !invariant.load !0
  call void @free(ptr %p)
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 0
}

define void @two_entries(i32 %y, i1 %c, ptr %p) {
  %f = freeze i32 %y
  br i1 %c, label %a, label %b
a:
  store volatile i32 %f, ptr %p
  br label %b
b:
  br i1 %c, label %a, label %e
e:
  ret void
}
!0 = !{}

; CHECK: ; Function Attrs: nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @free(ptr allocptr) #0
; CHECK-LABEL: define i32 @freed(ptr %p, i1 %c) {
; CHECK-NEXT:   %x = load i32, ptr %p, align 4, !invariant.load !0
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %x
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define void @two_entries(i32 %y, i1 %c, ptr %p) {
; CHECK-NEXT:   %f = freeze i32 %y
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %b, %0
; CHECK-NEXT:   store volatile i32 %f, ptr %p, align 4
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %0
; CHECK-NEXT:   br i1 %c, label %a, label %e
; CHECK: e:                                                ; preds = %b
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
; CHECK: !0 = !{}
