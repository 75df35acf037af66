; RUN: %nvopt -passes=reassociate -S %s | FileCheck %s
; Loaded parts put side by side, and halves of a wide number, stay together: as a sum they would be added one by one.
; CHECK-LABEL: @bytes
; CHECK: or disjoint i32
; CHECK: add i32
define i32 @bytes(ptr %p, i32 %c) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %s = shl nuw nsw i32 %y, 8
  %o = or disjoint i32 %s, %x
  %r = add i32 %c, %o
  ret i32 %r
}
; CHECK-LABEL: @halves
; CHECK: or disjoint i64
; CHECK: add i64
define i64 @halves(i64 %high, i32 %low, i64 %c) {
  %s = shl i64 %high, 32
  %z = zext i32 %low to i64
  %o = or disjoint i64 %s, %z
  %r = add i64 %c, %o
  ret i64 %r
}
; CHECK-LABEL: @other
; CHECK-NOT: or disjoint
; CHECK: ret
define i64 @other(i64 %high, i64 %low, i64 %c) {
  %s = shl i64 %high, 32
  %o = or disjoint i64 %s, %low
  %r = add i64 %c, %o
  ret i64 %r
}
