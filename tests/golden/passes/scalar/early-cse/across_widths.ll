; RUN: %nvopt -passes=early-cse -S %s | FileCheck %s
; The lower bits of a sum, difference, product and of bits are those of the same of wider numbers: where that is there, what
; truncated numbers give is read off. A promise of the wider one (nuw, nsw) would become one of the narrow. test_rules.py goes
; through these functions by brute force.
define i6 @add(i6 %a, i6 %b) {
  %w = add i6 %a, %b
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = add i3 %x, %y
  %z = zext i3 %n to i6
  %r = mul i6 %w, %z
  ret i6 %r
}
define i6 @sub(i6 %a, i6 %b) {
  %w = sub i6 %a, %b
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = sub i3 %x, %y
  %z = zext i3 %n to i6
  %r = mul i6 %w, %z
  ret i6 %r
}
define i6 @mul(i6 %a, i6 %b) {
  %w = mul i6 %a, %b
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = mul i3 %x, %y
  %z = zext i3 %n to i6
  %r = mul i6 %w, %z
  ret i6 %r
}
define i6 @and(i6 %a, i6 %b) {
  %w = and i6 %a, %b
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = and i3 %x, %y
  %z = zext i3 %n to i6
  %r = mul i6 %w, %z
  ret i6 %r
}
define i6 @or(i6 %a, i6 %b) {
  %w = or i6 %a, %b
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = or i3 %x, %y
  %z = zext i3 %n to i6
  %r = mul i6 %w, %z
  ret i6 %r
}
define i6 @xor(i6 %a, i6 %b) {
  %w = xor i6 %a, %b
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = xor i3 %x, %y
  %z = zext i3 %n to i6
  %r = mul i6 %w, %z
  ret i6 %r
}
define i6 @constants(i6 %a) {
  %w = add i6 %a, -3
  %v = mul i6 %a, 5
  %x = trunc i6 %a to i3
  %n = add i3 %x, -3
  %m = mul i3 %x, -3
  %k = xor i3 %n, %m
  %z = zext i3 %k to i6
  %u = mul i6 %w, %v
  %r = add i6 %u, %z
  ret i6 %r
}
define i6 @flags_of_the_narrow_go(i6 %a, i6 %b) {
  %w = add i6 %a, %b
  %l = trunc nuw i6 %w to i3
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = add nsw i3 %x, %y
  %q = freeze i3 %l
  %s = mul i3 %n, %q
  %r = sext i3 %s to i6
  ret i6 %r
}
define i6 @flags_of_the_wide_keep_it_away(i6 %a, i6 %b) {
  %w = add nuw i6 %a, %b
  %f = freeze i6 %w
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = add i3 %x, %y
  %z = zext i3 %n to i6
  %r = mul i6 %f, %z
  ret i6 %r
}
define i6 @shifts_are_others(i6 %a, i6 %b) {
  %w = lshr i6 %a, %b
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = lshr i3 %x, %y
  %z = zext i3 %n to i6
  %r = mul i6 %w, %z
  ret i6 %r
}
define i6 @not_above(i6 %a, i6 %b, i1 %c) {
  br i1 %c, label %t, label %e
t:
  %w = add i6 %a, %b
  br label %e
e:
  %v = phi i6 [ %w, %t ], [ 0, %0 ]
  %x = trunc i6 %a to i3
  %y = trunc i6 %b to i3
  %n = add i3 %x, %y
  %z = zext i3 %n to i6
  %r = mul i6 %v, %z
  ret i6 %r
}

; CHECK-LABEL: define i6 @add(i6 %a, i6 %b) {
; CHECK-NEXT:   %w = add i6 %a, %b
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %n = trunc i6 %w to i3
; CHECK-NEXT:   %z = zext i3 %n to i6
; CHECK-NEXT:   %r = mul i6 %w, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @sub(i6 %a, i6 %b) {
; CHECK-NEXT:   %w = sub i6 %a, %b
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %n = trunc i6 %w to i3
; CHECK-NEXT:   %z = zext i3 %n to i6
; CHECK-NEXT:   %r = mul i6 %w, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @mul(i6 %a, i6 %b) {
; CHECK-NEXT:   %w = mul i6 %a, %b
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %n = trunc i6 %w to i3
; CHECK-NEXT:   %z = zext i3 %n to i6
; CHECK-NEXT:   %r = mul i6 %w, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @and(i6 %a, i6 %b) {
; CHECK-NEXT:   %w = and i6 %a, %b
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %n = trunc i6 %w to i3
; CHECK-NEXT:   %z = zext i3 %n to i6
; CHECK-NEXT:   %r = mul i6 %w, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @or(i6 %a, i6 %b) {
; CHECK-NEXT:   %w = or i6 %a, %b
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %n = trunc i6 %w to i3
; CHECK-NEXT:   %z = zext i3 %n to i6
; CHECK-NEXT:   %r = mul i6 %w, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @xor(i6 %a, i6 %b) {
; CHECK-NEXT:   %w = xor i6 %a, %b
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %n = trunc i6 %w to i3
; CHECK-NEXT:   %z = zext i3 %n to i6
; CHECK-NEXT:   %r = mul i6 %w, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @constants(i6 %a) {
; CHECK-NEXT:   %w = add i6 %a, -3
; CHECK-NEXT:   %v = mul i6 %a, 5
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %n = trunc i6 %w to i3
; CHECK-NEXT:   %m = trunc i6 %v to i3
; CHECK-NEXT:   %k = xor i3 %n, %m
; CHECK-NEXT:   %z = zext i3 %k to i6
; CHECK-NEXT:   %u = mul i6 %w, %v
; CHECK-NEXT:   %r = add i6 %u, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @flags_of_the_narrow_go(i6 %a, i6 %b) {
; CHECK-NEXT:   %w = add i6 %a, %b
; CHECK-NEXT:   %l = trunc i6 %w to i3
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %q = freeze i3 %l
; CHECK-NEXT:   %s = mul i3 %l, %q
; CHECK-NEXT:   %r = sext i3 %s to i6
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @flags_of_the_wide_keep_it_away(i6 %a, i6 %b) {
; CHECK-NEXT:   %w = add nuw i6 %a, %b
; CHECK-NEXT:   %f = freeze i6 %w
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %n = add i3 %x, %y
; CHECK-NEXT:   %z = zext i3 %n to i6
; CHECK-NEXT:   %r = mul i6 %f, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @shifts_are_others(i6 %a, i6 %b) {
; CHECK-NEXT:   %w = lshr i6 %a, %b
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %n = lshr i3 %x, %y
; CHECK-NEXT:   %z = zext i3 %n to i6
; CHECK-NEXT:   %r = mul i6 %w, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i6 @not_above(i6 %a, i6 %b, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %w = add i6 %a, %b
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %t, %0
; CHECK-NEXT:   %v = phi i6 [ %w, %t ], [ 0, %0 ]
; CHECK-NEXT:   %x = trunc i6 %a to i3
; CHECK-NEXT:   %y = trunc i6 %b to i3
; CHECK-NEXT:   %n = add i3 %x, %y
; CHECK-NEXT:   %z = zext i3 %n to i6
; CHECK-NEXT:   %r = mul i6 %v, %z
; CHECK-NEXT:   ret i6 %r
; CHECK-NEXT: }
