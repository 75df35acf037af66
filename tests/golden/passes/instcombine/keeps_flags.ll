; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What two operations do without wrapping, the one in their place does too, if its constant does not wrap: sign extensions of indices rest on it.
; CHECK-LABEL: @sum
; CHECK: add nsw i32 %x, 2
define i32 @sum(i32 %x) {
  %a = add nsw i32 %x, 1
  %b = add nsw i32 %a, 1
  ret i32 %b
}
; CHECK-LABEL: @sum_wraps
; CHECK: add i32 %x, -2147483646
define i32 @sum_wraps(i32 %x) {
  %a = add nsw i32 %x, 2147483646
  %b = add nsw i32 %a, 4
  ret i32 %b
}
; CHECK-LABEL: @address
; CHECK: getelementptr i8, ptr {{.*}}, i64 8
define ptr @address(ptr %p, i32 %x) {
  %a = add nsw i32 %x, 1
  %b = add nsw i32 %a, 1
  %s = sext i32 %b to i64
  %g = getelementptr inbounds i32, ptr %p, i64 %s
  ret ptr %g
}
; CHECK-LABEL: @product
; CHECK: mul nuw nsw i32 %x, 14
define i32 @product(i32 %x) {
  %a = mul nuw nsw i32 %x, 2
  %b = mul nuw nsw i32 %a, 7
  ret i32 %b
}
; CHECK-LABEL: @product_wraps
; CHECK: mul i32 %x, -1073741824
define i32 @product_wraps(i32 %x) {
  %a = mul nsw i32 %x, 65536
  %b = mul nsw i32 %a, 49152
  ret i32 %b
}
; CHECK-LABEL: @shifted
; CHECK: mul nsw i32 %x, 40
define i32 @shifted(i32 %x) {
  %a = shl nsw i32 %x, 3
  %b = mul nsw i32 %a, 5
  ret i32 %b
}
; CHECK-LABEL: @difference
; CHECK: sub nsw i32 12, %x
define i32 @difference(i32 %x) {
  %a = sub nsw i32 7, %x
  %b = add nsw i32 %a, 5
  ret i32 %b
}
; CHECK-LABEL: @once_more
; CHECK: mul nsw i32 %x, 6
define i32 @once_more(i32 %x) {
  %a = mul nsw i32 %x, 5
  %b = add nsw i32 %a, %x
  ret i32 %b
}
; CHECK-LABEL: @negated
; CHECK: sub nsw i32 %y, %x
define i32 @negated(i32 %x, i32 %y) {
  %a = sub nsw i32 0, %x
  %b = add nsw i32 %y, %a
  ret i32 %b
}
; CHECK-LABEL: @inverted
; CHECK: sub nsw i32 4, %x
define i32 @inverted(i32 %x) {
  %a = xor i32 %x, -1
  %b = add nsw i32 %a, 5
  ret i32 %b
}
; CHECK-LABEL: @bit
; CHECK: lshr i32 %x, %n
; CHECK-NEXT: and i32 {{.*}}, 1
define i32 @bit(i32 %x, i32 %n) {
  %m = shl nuw i32 1, %n
  %a = and i32 %x, %m
  %r = lshr i32 %a, %n
  ret i32 %r
}
