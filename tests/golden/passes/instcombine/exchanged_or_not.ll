; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; An exchange that finds what it looks for takes place, if it is not a weak one.
define i1 @strong(ptr %p, i32 %old, i32 %new) {
  %x = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %v = extractvalue { i32, i1 } %x, 0
  %r = icmp eq i32 %v, %old
  ret i1 %r
}
define i1 @strong_not(ptr %p, i32 %old, i32 %new) {
  %x = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %v = extractvalue { i32, i1 } %x, 0
  %r = icmp ne i32 %old, %v
  ret i1 %r
}
define i1 @weak(ptr %p, i32 %old, i32 %new) {
  %x = cmpxchg weak ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %v = extractvalue { i32, i1 } %x, 0
  %r = icmp eq i32 %v, %old
  ret i1 %r
}

; CHECK-LABEL: define i1 @strong(ptr %p, i32 %old, i32 %new) {
; CHECK-NEXT:   %x = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
; CHECK-NEXT:   %r = extractvalue { i32, i1 } %x, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @strong_not(ptr %p, i32 %old, i32 %new) {
; CHECK-NEXT:   %x = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
; CHECK-NEXT:   %1 = extractvalue { i32, i1 } %x, 1
; CHECK-NEXT:   %r = xor i1 %1, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @weak(ptr %p, i32 %old, i32 %new) {
; CHECK-NEXT:   %x = cmpxchg weak ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
; CHECK-NEXT:   %v = extractvalue { i32, i1 } %x, 0
; CHECK-NEXT:   %r = icmp eq i32 %v, %old
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
