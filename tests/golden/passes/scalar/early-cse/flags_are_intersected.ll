; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s
; Of two equal computations the first stays, with the flags that both have; commuted operands are equal too.
define i32 @flags(i32 %x, i32 %y) {
  %a = add nsw nuw i32 %x, %y
  %b = add nuw i32 %y, %x
  %c = xor i32 %a, 7
  %d = mul i32 %c, %b
  ret i32 %d
}

define i1 @compare(i32 %x, i32 %y, ptr %p) {
  %a = icmp slt i32 %x, %y
  %b = icmp sgt i32 %y, %x
  store i1 %a, ptr %p
  ret i1 %b
}

; CHECK-LABEL: define i32 @flags(i32 %x, i32 %y) {
; CHECK-NEXT:   %a = add nuw i32 %x, %y
; CHECK-NEXT:   %c = xor i32 %a, 7
; CHECK-NEXT:   %d = mul i32 %c, %a
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compare(i32 %x, i32 %y, ptr %p) {
; CHECK-NEXT:   %a = icmp slt i32 %x, %y
; CHECK-NEXT:   store i1 %a, ptr %p, align 1
; CHECK-NEXT:   ret i1 %a
; CHECK-NEXT: }
