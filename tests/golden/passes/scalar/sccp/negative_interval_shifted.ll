; RUN: %nvopt -passes='sccp' -S %s | FileCheck %s
; An interval below zero: the bounds are multiplied, not shifted.
define i32 @f(i32 %x) {
  %a = or i32 %x, -256
  %b = shl i32 %a, 4
  ret i32 %b
}

; CHECK-LABEL: define range(i32 -4096, -15) i32 @f(i32 %x) {
; CHECK-NEXT:   %a = or i32 %x, -256
; CHECK-NEXT:   %b = shl nsw i32 %a, 4
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
