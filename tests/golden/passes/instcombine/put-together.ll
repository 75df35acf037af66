; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; (t / 64) * 64 + t % 64 is t, though quotient and remainder are needed elsewhere too: a tile's row and column, and its place in shared memory.

define i32 @shift(i32 %t, ptr %p, ptr %q) {
  %h = lshr i32 %t, 6
  %l = and i32 %t, 63
  store i32 %h, ptr %p
  store i32 %l, ptr %q
  %m = shl i32 %h, 6
  %s = add i32 %m, %l
  ret i32 %s
}
define i32 @product(i32 %t, ptr %p, ptr %q) {
  %h = udiv i32 %t, 8
  %l = urem i32 %t, 8
  store i32 %h, ptr %p
  store i32 %l, ptr %q
  %m = mul i32 %h, 8
  %s = or i32 %m, %l
  ret i32 %s
}
define i32 @other_distance(i32 %t, ptr %p, ptr %q) {
  %h = lshr i32 %t, 6
  %l = and i32 %t, 63
  store i32 %h, ptr %p
  store i32 %l, ptr %q
  %m = shl i32 %h, 7
  %s = add i32 %m, %l
  ret i32 %s
}
define i32 @other_number(i32 %t, i32 %u, ptr %p, ptr %q) {
  %h = lshr i32 %t, 6
  %l = and i32 %u, 63
  store i32 %h, ptr %p
  store i32 %l, ptr %q
  %m = shl i32 %h, 6
  %s = add i32 %m, %l
  ret i32 %s
}
; The sign bit alone is a test of the sign, whoever else needs it.
define i1 @sign(i32 %t, ptr %p) {
  %h = lshr i32 %t, 31
  store i32 %h, ptr %p
  %z = icmp eq i32 %h, 0
  ret i1 %z
}

; CHECK-LABEL: define i32 @shift(i32 %t, ptr %p, ptr %q) {
; CHECK-NEXT:   %h = lshr i32 %t, 6
; CHECK-NEXT:   %l = and i32 %t, 63
; CHECK-NEXT:   store i32 %h, ptr %p, align 4
; CHECK-NEXT:   store i32 %l, ptr %q, align 4
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @product(i32 %t, ptr %p, ptr %q) {
; CHECK-NEXT:   %h = lshr i32 %t, 3
; CHECK-NEXT:   %l = and i32 %t, 7
; CHECK-NEXT:   store i32 %h, ptr %p, align 4
; CHECK-NEXT:   store i32 %l, ptr %q, align 4
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_distance(i32 %t, ptr %p, ptr %q) {
; CHECK-NEXT:   %h = lshr i32 %t, 6
; CHECK-NEXT:   %l = and i32 %t, 63
; CHECK-NEXT:   store i32 %h, ptr %p, align 4
; CHECK-NEXT:   store i32 %l, ptr %q, align 4
; CHECK-NEXT:   %m = shl i32 %h, 7
; CHECK-NEXT:   %s = or disjoint i32 %m, %l
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_number(i32 %t, i32 %u, ptr %p, ptr %q) {
; CHECK-NEXT:   %h = lshr i32 %t, 6
; CHECK-NEXT:   %l = and i32 %u, 63
; CHECK-NEXT:   store i32 %h, ptr %p, align 4
; CHECK-NEXT:   store i32 %l, ptr %q, align 4
; CHECK-NEXT:   %m = shl nuw i32 %h, 6
; CHECK-NEXT:   %s = or disjoint i32 %m, %l
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sign(i32 %t, ptr %p) {
; CHECK-NEXT:   %h = lshr i32 %t, 31
; CHECK-NEXT:   store i32 %h, ptr %p, align 4
; CHECK-NEXT:   %z = icmp sgt i32 %t, -1
; CHECK-NEXT:   ret i1 %z
; CHECK-NEXT: }
