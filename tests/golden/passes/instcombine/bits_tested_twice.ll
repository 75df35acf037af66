; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Two tests of the bits of one value are one: the one that says more, or all places together.

; Some of three bits, some of four that hold those: the three are enough.
define i1 @of_fewer(i8 %x) {
  %a = and i8 %x, 7
  %p = icmp ne i8 %a, 0
  %b = and i8 %x, 39
  %q = icmp ne i8 %b, 0
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @of_fewer_or(i8 %x) {
  %a = and i8 %x, 39
  %p = icmp eq i8 %a, 39
  %b = and i8 %x, 7
  %q = icmp eq i8 %b, 7
  %r = or i1 %p, %q
  ret i1 %r
}
define i1 @of_fewer_bound(i8 %x) {
  %p = icmp ugt i8 %x, 7
  %b = and i8 %x, -40
  %q = icmp ne i8 %b, 0
  %r = select i1 %p, i1 %q, i1 false
  ret i1 %r
}
; Neither holds the other.
define i1 @of_others(i8 %x) {
  %a = and i8 %x, 7
  %p = icmp ne i8 %a, 0
  %b = and i8 %x, 38
  %q = icmp ne i8 %b, 0
  %r = and i1 %p, %q
  ret i1 %r
}
; Other values of the same bits.
define i1 @not_the_same(i8 %x) {
  %a = and i8 %x, 7
  %p = icmp ne i8 %a, 5
  %b = and i8 %x, 39
  %q = icmp ne i8 %b, 34
  %r = and i1 %p, %q
  ret i1 %r
}
; All but one of the bits are known to be clear.
define i1 @the_last_one(i8 %x) {
  %a = and i8 %x, 12
  %p = icmp ne i8 %a, 0
  %b = and i8 %x, 7
  %q = icmp eq i8 %b, 1
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @the_last_one_or(i8 %x) {
  %a = and i8 %x, 15
  %p = icmp eq i8 %a, 0
  %b = and i8 %x, 7
  %q = icmp ne i8 %b, 0
  %r = select i1 %q, i1 true, i1 %p
  ret i1 %r
}
define i1 @the_last_two(i8 %x) {
  %a = and i8 %x, 28
  %p = icmp ne i8 %a, 0
  %b = and i8 %x, 7
  %q = icmp eq i8 %b, 1
  %r = and i1 %p, %q
  ret i1 %r
}
; Bits of truncated values.
define i1 @low_sign(i16 %x) {
  %a = and i16 %x, 64
  %p = icmp ne i16 %a, 0
  %b = trunc i16 %x to i8
  %q = icmp slt i8 %b, 0
  %r = or i1 %p, %q
  ret i1 %r
}
define i1 @low_signs(i16 %x) {
  %a = trunc i16 %x to i12
  %p = icmp sgt i12 %a, -1
  %b = trunc i16 %x to i8
  %q = icmp sgt i8 %b, -1
  %r = and i1 %p, %q
  ret i1 %r
}
; (of which one may be poison where the other is not)
define i1 @low_sign_flag(i16 %x) {
  %a = and i16 %x, 64
  %p = icmp ne i16 %a, 0
  %b = trunc nuw i16 %x to i8
  %q = icmp slt i8 %b, 0
  %r = select i1 %p, i1 %q, i1 false
  ret i1 %r
}
; Numbers of a narrower width, of one sign.
define i1 @not_negative(i8 %x) {
  %a = and i8 %x, 80
  %p = icmp eq i8 %a, 0
  %b = add i8 %x, 16
  %q = icmp ult i8 %b, 32
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @negative(i8 %x) {
  %p = icmp slt i8 %x, 0
  %b = add i8 %x, 16
  %q = icmp ult i8 %b, 32
  %r = select i1 %q, i1 %p, i1 false
  ret i1 %r
}
define i1 @neither(i8 %x) {
  %a = and i8 %x, 80
  %p = icmp eq i8 %a, 16
  %b = add i8 %x, 16
  %q = icmp ult i8 %b, 32
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @not_negative_or(i8 %x) {
  %a = trunc i8 %x to i5
  %p = icmp slt i5 %a, 0
  %b = add i8 %x, 16
  %q = icmp ugt i8 %b, 31
  %r = or i1 %p, %q
  ret i1 %r
}
; Not of the sign alone; not the numbers of a width.
define i1 @other_bits(i8 %x) {
  %a = and i8 %x, 72
  %p = icmp eq i8 %a, 0
  %b = add i8 %x, 16
  %q = icmp ult i8 %b, 32
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @other_numbers(i8 %x) {
  %a = and i8 %x, 80
  %p = icmp eq i8 %a, 0
  %b = add i8 %x, 15
  %q = icmp ult i8 %b, 32
  %r = and i1 %p, %q
  ret i1 %r
}

; Two masks, two values.
define i1 @masks_all(i4 %x, i4 %y, i4 %z) {
  %a = and i4 %x, %y
  %p = icmp eq i4 %a, %y
  %b = and i4 %x, %z
  %q = icmp eq i4 %b, %z
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @all_of_masks(i4 %x, i4 %y, i4 %z) {
  %a = and i4 %x, %y
  %p = icmp ne i4 %a, %x
  %b = and i4 %x, %z
  %q = icmp ne i4 %b, %x
  %r = or i1 %p, %q
  ret i1 %r
}
define i1 @constant_all(i4 %x, i4 %y) {
  %a = and i4 %x, 7
  %p = icmp eq i4 %a, 7
  %b = and i4 %y, 7
  %q = icmp eq i4 %b, 7
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @one_bit(i4 %x, i4 %y) {
  %a = and i4 %x, 4
  %p = icmp eq i4 %a, 0
  %b = and i4 %y, 4
  %q = icmp eq i4 %b, 0
  %r = or i1 %p, %q
  ret i1 %r
}
; The second bit may be poison where the first is clear.
define i1 @two_bits(i4 %x, i4 %m, i4 %n) {
  %s = shl i4 1, %m
  %t = shl i4 1, %n
  %a = and i4 %x, %s
  %p = icmp ne i4 %a, 0
  %b = and i4 %x, %t
  %q = icmp ne i4 %b, 0
  %r = select i1 %p, i1 %q, i1 false
  ret i1 %r
}
define i1 @two_bits_or(i4 %x, i4 %m, i4 %n) {
  %s = shl i4 1, %m
  %t = shl i4 1, %n
  %a = and i4 %x, %s
  %p = icmp eq i4 %a, 0
  %b = and i4 %x, %t
  %q = icmp eq i4 %b, 0
  %r = select i1 %p, i1 true, i1 %q
  ret i1 %r
}
define i1 @bit_and_sign(i4 %x, i4 %m, i4 %n) {
  %s = shl i4 1, %m
  %t = lshr i4 8, %n
  %a = and i4 %x, %s
  %p = icmp ne i4 %a, 0
  %b = and i4 %x, %t
  %q = icmp ne i4 %b, 0
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @bit_or_sign(i4 %x, i4 %m, i4 %n) {
  %s = shl i4 1, %m
  %t = lshr i4 8, %n
  %a = and i4 %x, %s
  %p = icmp eq i4 %a, 0
  %b = and i4 %x, %t
  %q = icmp eq i4 %b, 0
  %r = or i1 %p, %q
  ret i1 %r
}

; A bit, or the number it would be where others are set.
define i4 @bits_or_bit(i4 %x, i4 %y) {
  %a = and i4 %x, %y
  %c = icmp eq i4 %a, 0
  %b = and i4 %x, 1
  %r = select i1 %c, i4 %b, i4 1
  ret i4 %r
}
define i4 @bits_or_bit_above(i4 %x) {
  %a = and i4 %x, 3
  %c = icmp eq i4 %a, 0
  %s = lshr i4 %x, 2
  %b = and i4 %s, 1
  %r = select i1 %c, i4 %b, i4 1
  ret i4 %r
}

; Bits put together again.
define i4 @flipped(i4 %x) {
  %a = and i4 %x, 3
  %n = xor i4 %a, 1
  %b = and i4 %x, 12
  %r = or i4 %b, %n
  ret i4 %r
}
define i4 @merged(i4 %x, i4 %y) {
  %d = xor i4 %x, %y
  %m = and i4 %d, 3
  %r = xor i4 %m, %y
  ret i4 %r
}
define i4 @shifted_alike(i4 %x, i4 %y, i4 %z, i4 %s) {
  %a = shl i4 %x, %s
  %b = shl i4 %y, %s
  %o = or i4 %a, %z
  %r = or i4 %o, %b
  ret i4 %r
}
define i4 @shifted_down_alike(i4 %x, i4 %y, i4 %z, i4 %s) {
  %a = lshr i4 %x, %s
  %b = lshr i4 %y, %s
  %o = and i4 %a, %z
  %r = and i4 %b, %o
  ret i4 %r
}
define i8 @sign_below(i4 %x) {
  %a = ashr i4 %x, 2
  %s = sext i4 %a to i8
  %r = and i8 %s, 63
  ret i8 %r
}
define i1 @high_bits(i4 %x, i4 %y) {
  %s = shl i4 -1, %y
  %a = and i4 %s, %x
  %r = icmp eq i4 %a, 0
  ret i1 %r
}
; A power of two has no divisors but such.
define i1 @bit_divided(i4 %x) {
  %a = and i4 %x, 4
  %d = urem i4 %a, 6
  %r = icmp eq i4 %d, 0
  ret i1 %r
}
define i1 @bit_divided_by_bit(i4 %x) {
  %a = and i4 %x, 12
  %d = urem i4 %a, 6
  %r = icmp eq i4 %d, 0
  ret i1 %r
}

; CHECK-LABEL: define i1 @of_fewer(i8 %x) {
; CHECK-NEXT:   %a = and i8 %x, 7
; CHECK-NEXT:   %p = icmp ne i8 %a, 0
; CHECK-NEXT:   ret i1 %p
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @of_fewer_or(i8 %x) {
; CHECK-NEXT:   %b = and i8 %x, 7
; CHECK-NEXT:   %q = icmp eq i8 %b, 7
; CHECK-NEXT:   ret i1 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @of_fewer_bound(i8 %x) {
; CHECK-NEXT:   %b = and i8 %x, -40
; CHECK-NEXT:   %q = icmp ne i8 %b, 0
; CHECK-NEXT:   ret i1 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @of_others(i8 %x) {
; CHECK-NEXT:   %a = and i8 %x, 7
; CHECK-NEXT:   %p = icmp ne i8 %a, 0
; CHECK-NEXT:   %b = and i8 %x, 38
; CHECK-NEXT:   %q = icmp ne i8 %b, 0
; CHECK-NEXT:   %r = and i1 %p, %q
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @not_the_same(i8 %x) {
; CHECK-NEXT:   %a = and i8 %x, 7
; CHECK-NEXT:   %p = icmp ne i8 %a, 5
; CHECK-NEXT:   %b = and i8 %x, 39
; CHECK-NEXT:   %q = icmp ne i8 %b, 34
; CHECK-NEXT:   %r = and i1 %p, %q
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @the_last_one(i8 %x) {
; CHECK-NEXT:   %1 = and i8 %x, 15
; CHECK-NEXT:   %r = icmp eq i8 %1, 9
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @the_last_one_or(i8 %x) {
; CHECK-NEXT:   %1 = and i8 %x, 15
; CHECK-NEXT:   %r = icmp ne i8 %1, 8
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @the_last_two(i8 %x) {
; CHECK-NEXT:   %a = and i8 %x, 28
; CHECK-NEXT:   %p = icmp ne i8 %a, 0
; CHECK-NEXT:   %b = and i8 %x, 7
; CHECK-NEXT:   %q = icmp eq i8 %b, 1
; CHECK-NEXT:   %r = and i1 %p, %q
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @low_sign(i16 %x) {
; CHECK-NEXT:   %1 = and i16 %x, 192
; CHECK-NEXT:   %r = icmp ne i16 %1, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @low_signs(i16 %x) {
; CHECK-NEXT:   %1 = and i16 %x, 2176
; CHECK-NEXT:   %r = icmp eq i16 %1, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @low_sign_flag(i16 %x) {
; CHECK-NEXT:   %a = and i16 %x, 64
; CHECK-NEXT:   %p = icmp ne i16 %a, 0
; CHECK-NEXT:   %b = trunc nuw i16 %x to i8
; CHECK-NEXT:   %q = icmp slt i8 %b, 0
; CHECK-NEXT:   %r = select i1 %p, i1 %q, i1 false
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @not_negative(i8 %x) {
; CHECK-NEXT:   %r = icmp ult i8 %x, 16
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @negative(i8 %x) {
; CHECK-NEXT:   %r = icmp ugt i8 %x, -17
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @neither(i8 %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @not_negative_or(i8 %x) {
; CHECK-NEXT:   %r = icmp ugt i8 %x, 15
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_bits(i8 %x) {
; CHECK-NEXT:   %a = and i8 %x, 72
; CHECK-NEXT:   %p = icmp eq i8 %a, 0
; CHECK-NEXT:   %b = add i8 %x, 16
; CHECK-NEXT:   %q = icmp ult i8 %b, 32
; CHECK-NEXT:   %r = and i1 %p, %q
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_numbers(i8 %x) {
; CHECK-NEXT:   %a = and i8 %x, 80
; CHECK-NEXT:   %p = icmp eq i8 %a, 0
; CHECK-NEXT:   %b = add i8 %x, 15
; CHECK-NEXT:   %q = icmp ult i8 %b, 32
; CHECK-NEXT:   %r = and i1 %p, %q
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @masks_all(i4 %x, i4 %y, i4 %z) {
; CHECK-NEXT:   %1 = or i4 %y, %z
; CHECK-NEXT:   %2 = and i4 %1, %x
; CHECK-NEXT:   %r = icmp eq i4 %2, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @all_of_masks(i4 %x, i4 %y, i4 %z) {
; CHECK-NEXT:   %1 = and i4 %y, %z
; CHECK-NEXT:   %2 = and i4 %1, %x
; CHECK-NEXT:   %r = icmp ne i4 %2, %x
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @constant_all(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = and i4 %x, %y
; CHECK-NEXT:   %2 = and i4 %1, 7
; CHECK-NEXT:   %r = icmp eq i4 %2, 7
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @one_bit(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = and i4 %x, %y
; CHECK-NEXT:   %2 = and i4 %1, 4
; CHECK-NEXT:   %r = icmp eq i4 %2, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @two_bits(i4 %x, i4 %m, i4 %n) {
; CHECK-NEXT:   %s = shl nuw i4 1, %m
; CHECK-NEXT:   %t = shl nuw i4 1, %n
; CHECK-NEXT:   %1 = freeze i4 %t
; CHECK-NEXT:   %2 = or i4 %s, %1
; CHECK-NEXT:   %3 = and i4 %2, %x
; CHECK-NEXT:   %r = icmp eq i4 %3, %2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @two_bits_or(i4 %x, i4 %m, i4 %n) {
; CHECK-NEXT:   %s = shl nuw i4 1, %m
; CHECK-NEXT:   %t = shl nuw i4 1, %n
; CHECK-NEXT:   %1 = freeze i4 %t
; CHECK-NEXT:   %2 = or i4 %s, %1
; CHECK-NEXT:   %3 = and i4 %2, %x
; CHECK-NEXT:   %r = icmp ne i4 %3, %2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bit_and_sign(i4 %x, i4 %m, i4 %n) {
; CHECK-NEXT:   %s = shl nuw i4 1, %m
; CHECK-NEXT:   %1 = lshr exact i4 -8, %n
; CHECK-NEXT:   %2 = or i4 %s, %1
; CHECK-NEXT:   %3 = and i4 %2, %x
; CHECK-NEXT:   %r = icmp eq i4 %3, %2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bit_or_sign(i4 %x, i4 %m, i4 %n) {
; CHECK-NEXT:   %s = shl nuw i4 1, %m
; CHECK-NEXT:   %1 = lshr exact i4 -8, %n
; CHECK-NEXT:   %2 = or i4 %s, %1
; CHECK-NEXT:   %3 = and i4 %2, %x
; CHECK-NEXT:   %r = icmp ne i4 %3, %2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @bits_or_bit(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = or i4 %y, 1
; CHECK-NEXT:   %2 = and i4 %1, %x
; CHECK-NEXT:   %3 = icmp ne i4 %2, 0
; CHECK-NEXT:   %r = zext i1 %3 to i4
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @bits_or_bit_above(i4 %x) {
; CHECK-NEXT:   %1 = and i4 %x, 7
; CHECK-NEXT:   %2 = icmp ne i4 %1, 0
; CHECK-NEXT:   %r = zext i1 %2 to i4
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @flipped(i4 %x) {
; CHECK-NEXT:   %r = xor i4 %x, 1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @merged(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = and i4 %x, 3
; CHECK-NEXT:   %2 = and i4 %y, -4
; CHECK-NEXT:   %r = or disjoint i4 %1, %2
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @shifted_alike(i4 %x, i4 %y, i4 %z, i4 %s) {
; CHECK-NEXT:   %1 = or i4 %x, %y
; CHECK-NEXT:   %2 = shl i4 %1, %s
; CHECK-NEXT:   %r = or i4 %2, %z
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @shifted_down_alike(i4 %x, i4 %y, i4 %z, i4 %s) {
; CHECK-NEXT:   %1 = and i4 %x, %y
; CHECK-NEXT:   %2 = lshr i4 %1, %s
; CHECK-NEXT:   %r = and i4 %2, %z
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @sign_below(i4 %x) {
; CHECK-NEXT:   %1 = sext i4 %x to i8
; CHECK-NEXT:   %r = lshr i8 %1, 2
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @high_bits(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = lshr i4 %x, %y
; CHECK-NEXT:   %r = icmp eq i4 %1, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bit_divided(i4 %x) {
; CHECK-NEXT:   %a = and i4 %x, 4
; CHECK-NEXT:   %r = icmp eq i4 %a, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bit_divided_by_bit(i4 %x) {
; CHECK-NEXT:   %a = and i4 %x, -4
; CHECK-NEXT:   %d = urem i4 %a, 6
; CHECK-NEXT:   %r = icmp eq i4 %d, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
