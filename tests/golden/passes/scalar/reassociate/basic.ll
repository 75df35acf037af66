; RUN: %nvopt -passes=reassociate -S %s | FileCheck %s
; Constants meet, equal terms become products, common factors come out, sums cancel; floats only with reassoc and nsz.

define i32 @constants(i32 %x, i32 %z) {
  %a = add i32 %x, 4
  %b = add i32 %a, %z
  %c = add i32 %b, 3
  %d = add i32 %c, %z
  ret i32 %d
}

define i32 @factor(i32 %a, i32 %b, i32 %c) {
  %x = mul i32 %a, %b
  %y = mul i32 %c, %a
  %s = add i32 %x, %y
  ret i32 %s
}

define i32 @cancel(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  %d = sub i32 %s, %a
  ret i32 %d
}

define i32 @masks(i32 %x, i32 %y) {
  %a = and i32 %x, 12
  %b = and i32 %x, 3
  %c = xor i32 %a, %y
  %d = xor i32 %c, %b
  ret i32 %d
}

define i32 @power(i32 %x) {
  %a = mul i32 %x, %x
  %b = mul i32 %a, %x
  %c = mul i32 %b, %x
  %d = mul i32 %c, %x
  %e = mul i32 %d, %x
  ret i32 %e
}

; the wrapped partial sum is new: nsw goes
define i32 @flags(i32 %a, i32 %b) {
  %s = add nsw i32 %b, 5
  %t = add nsw i32 %s, %a
  ret i32 %t
}

define float @strict(float %a, float %b) {
  %s = fadd float %a, %b
  %d = fadd float %s, %a
  ret float %d
}

define float @fast(float %a, float %b) {
  %s = fadd reassoc nsz float %a, %b
  %d = fadd reassoc nsz float %s, %a
  ret float %d
}

; inf - inf is not zero
define float @no_nnan(float %a, float %b) {
  %n = fneg reassoc nsz float %a
  %s = fadd reassoc nsz float %a, %b
  %d = fadd reassoc nsz float %s, %n
  ret float %d
}

; CHECK: define i32 @constants(i32 %x, i32 %z) {
; CHECK-NEXT: %1 = mul i32 %z, 2
; CHECK-NEXT: %2 = add i32 %x, 7
; CHECK-NEXT: %d = add i32 %2, %1
; CHECK-NEXT: ret i32 %d
; CHECK-NEXT: }
; CHECK: define i32 @factor(i32 %a, i32 %b, i32 %c) {
; CHECK-NEXT: %1 = add i32 %c, %b
; CHECK-NEXT: %s = mul i32 %1, %a
; CHECK-NEXT: ret i32 %s
; CHECK-NEXT: }
; CHECK: define i32 @cancel(i32 %a, i32 %b) {
; CHECK-NEXT: ret i32 %b
; CHECK-NEXT: }
; CHECK: define i32 @masks(i32 %x, i32 %y) {
; CHECK-NEXT: %1 = and i32 %x, 15
; CHECK-NEXT: %d = xor i32 %1, %y
; CHECK-NEXT: ret i32 %d
; CHECK-NEXT: }
; CHECK: define i32 @power(i32 %x) {
; CHECK-NEXT: %1 = mul i32 %x, %x
; CHECK-NEXT: %2 = mul i32 %1, %x
; CHECK-NEXT: %e = mul i32 %2, %2
; CHECK-NEXT: ret i32 %e
; CHECK-NEXT: }
; CHECK: define i32 @flags(i32 %a, i32 %b) {
; CHECK-NEXT: %1 = add i32 %a, 5
; CHECK-NEXT: %t = add i32 %1, %b
; CHECK-NEXT: ret i32 %t
; CHECK-NEXT: }
; CHECK: define float @strict(float %a, float %b) {
; CHECK-NEXT: %s = fadd float %a, %b
; CHECK-NEXT: %d = fadd float %a, %s
; CHECK-NEXT: ret float %d
; CHECK-NEXT: }
; CHECK: define float @fast(float %a, float %b) {
; CHECK-NEXT: %1 = fmul reassoc nsz float %a, 2.000000e+00
; CHECK-NEXT: %d = fadd reassoc nsz float %1, %b
; CHECK-NEXT: ret float %d
; CHECK-NEXT: }
; CHECK: define float @no_nnan(float %a, float %b) {
; CHECK-NEXT: %n = fneg reassoc nsz float %a
; CHECK-NEXT: %1 = fadd reassoc nsz float %n, %a
; CHECK-NEXT: %d = fadd reassoc nsz float %1, %b
; CHECK-NEXT: ret float %d
; CHECK-NEXT: }
