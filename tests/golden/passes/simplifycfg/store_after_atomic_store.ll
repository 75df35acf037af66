; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; A store may run always where this thread has just stored plainly: who else writes there races already. After an atomic store another thread's value
; may be there, which an unconditional store of the old value would overwrite.
define void @plain(i1 %c, ptr %p, i32 %v) {
  store i32 0, ptr %p
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr %p
  br label %b
b:
  ret void
}

define void @atomic(i1 %c, ptr %p, i32 %v) {
  store atomic i32 0, ptr %p unordered, align 4
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr %p
  br label %b
b:
  ret void
}

define void @atomic_arm(i1 %c, ptr %p, i32 %v) {
  store i32 0, ptr %p
  br i1 %c, label %a, label %b
a:
  store atomic i32 %v, ptr %p unordered, align 4
  br label %b
b:
  ret void
}

; CHECK-LABEL: define void @plain(i1 %c, ptr %p, i32 %v) {
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   %spec.store.select = select i1 %c, i32 %v, i32 0
; CHECK-NEXT:   store i32 %spec.store.select, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @atomic(i1 %c, ptr %p, i32 %v) {
; CHECK-NEXT:   store atomic i32 0, ptr %p unordered, align 4
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   store i32 %v, ptr %p, align 4
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @atomic_arm(i1 %c, ptr %p, i32 %v) {
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   store atomic i32 %v, ptr %p unordered, align 4
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
