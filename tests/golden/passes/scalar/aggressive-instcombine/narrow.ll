; RUN: %nvopt -passes=aggressive-instcombine -S %s | FileCheck %s
; Of a truncated expression only the bits that are wanted are computed, where that is a legal width and nobody else looks.
target datalayout = "e-n8:16:32:64"

define i16 @sum(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %s = add nuw nsw i32 %x, %y
  %m = mul i32 %s, 70000
  %t = trunc i32 %m to i16
  ret i16 %t
}
; A shift right needs the bits that it brings down.
define i16 @shift(i16 %a) {
  %x = zext i16 %a to i32
  %s = lshr i32 %x, 5
  %t = trunc i32 %s to i16
  ret i16 %t
}
define i16 @shift_brings_bits(i32 %x) {
  %s = lshr i32 %x, 5
  %t = trunc i32 %s to i16
  ret i16 %t
}
define i8 @shift_wants_more(i16 %a, i32 %n) {
  %x = zext i16 %a to i64
  %k = and i32 %n, 7
  %z = zext i32 %k to i64
  %s = lshr i64 %x, %z
  %t = trunc i64 %s to i8
  ret i8 %t
}
; What it is divided by must be the same number.
define i8 @quotient(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %q = udiv i32 %x, %y
  %t = trunc i32 %q to i8
  ret i8 %t
}
define i8 @quotient_of_more(i32 %x, i8 %b) {
  %y = zext i8 %b to i32
  %q = udiv i32 %x, %y
  %t = trunc i32 %q to i8
  ret i8 %t
}
define i16 @round(i16 %a, i16 %n) {
entry:
  %x = zext i16 %a to i32
  br label %loop
loop:
  %p = phi i32 [ %x, %entry ], [ %q, %loop ]
  %i = phi i16 [ 0, %entry ], [ %j, %loop ]
  %q = mul i32 %p, 3
  %j = add i16 %i, 1
  %c = icmp eq i16 %j, %n
  br i1 %c, label %exit, label %loop
exit:
  %t = trunc i32 %q to i16
  ret i16 %t
}
define i32 @others_look(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %s = add i32 %x, %y
  %t = trunc i32 %s to i16
  %u = zext i16 %t to i32
  %v = xor i32 %s, %u
  ret i32 %v
}
define i13 @no_such_register(i13 %a) {
  %x = zext i13 %a to i32
  %s = add i32 %x, 7
  %t = trunc i32 %s to i13
  ret i13 %t
}

; CHECK: target datalayout = "e-n8:16:32:64"
; CHECK-LABEL: define i16 @sum(i16 %a, i16 %b) {
; CHECK-NEXT:   %s = add i16 %a, %b
; CHECK-NEXT:   %m = mul i16 %s, 4464
; CHECK-NEXT:   ret i16 %m
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @shift(i16 %a) {
; CHECK-NEXT:   %s = lshr i16 %a, 5
; CHECK-NEXT:   ret i16 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @shift_brings_bits(i32 %x) {
; CHECK-NEXT:   %s = lshr i32 %x, 5
; CHECK-NEXT:   %t = trunc i32 %s to i16
; CHECK-NEXT:   ret i16 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @shift_wants_more(i16 %a, i32 %n) {
; CHECK-NEXT:   %k = and i32 %n, 7
; CHECK-NEXT:   %z = trunc i32 %k to i16
; CHECK-NEXT:   %s = lshr i16 %a, %z
; CHECK-NEXT:   %t = trunc i16 %s to i8
; CHECK-NEXT:   ret i8 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @quotient(i8 %a, i8 %b) {
; CHECK-NEXT:   %q = udiv i8 %a, %b
; CHECK-NEXT:   ret i8 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @quotient_of_more(i32 %x, i8 %b) {
; CHECK-NEXT:   %y = zext i8 %b to i32
; CHECK-NEXT:   %q = udiv i32 %x, %y
; CHECK-NEXT:   %t = trunc i32 %q to i8
; CHECK-NEXT:   ret i8 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @round(i16 %a, i16 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %p = phi i16 [ %a, %entry ], [ %q, %loop ]
; CHECK-NEXT:   %i = phi i16 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %q = mul i16 %p, 3
; CHECK-NEXT:   %j = add i16 %i, 1
; CHECK-NEXT:   %c = icmp eq i16 %j, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %loop
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret i16 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @others_look(i16 %a, i16 %b) {
; CHECK-NEXT:   %x = zext i16 %a to i32
; CHECK-NEXT:   %y = zext i16 %b to i32
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %t = trunc i32 %s to i16
; CHECK-NEXT:   %u = zext i16 %t to i32
; CHECK-NEXT:   %v = xor i32 %s, %u
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i13 @no_such_register(i13 %a) {
; CHECK-NEXT:   %x = zext i13 %a to i32
; CHECK-NEXT:   %s = add i32 %x, 7
; CHECK-NEXT:   %t = trunc i32 %s to i13
; CHECK-NEXT:   ret i13 %t
; CHECK-NEXT: }
