; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A freeze goes before the operation where that makes no poison but by its flags, which go, and one operand at most may be poison.
define i16 @nothing_is_poison(i16 noundef %a) {
  %s = shl nuw nsw i16 %a, 2
  %r = freeze i16 %s
  ret i16 %r
}
define i16 @one_operand(i16 noundef %a, i16 %b) {
  %s = add nsw i16 %a, %b
  %r = freeze i16 %s
  ret i16 %r
}
define i16 @two_operands(i16 %a, i16 %b) {
  %s = add nsw i16 %a, %b
  %r = freeze i16 %s
  ret i16 %r
}
define i16 @amount_may_be_too_large(i16 noundef %a, i16 noundef %b) {
  %s = shl i16 %a, %b
  %r = freeze i16 %s
  ret i16 %r
}
define i16 @loaded(ptr %p) {
  %s = load i16, ptr %p
  %r = freeze i16 %s
  ret i16 %r
}
define i16 @used_otherwise(i16 noundef %a, i16 %b) {
  %s = add nsw i16 %a, %b
  call void @use(i16 %s)
  %r = freeze i16 %s
  ret i16 %r
}
declare void @use(i16)

; CHECK-LABEL: define i16 @nothing_is_poison(i16 noundef %a) {
; CHECK-NEXT:   %s = shl i16 %a, 2
; CHECK-NEXT:   ret i16 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @one_operand(i16 noundef %a, i16 %b) {
; CHECK-NEXT:   %1 = freeze i16 %b
; CHECK-NEXT:   %s = add i16 %1, %a
; CHECK-NEXT:   ret i16 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @two_operands(i16 %a, i16 %b) {
; CHECK-NEXT:   %s = add nsw i16 %a, %b
; CHECK-NEXT:   %r = freeze i16 %s
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @amount_may_be_too_large(i16 noundef %a, i16 noundef %b) {
; CHECK-NEXT:   %s = shl i16 %a, %b
; CHECK-NEXT:   %r = freeze i16 %s
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @loaded(ptr %p) {
; CHECK-NEXT:   %s = load i16, ptr %p, align 2
; CHECK-NEXT:   %r = freeze i16 %s
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @used_otherwise(i16 noundef %a, i16 %b) {
; CHECK-NEXT:   %1 = freeze i16 %b
; CHECK-NEXT:   %s = add i16 %1, %a
; CHECK-NEXT:   call void @use(i16 %s)
; CHECK-NEXT:   ret i16 %s
; CHECK-NEXT: }
; CHECK: declare void @use(i16)
