; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What is left of a number without its remainder is divided as the number is: the remainder is often needed beside it, and goes otherwise.

define i32 @signed(i32 %x, i32 %y) {
  %r = srem i32 %x, %y
  %m = sub nsw i32 %x, %r
  %q = sdiv i32 %m, %y
  ret i32 %q
}
define i32 @unsigned_and_remainder(i32 %x, i32 %y, ptr %p) {
  %r = urem i32 %x, %y
  store i32 %r, ptr %p
  %m = sub i32 %x, %r
  %q = udiv i32 %m, %y
  ret i32 %q
}
define i32 @other_divisor(i32 %x, i32 %y, i32 %z) {
  %r = srem i32 %x, %y
  %m = sub nsw i32 %x, %r
  %q = sdiv i32 %m, %z
  ret i32 %q
}
define i32 @other_sign(i32 %x, i32 %y) {
  %r = urem i32 %x, %y
  %m = sub i32 %x, %r
  %q = sdiv i32 %m, %y
  ret i32 %q
}

; CHECK-LABEL: define i32 @signed(i32 %x, i32 %y) {
; CHECK-NEXT:   %q = sdiv i32 %x, %y
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @unsigned_and_remainder(i32 %x, i32 %y, ptr %p) {
; CHECK-NEXT:   %r = urem i32 %x, %y
; CHECK-NEXT:   store i32 %r, ptr %p, align 4
; CHECK-NEXT:   %q = udiv i32 %x, %y
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_divisor(i32 %x, i32 %y, i32 %z) {
; CHECK-NEXT:   %r = srem i32 %x, %y
; CHECK-NEXT:   %m = sub nsw i32 %x, %r
; CHECK-NEXT:   %q = sdiv i32 %m, %z
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_sign(i32 %x, i32 %y) {
; CHECK-NEXT:   %r = urem i32 %x, %y
; CHECK-NEXT:   %m = sub i32 %x, %r
; CHECK-NEXT:   %q = sdiv i32 %m, %y
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
