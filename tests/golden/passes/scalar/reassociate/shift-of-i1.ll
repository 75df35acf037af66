; A shift left of an i1 by zero keeps its value whatever its flags say; as a product with 1, which is -1 there, it wraps in the signed sense.
; RUN: %nvopt -passes=reassociate -S %s | FileCheck %s
define i1 @f(i1 %x, i1 %y) {
  %a = shl nuw nsw i1 %y, 0
  %b = add i1 %x, %a
  ret i1 %b
}
define i8 @wider(i8 %x, i8 %y) {
  %a = shl nuw nsw i8 %y, 7
  %b = add i8 %x, %a
  ret i8 %b
}

; CHECK-LABEL: define i1 @f(i1 %x, i1 %y) {
; CHECK-NEXT:   %a = mul nuw i1 %y, true
; CHECK-NEXT:   %b = add i1 %x, %a
; CHECK-NEXT:   ret i1 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @wider(i8 %x, i8 %y) {
; CHECK-NEXT:   %a = mul nuw nsw i8 %y, -128
; CHECK-NEXT:   %b = add i8 %a, %x
; CHECK-NEXT:   ret i8 %b
; CHECK-NEXT: }
