; RUN: %nvopt -passes='reassociate<keep-order>' -S %s | FileCheck %s
; What would only be the other way round stays, within a chain too; a chain in another order is still made anew. InstCombine, which puts the more complex operand first, finds nothing to turn back.
define i32 @stays(i32 %a, i32 %b, i32 %c) {
  %1 = load i32, ptr null
  %2 = mul i32 %1, %a
  %3 = add i32 %b, %a
  %4 = add i32 %c, %3
  %5 = xor i32 %2, %4
  ret i32 %5
}
define i32 @anew(i32 %a, i32 %b, i32 %c) {
  %1 = add i32 %c, %b
  %2 = add i32 %1, %a
  ret i32 %2
}

; CHECK-LABEL: define i32 @stays(i32 %a, i32 %b, i32 %c) {
; CHECK-NEXT:   %1 = load i32, ptr null, align 4
; CHECK-NEXT:   %2 = mul i32 %1, %a
; CHECK-NEXT:   %3 = add i32 %b, %a
; CHECK-NEXT:   %4 = add i32 %c, %3
; CHECK-NEXT:   %5 = xor i32 %2, %4
; CHECK-NEXT:   ret i32 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @anew(i32 %a, i32 %b, i32 %c) {
; CHECK-NEXT:   %1 = add i32 %b, %a
; CHECK-NEXT:   %2 = add i32 %1, %c
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
