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
; Of more than 64 instructions nobody asks what they put together.
; CHECK-LABEL: @many
; CHECK-NOT: or disjoint
; CHECK: ret
define i128 @many(ptr %p, i128 %c) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i128
  %s0 = zext i8 %b to i128
  %s1 = shl i128 %s0, 1
  %s2 = shl i128 %s1, 1
  %s3 = shl i128 %s2, 1
  %s4 = shl i128 %s3, 1
  %s5 = shl i128 %s4, 1
  %s6 = shl i128 %s5, 1
  %s7 = shl i128 %s6, 1
  %s8 = shl i128 %s7, 1
  %s9 = shl i128 %s8, 1
  %s10 = shl i128 %s9, 1
  %s11 = shl i128 %s10, 1
  %s12 = shl i128 %s11, 1
  %s13 = shl i128 %s12, 1
  %s14 = shl i128 %s13, 1
  %s15 = shl i128 %s14, 1
  %s16 = shl i128 %s15, 1
  %s17 = shl i128 %s16, 1
  %s18 = shl i128 %s17, 1
  %s19 = shl i128 %s18, 1
  %s20 = shl i128 %s19, 1
  %s21 = shl i128 %s20, 1
  %s22 = shl i128 %s21, 1
  %s23 = shl i128 %s22, 1
  %s24 = shl i128 %s23, 1
  %s25 = shl i128 %s24, 1
  %s26 = shl i128 %s25, 1
  %s27 = shl i128 %s26, 1
  %s28 = shl i128 %s27, 1
  %s29 = shl i128 %s28, 1
  %s30 = shl i128 %s29, 1
  %s31 = shl i128 %s30, 1
  %s32 = shl i128 %s31, 1
  %s33 = shl i128 %s32, 1
  %s34 = shl i128 %s33, 1
  %s35 = shl i128 %s34, 1
  %s36 = shl i128 %s35, 1
  %s37 = shl i128 %s36, 1
  %s38 = shl i128 %s37, 1
  %s39 = shl i128 %s38, 1
  %s40 = shl i128 %s39, 1
  %s41 = shl i128 %s40, 1
  %s42 = shl i128 %s41, 1
  %s43 = shl i128 %s42, 1
  %s44 = shl i128 %s43, 1
  %s45 = shl i128 %s44, 1
  %s46 = shl i128 %s45, 1
  %s47 = shl i128 %s46, 1
  %s48 = shl i128 %s47, 1
  %s49 = shl i128 %s48, 1
  %s50 = shl i128 %s49, 1
  %s51 = shl i128 %s50, 1
  %s52 = shl i128 %s51, 1
  %s53 = shl i128 %s52, 1
  %s54 = shl i128 %s53, 1
  %s55 = shl i128 %s54, 1
  %s56 = shl i128 %s55, 1
  %s57 = shl i128 %s56, 1
  %s58 = shl i128 %s57, 1
  %s59 = shl i128 %s58, 1
  %s60 = shl i128 %s59, 1
  %s61 = shl i128 %s60, 1
  %s62 = shl i128 %s61, 1
  %s63 = shl i128 %s62, 1
  %s64 = shl i128 %s63, 1
  %s65 = shl i128 %s64, 1
  %s66 = shl i128 %s65, 1
  %o = or disjoint i128 %s66, %x
  %r = add i128 %c, %o
  ret i128 %r
}
