; RUN: %nvopt -passes=div-rem-pairs -verify-each -S %s | FileCheck %s
; Other operands or signs, and divisions neither of which dominates the other, stay. Operands that are not undef need no freeze.
target triple = "nvptx64-nvidia-cuda"
define i32 @signs(i32 %x, i32 %y) {
  %q = sdiv i32 %x, %y
  %r = urem i32 %x, %y
  %s = add i32 %q, %r
  ret i32 %s
}
define i32 @operands(i32 %x, i32 %y) {
  %q = udiv i32 %y, %x
  %r = urem i32 %x, %y
  %s = add i32 %q, %r
  ret i32 %s
}
define i32 @apart(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  %q = udiv i32 %x, %y
  ret i32 %q
b:
  %r = urem i32 %x, %y
  ret i32 %r
}
define i32 @not_undef(i32 noundef %x, i32 noundef %y) {
  %r = urem i32 %x, %y
  %q = udiv i32 %x, %y
  %s = add i32 %q, %r
  ret i32 %s
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @signs(i32 %x, i32 %y) {
; CHECK-NEXT:   %q = sdiv i32 %x, %y
; CHECK-NEXT:   %r = urem i32 %x, %y
; CHECK-NEXT:   %s = add i32 %q, %r
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @operands(i32 %x, i32 %y) {
; CHECK-NEXT:   %q = udiv i32 %y, %x
; CHECK-NEXT:   %r = urem i32 %x, %y
; CHECK-NEXT:   %s = add i32 %q, %r
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @apart(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   %q = udiv i32 %x, %y
; CHECK-NEXT:   ret i32 %q
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   %r = urem i32 %x, %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @not_undef(i32 noundef %x, i32 noundef %y) {
; CHECK-NEXT:   %q = udiv i32 %x, %y
; CHECK-NEXT:   %1 = mul i32 %q, %y
; CHECK-NEXT:   %r = sub i32 %x, %1
; CHECK-NEXT:   %s = add i32 %q, %r
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
