; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Comparisons of a value with itself shifted, turned or masked; of disjoint bits put together; of a truth value widened.
define i1 @turned(i8 %x) {
  %y = xor i8 %x, -128
  %r = icmp ugt i8 %x, %y
  ret i1 %r
}
define i1 @doubled(i8 %x) {
  %y = shl nsw i8 %x, 1
  %r = icmp ult i8 %x, %y
  ret i1 %r
}
define i1 @halved(i8 %x) {
  %y = ashr i8 %x, 1
  %r = icmp sgt i8 %x, %y
  ret i1 %r
}
define i1 @multiple(i8 %x) {
  %y = mul nuw i8 %x, 6
  %r = icmp uge i8 %y, %x
  ret i1 %r
}
define i1 @disjoint(i8 %x) {
  %y = or disjoint i8 %x, 7
  %r = icmp slt i8 %y, 4
  ret i1 %r
}
define i1 @rounded_down(i8 %x) {
  %y = and i8 %x, -16
  %r = icmp slt i8 %y, 2
  ret i1 %r
}
define i1 @truth_value(i1 %c) {
  %y = sext i1 %c to i8
  %r = icmp ult i8 %y, 8
  ret i1 %r
}
define i1 @bit_of_shifted(i32 %x, i32 %y) {
  %s = lshr i32 %x, %y
  %b = and i32 %s, 1
  %r = icmp eq i32 %b, 0
  ret i1 %r
}
define i8 @remainder_keeps_low_bits(i32 %x) {
  %s = srem i32 %x, 67108864
  %r = trunc i32 %s to i8
  ret i8 %r
}
define i32 @amount_is_not_negative(i32 %x, i8 %n) {
  %w = zext i8 %n to i32
  %r = shl i32 %x, %w
  ret i32 %r
}
define i32 @amount_of_few_bits_may_be(i32 %x, i4 %n) {
  %w = zext i4 %n to i32
  %r = shl i32 %x, %w
  ret i32 %r
}
define i16 @product_is_not_negative(i16 %x) {
  %p = mul nuw nsw i16 %x, 14
  %r = lshr i16 %p, 15
  ret i16 %r
}
define i16 @product_by_what_may_be_one(i16 %x, i16 %y) {
  %p = mul nuw nsw i16 %x, %y
  %r = lshr i16 %p, 15
  ret i16 %r
}
define i16 @product_by_the_least_may_be_negative(i16 %x) {
  %p = mul nuw nsw i16 -32768, %x
  %r = lshr i16 %p, 15
  ret i16 %r
}

; CHECK-LABEL: define i1 @turned(i8 %x) {
; CHECK-NEXT:   %r = icmp slt i8 %x, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @doubled(i8 %x) {
; CHECK-NEXT:   %r = icmp sgt i8 %x, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @halved(i8 %x) {
; CHECK-NEXT:   %r = icmp sgt i8 %x, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @multiple(i8 %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @disjoint(i8 %x) {
; CHECK-NEXT:   %r = icmp slt i8 %x, -3
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @rounded_down(i8 %x) {
; CHECK-NEXT:   %r = icmp slt i8 %x, 16
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @truth_value(i1 %c) {
; CHECK-NEXT:   %r = xor i1 %c, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bit_of_shifted(i32 %x, i32 %y) {
; CHECK-NEXT:   %1 = shl nuw i32 1, %y
; CHECK-NEXT:   %2 = and i32 %1, %x
; CHECK-NEXT:   %r = icmp eq i32 %2, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @remainder_keeps_low_bits(i32 %x) {
; CHECK-NEXT:   %r = trunc i32 %x to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @amount_is_not_negative(i32 %x, i8 %n) {
; CHECK-NEXT:   %w = zext nneg i8 %n to i32
; CHECK-NEXT:   %r = shl i32 %x, %w
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @amount_of_few_bits_may_be(i32 %x, i4 %n) {
; CHECK-NEXT:   %w = zext i4 %n to i32
; CHECK-NEXT:   %r = shl i32 %x, %w
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @product_is_not_negative(i16 %x) {
; CHECK-NEXT:   ret i16 0
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @product_by_what_may_be_one(i16 %x, i16 %y) {
; CHECK-NEXT:   %p = mul nuw nsw i16 %x, %y
; CHECK-NEXT:   %r = lshr i16 %p, 15
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @product_by_the_least_may_be_negative(i16 %x) {
; CHECK-NEXT:   ret i16 %x
; CHECK-NEXT: }
