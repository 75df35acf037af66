; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s
; A load takes what was stored; a store of what is there already goes, and so does a store written over before anyone reads it. Other threads may look at an atomic access: both stores stay around it.
define i32 @forward(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %a = load i32, ptr %p
  store i32 %a, ptr %p
  ret i32 %a
}

define void @overwritten(ptr %p, i32 %x, i32 %y) {
  store i32 %x, ptr %p
  store i32 %y, ptr %p
  ret void
}

define void @atomic_between(ptr %p, ptr %q, i32 %x) {
  store i32 %x, ptr %p
  %o = load atomic i32, ptr %q acquire, align 4
  store i32 %o, ptr %p
  ret void
}

; CHECK-LABEL: define i32 @forward(ptr %p, i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define void @overwritten(ptr %p, i32 %x, i32 %y) {
; CHECK-NEXT:   store i32 %y, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @atomic_between(ptr %p, ptr %q, i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %o = load atomic i32, ptr %q acquire, align 4
; CHECK-NEXT:   store i32 %o, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
