; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -verify-each -verify-loop-info -S %s | FileCheck %s
; What is left of the switch leads to one block: nothing is decided there any more, and there is nothing to copy the loop for.
define void @rest_agrees(i32 %x, ptr %p) {
entry:
  br label %h
h:
  switch i32 %x, label %out [ i32 1, label %other i32 2, label %a i32 3, label %a i32 4, label %a ]
a:
  store volatile i32 0, ptr %p
  br label %h
other:
  ret void
out:
  ret void
}
define void @agrees(i32 %x, ptr %p) {
entry:
  br label %h
h:
  store volatile i32 0, ptr %p
  switch i32 %x, label %a [ i32 1, label %a i32 2, label %a ]
a:
  %c = load volatile i1, ptr %p
  br i1 %c, label %h, label %out
out:
  ret void
}

; CHECK-LABEL: define void @rest_agrees(i32 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %out [
; CHECK-NEXT:     i32 1, label %other
; CHECK-NEXT:     i32 2, label %0
; CHECK-NEXT:     i32 3, label %0
; CHECK-NEXT:     i32 4, label %0
; CHECK-NEXT:   ]
; CHECK: 0:                                                ; preds = %entry, %entry, %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %a, %0
; CHECK-NEXT:   br label %a
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   store volatile i32 0, ptr %p, align 4
; CHECK-NEXT:   br label %h
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @agrees(i32 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %a, %entry
; CHECK-NEXT:   store volatile i32 0, ptr %p, align 4
; CHECK-NEXT:   switch i32 %x, label %a [
; CHECK-NEXT:     i32 1, label %a
; CHECK-NEXT:     i32 2, label %a
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %h, %h, %h
; CHECK-NEXT:   %c = load volatile i1, ptr %p, align 1
; CHECK-NEXT:   br i1 %c, label %h, label %out
; CHECK: out:                                              ; preds = %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
