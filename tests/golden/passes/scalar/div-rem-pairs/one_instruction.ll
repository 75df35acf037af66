; RUN: %nvopt -passes=div-rem-pairs -S %s | FileCheck %s
; A target that divides with remainder: pairs come together, and what is written out becomes a remainder.
target triple = "x86_64-unknown-linux-gnu"
define i32 @apart(i32 %x, i32 %y, i1 %c) {
  %q = udiv i32 %x, %y
  br i1 %c, label %a, label %b
a:
  %r = urem i32 %x, %y
  ret i32 %r
b:
  ret i32 %q
}
define i32 @out(i32 %x, i32 %y, ptr %p) {
  %q = sdiv i32 %x, %y
  store i32 %q, ptr %p, align 4
  %m = mul i32 %q, %y
  %r = sub i32 %x, %m
  ret i32 %r
}

; CHECK: target triple = "x86_64-unknown-linux-gnu"
; CHECK-LABEL: define i32 @apart(i32 %x, i32 %y, i1 %c) {
; CHECK-NEXT:   %q = udiv i32 %x, %y
; CHECK-NEXT:   %r = urem i32 %x, %y
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %r
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @out(i32 %x, i32 %y, ptr %p) {
; CHECK-NEXT:   %q = sdiv i32 %x, %y
; CHECK-NEXT:   store i32 %q, ptr %p, align 4
; CHECK-NEXT:   %r = srem i32 %x, %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
