; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; And, or, xor of two extensions of one kind are done at the width before, where one extension at least goes; of widths that differ at the wider one, where both go.
declare void @use(i64)

define i64 @one_is_used_again(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  call void @use(i64 %x)
  %z = xor i64 %x, %y
  ret i64 %z
}
define i64 @both_are_used_again(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  call void @use(i64 %x)
  call void @use(i64 %y)
  %z = and i64 %x, %y
  ret i64 %z
}
define i64 @other_widths(i32 %a, i16 %b) {
  %x = zext i32 %a to i64
  %y = zext i16 %b to i64
  %z = or i64 %y, %x
  ret i64 %z
}
define i64 @other_widths_one_used_again(i32 %a, i16 %b) {
  %x = sext i32 %a to i64
  %y = sext i16 %b to i64
  call void @use(i64 %y)
  %z = or i64 %x, %y
  ret i64 %z
}
define i64 @other_kinds(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = zext i32 %b to i64
  %z = or i64 %x, %y
  ret i64 %z
}

; CHECK: declare void @use(i64)
; CHECK-LABEL: define i64 @one_is_used_again(i32 %a, i32 %b) {
; CHECK-NEXT:   %x = sext i32 %a to i64
; CHECK-NEXT:   call void @use(i64 %x)
; CHECK-NEXT:   %1 = xor i32 %a, %b
; CHECK-NEXT:   %z = sext i32 %1 to i64
; CHECK-NEXT:   ret i64 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @both_are_used_again(i32 %a, i32 %b) {
; CHECK-NEXT:   %x = zext i32 %a to i64
; CHECK-NEXT:   %y = zext i32 %b to i64
; CHECK-NEXT:   call void @use(i64 %x)
; CHECK-NEXT:   call void @use(i64 %y)
; CHECK-NEXT:   %z = and i64 %x, %y
; CHECK-NEXT:   ret i64 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @other_widths(i32 %a, i16 %b) {
; CHECK-NEXT:   %1 = zext i16 %b to i32
; CHECK-NEXT:   %2 = or i32 %a, %1
; CHECK-NEXT:   %z = zext i32 %2 to i64
; CHECK-NEXT:   ret i64 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @other_widths_one_used_again(i32 %a, i16 %b) {
; CHECK-NEXT:   %x = sext i32 %a to i64
; CHECK-NEXT:   %y = sext i16 %b to i64
; CHECK-NEXT:   call void @use(i64 %y)
; CHECK-NEXT:   %z = or i64 %x, %y
; CHECK-NEXT:   ret i64 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @other_kinds(i32 %a, i32 %b) {
; CHECK-NEXT:   %x = sext i32 %a to i64
; CHECK-NEXT:   %y = zext i32 %b to i64
; CHECK-NEXT:   %z = or i64 %x, %y
; CHECK-NEXT:   ret i64 %z
; CHECK-NEXT: }
