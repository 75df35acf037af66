; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A field below others that are packed above it is what was packed: a cost and its index, an argument of a reduction.
declare void @use(i32)

; CHECK-LABEL: @index(
; CHECK: %r = or disjoint i32 %b, 1
; CHECK-NEXT: ret i32 %r
define i32 @index(i32 %cost, i8 %i) {
  %z = zext i8 %i to i32
  %b = shl i32 %z, 3
  %h = shl i32 %cost, 16
  %p = or i32 %h, %b
  %q = or i32 %p, 1
  call void @use(i32 %q)
  %r = and i32 %q, 65535
  ret i32 %r
}
; Bits of the constant above the field go, too.
; CHECK-LABEL: @above(
; CHECK: %r = or disjoint i32 %b, 1
define i32 @above(i32 %cost, i8 %i) {
  %z = zext i8 %i to i32
  %b = shl i32 %z, 3
  %h = shl i32 %cost, 17
  %p = or i32 %h, %b
  %q = or i32 %p, 65537
  call void @use(i32 %q)
  %r = and i32 %q, 65535
  ret i32 %r
}
; The index may reach above the field, the cost into it: the mask stays.
; CHECK-LABEL: @wide_index(
; CHECK: %r = and i32 %q, 65535
define i32 @wide_index(i32 %cost, i32 %b) {
  %h = shl i32 %cost, 16
  %p = or i32 %h, %b
  %q = or i32 %p, 1
  call void @use(i32 %q)
  %r = and i32 %q, 65535
  ret i32 %r
}
; CHECK-LABEL: @low_cost(
; CHECK: %r = and i32 %q,
define i32 @low_cost(i32 %cost, i8 %i) {
  %z = zext i8 %i to i32
  %b = shl i32 %z, 3
  %h = shl i32 %cost, 15
  %p = or i32 %h, %b
  %q = or i32 %p, 1
  call void @use(i32 %q)
  %r = and i32 %q, 65535
  ret i32 %r
}
