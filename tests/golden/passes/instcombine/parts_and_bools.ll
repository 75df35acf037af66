; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Parts of two values that are equal, parts of one that are known; sums of truth values; choices and their conditions.

declare void @use1(i1)

define i1 @both_halves(i8 %x, i8 %y) {
  %a = trunc i8 %x to i4
  %b = trunc i8 %y to i4
  %p = icmp eq i4 %a, %b
  %c = lshr i8 %x, 4
  %d = lshr i8 %y, 4
  %e = trunc i8 %c to i4
  %f = trunc i8 %d to i4
  %q = icmp eq i4 %e, %f
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @either_half(i8 %x, i8 %y) {
  %a = trunc i8 %x to i4
  %b = trunc i8 %y to i4
  %p = icmp ne i4 %a, %b
  %c = xor i8 %y, %x
  %q = icmp ugt i8 %c, 15
  %r = select i1 %q, i1 true, i1 %p
  ret i1 %r
}
define i1 @some_parts(i8 %x, i8 %y) {
  %a = trunc i8 %x to i3
  %b = trunc i8 %y to i3
  %p = icmp eq i3 %a, %b
  %c = lshr i8 %x, 3
  %d = lshr i8 %y, 3
  %e = trunc i8 %c to i3
  %f = trunc i8 %d to i3
  %q = icmp eq i3 %e, %f
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @masked_parts(i8 %x, i8 %y) {
  %a = xor i8 %x, %y
  %m = and i8 %a, 240
  %p = icmp eq i8 %m, 0
  %b = trunc i8 %x to i6
  %c = trunc i8 %y to i6
  %q = icmp eq i6 %b, %c
  %r = and i1 %p, %q
  ret i1 %r
}
; Of other places; of another value.
define i1 @crossed(i8 %x, i8 %y) {
  %a = trunc i8 %x to i4
  %b = trunc i8 %y to i4
  %p = icmp eq i4 %a, %b
  %c = lshr i8 %x, 4
  %d = lshr i8 %y, 3
  %e = trunc i8 %c to i4
  %f = trunc i8 %d to i4
  %q = icmp eq i4 %e, %f
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @of_third(i8 %x, i8 %y, i8 %z) {
  %a = trunc i8 %x to i4
  %b = trunc i8 %y to i4
  %p = icmp eq i4 %a, %b
  %c = xor i8 %x, %z
  %q = icmp ult i8 %c, 16
  %r = and i1 %p, %q
  ret i1 %r
}
define i1 @known_parts(i8 %x) {
  %a = trunc i8 %x to i3
  %p = icmp eq i3 %a, 2
  %b = lshr i8 %x, 3
  %c = trunc i8 %b to i3
  %q = icmp eq i3 %c, 3
  %r = and i1 %p, %q
  ret i1 %r
}

; Neither difference has a bit.
define i1 @no_difference(i4 %x, i4 %y, i4 %z, i4 %w) {
  %a = xor i4 %x, %y
  %b = sub i4 %z, %w
  %o = or i4 %a, %b
  %r = icmp eq i4 %o, 0
  ret i1 %r
}
define i1 @a_difference(i4 %x, i4 %y, i4 %z, i4 %w) {
  %a = sub i4 %x, %y
  %b = xor i4 %z, %w
  %o = or i4 %a, %b
  %r = icmp ne i4 %o, 0
  ret i1 %r
}
declare i4 @llvm.umax.i4(i4, i4)
define i1 @greater_is_zero(i4 %x, i4 %y) {
  %m = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  %r = icmp eq i4 %m, 0
  ret i1 %r
}
; A sum that wraps is less than either.
define i1 @carry_twice(i4 %x, i4 %y) {
  %s = add i4 %x, %y
  %a = icmp ult i4 %s, %x
  %b = icmp ult i4 %s, %y
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @no_carry_twice(i4 %x, i4 %y) {
  %s = add i4 %x, %y
  %a = icmp uge i4 %s, %x
  %b = icmp uge i4 %s, %y
  %r = and i1 %a, %b
  ret i1 %r
}
; Squares that do not wrap are not negative.
define i1 @square_above(i4 %x) {
  %s = mul nsw i4 %x, %x
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @square_below(i4 %x) {
  %s = mul nsw i4 %x, %x
  %r = icmp slt i4 %s, 1
  ret i1 %r
}
define i4 @product_shifted(i4 %x) {
  %m = mul nuw i4 %x, 6
  %r = lshr i4 %m, 1
  ret i4 %r
}
define i4 @product_shifted_used(i4 %x, ptr %p) {
  %m = mul nuw i4 %x, 6
  store i4 %m, ptr %p
  %r = lshr i4 %m, 1
  ret i4 %r
}

; Sums of truth values: all of their tables.
define i1 @both(i1 %x, i1 %y) {
  %a = zext i1 %x to i4
  %b = zext i1 %y to i4
  %s = add i4 %a, %b
  %r = icmp eq i4 %s, 2
  ret i1 %r
}
define i1 @neither(i1 %x, i1 %y) {
  %a = zext i1 %x to i4
  %b = zext i1 %y to i4
  %s = add i4 %a, %b
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @one_of_them(i1 %x, i1 %y) {
  %a = sext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @alike(i1 %x, i1 %y) {
  %a = zext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @first_only(i1 %x, i1 %y) {
  %a = zext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @second_only(i1 %x, i1 %y) {
  %a = zext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @never(i1 %x, i1 %y) {
  %a = sext i1 %x to i4
  %b = zext i1 %y to i4
  %s = add i4 %a, %b
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
; In two bits 1 + 1 is the least number, and -1 + -1 is it too.
define i1 @wraps(i1 %x, i1 %y) {
  %a = zext i1 %x to i2
  %b = zext i1 %y to i2
  %s = add i2 %a, %b
  %r = icmp slt i2 %s, 0
  ret i1 %r
}

; One condition chooses on both sides.
define i1 @chosen_alike(i1 %c, i4 %x, i4 %y, i4 %z) {
  %s = select i1 %c, i4 %x, i4 %y
  %t = select i1 %c, i4 %x, i4 %z
  %r = icmp eq i4 %s, %t
  ret i1 %r
}
define i1 @chosen_unlike(i1 %c, i4 %x, i4 %y, i4 %z, i4 %w) {
  %s = select i1 %c, i4 %x, i4 %y
  %t = select i1 %c, i4 %w, i4 %z
  %r = icmp eq i4 %s, %t
  ret i1 %r
}
define i1 @condition_first(i1 %c, i1 %x, i1 %y) {
  %a = select i1 %c, i1 %x, i1 false
  %b = select i1 %c, i1 %y, i1 false
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @condition_first_or(i1 %c, i1 %x, i1 %y) {
  %a = select i1 %c, i1 true, i1 %x
  %b = select i1 %c, i1 true, i1 %y
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @condition_first_xor(i1 %c, i1 %x, i1 %y) {
  %a = select i1 %c, i1 %x, i1 false
  %b = select i1 %c, i1 %y, i1 false
  %r = xor i1 %a, %b
  ret i1 %r
}
define i4 @swapped(i1 %c, i4 %x, i4 %y) {
  %a = select i1 %c, i4 %x, i4 %y
  %b = select i1 %c, i4 %y, i4 %x
  %r = mul nuw i4 %a, %b
  ret i4 %r
}
define i4 @set_or_clear(i1 %c, i4 %x) {
  %a = or i4 %x, 5
  %b = and i4 %x, 10
  %r = select i1 %c, i4 %a, i4 %b
  ret i4 %r
}
define i4 @clear_or_set(i1 %c, i4 %x) {
  %a = or i4 %x, 5
  %b = and i4 %x, 10
  %r = select i1 %c, i4 %b, i4 %a
  ret i4 %r
}
; (a lane of the mask is undefined, and so is what it leaves)
define <2 x i4> @clear_or_set_undefined(<2 x i1> %c, <2 x i4> %x) {
  %a = or <2 x i4> %x, <i4 poison, i4 5>
  %b = and <2 x i4> %x, <i4 10, i4 poison>
  %r = select <2 x i1> %c, <2 x i4> %b, <2 x i4> %a
  ret <2 x i4> %r
}
define i4 @less_one_at_zero(i4 %x) {
  %c = icmp eq i4 %x, 0
  %z = zext i1 %c to i4
  %r = sub i4 %x, %z
  ret i4 %r
}
define i4 @more_one_at_zero(i4 %x) {
  %c = icmp eq i4 %x, 0
  call void @use1(i1 %c)
  %z = zext i1 %c to i4
  %r = add i4 %x, %z
  ret i4 %r
}

; One bit of each.
define i1 @bits_unlike(i4 %x, i4 %y) {
  %a = and i4 %x, 2
  %p = icmp eq i4 %a, 0
  %b = and i4 %y, 2
  %q = icmp eq i4 %b, 0
  %r = xor i1 %p, %q
  ret i1 %r
}
define i1 @bits_alike(i4 %x, i4 %y) {
  %a = and i4 %x, 2
  %p = icmp eq i4 %a, 0
  %b = and i4 %y, 2
  %q = icmp ne i4 %b, 0
  %r = xor i1 %p, %q
  ret i1 %r
}
define i4 @bit_spread(i4 %x) {
  %a = lshr i4 %x, 2
  %b = and i4 %a, 1
  %r = sub i4 0, %b
  ret i4 %r
}

; Counts of bits of two values; of those that are clear.
declare i4 @llvm.ctpop.i4(i4)
define i4 @parity(i4 %x, i4 %y) {
  %p = call i4 @llvm.ctpop.i4(i4 %x)
  %q = call i4 @llvm.ctpop.i4(i4 %y)
  %a = xor i4 %p, %q
  %r = and i4 %a, 1
  ret i4 %r
}
define i4 @apart(i4 %x, i4 %y) {
  %a = and i4 %x, 3
  %b = and i4 %y, 12
  %p = call i4 @llvm.ctpop.i4(i4 %a)
  %q = call i4 @llvm.ctpop.i4(i4 %b)
  %r = add i4 %p, %q
  ret i4 %r
}
define i4 @not_clear(i4 %x) {
  %n = xor i4 %x, -1
  %p = call i4 @llvm.ctpop.i4(i4 %n)
  %r = sub i4 4, %p
  ret i4 %r
}
; The range holds where the count is asked for.
define i1 @one_bit_of_some(i4 %x) {
  %p = call range(i4 1, 5) i4 @llvm.ctpop.i4(i4 %x)
  %a = icmp ne i4 %x, 0
  %b = icmp ult i4 %p, 2
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @not_one_bit_of_some(i4 %x) {
  %p = call range(i4 1, 5) i4 @llvm.ctpop.i4(i4 %x)
  %a = icmp eq i4 %x, 0
  %b = icmp ugt i4 %p, 1
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @one_bit_or_none(i4 %x) {
  %p = call i4 @llvm.ctpop.i4(i4 %x)
  %a = icmp eq i4 %x, 0
  %b = icmp eq i4 %p, 1
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
declare i4 @llvm.ctlz.i4(i4, i1)
define i4 @lowest_bit_from_above(i4 %x) {
  %n = sub i4 0, %x
  %a = and i4 %n, %x
  %l = call i4 @llvm.ctlz.i4(i4 %a, i1 true)
  %r = xor i4 %l, 3
  ret i4 %r
}
; One bit chosen where it is already, by a condition that stays.
define i4 @bit_itself(i4 %x) {
  %a = and i4 %x, 4
  %c = icmp ne i4 %a, 0
  call void @use1(i1 %c)
  %r = select i1 %c, i4 4, i4 0
  ret i4 %r
}
declare i4 @llvm.scmp.i4.i4(i4, i4)
declare i4 @llvm.ucmp.i4.i4(i4, i4)
define i4 @equal_already(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %s = call i4 @llvm.scmp.i4.i4(i4 %x, i4 %y)
  %r = select i1 %c, i4 0, i4 %s
  ret i4 %r
}
define i4 @equal_already_unsigned(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %s = call range(i4 1, 2) i4 @llvm.ucmp.i4.i4(i4 %y, i4 %x)
  %r = select i1 %c, i4 0, i4 %s
  ret i4 %r
}
define i4 @equal_bits_already(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %a = and i4 %x, %y
  %o = or i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %o
  ret i4 %r
}
define i1 @greater_is_smaller(i4 %x, i4 %y) {
  %a = call i4 @llvm.umax.i4(i4 %x, i4 %y)
  %b = call i4 @llvm.umin.i4(i4 %y, i4 %x)
  %r = icmp ne i4 %a, %b
  ret i1 %r
}
declare i4 @llvm.umin.i4(i4, i4)

; The next place of a ring.
define i4 @next(i4 %x, i4 %n) {
  %l = icmp ult i4 %x, %n
  br i1 %l, label %t, label %f
t:
  %a = add i4 %x, 1
  %r = urem i4 %a, %n
  ret i4 %r
f:
  ret i4 0
}
define i4 @not_next(i4 %x, i4 %n) {
  %a = add i4 %x, 1
  %r = urem i4 %a, %n
  ret i4 %r
}
; (a mask is less)
define i4 @next_of_four(i4 %x) {
  %l = icmp ult i4 %x, 4
  br i1 %l, label %t, label %f
t:
  %a = add i4 %x, 1
  %r = urem i4 %a, 4
  ret i4 %r
f:
  ret i4 0
}

; What a bound leaves to another one.
define i1 @last_below(i4 %x) {
  %c = icmp ult i4 %x, 7
  br i1 %c, label %t, label %f
t:
  %r = icmp ugt i4 %x, 5
  ret i1 %r
f:
  %s = icmp ult i4 %x, -2
  ret i1 %s
}
define i1 @all_but_last(i4 %x) {
  %c = icmp sgt i4 %x, 3
  br i1 %c, label %t, label %f
t:
  %r = icmp sgt i4 %x, 4
  ret i1 %r
f:
  ret i1 false
}
; Two are left; a sign that is branched on.
define i1 @two_left(i4 %x) {
  %c = icmp ult i4 %x, 7
  br i1 %c, label %t, label %f
t:
  %r = icmp ugt i4 %x, 4
  ret i1 %r
f:
  ret i1 false
}
define i1 @sign_branched_on(i4 %x) {
  %c = icmp slt i4 %x, 1
  br i1 %c, label %t, label %f
t:
  %s = icmp slt i4 %x, 0
  br i1 %s, label %u, label %f
u:
  ret i1 true
f:
  ret i1 false
}
; Nothing is chosen.
define i4 @one_way(i4 %x) {
  %c = icmp ult i4 %x, 7
  br i1 %c, label %m, label %m
m:
  ret i4 %x
}

; CHECK: declare void @use1(i1)
; CHECK-LABEL: define i1 @both_halves(i8 %x, i8 %y) {
; CHECK-NEXT:   %r = icmp eq i8 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @either_half(i8 %x, i8 %y) {
; CHECK-NEXT:   %r = icmp ne i8 %y, %x
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @some_parts(i8 %x, i8 %y) {
; CHECK-NEXT:   %1 = xor i8 %x, %y
; CHECK-NEXT:   %2 = and i8 %1, 63
; CHECK-NEXT:   %r = icmp eq i8 %2, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @masked_parts(i8 %x, i8 %y) {
; CHECK-NEXT:   %r = icmp eq i8 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @crossed(i8 %x, i8 %y) {
; CHECK-NEXT:   %a = trunc i8 %x to i4
; CHECK-NEXT:   %b = trunc i8 %y to i4
; CHECK-NEXT:   %p = icmp eq i4 %a, %b
; CHECK-NEXT:   %c = lshr i8 %x, 4
; CHECK-NEXT:   %d = lshr i8 %y, 3
; CHECK-NEXT:   %e = trunc nuw i8 %c to i4
; CHECK-NEXT:   %f = trunc i8 %d to i4
; CHECK-NEXT:   %q = icmp eq i4 %e, %f
; CHECK-NEXT:   %r = and i1 %p, %q
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @of_third(i8 %x, i8 %y, i8 %z) {
; CHECK-NEXT:   %a = trunc i8 %x to i4
; CHECK-NEXT:   %b = trunc i8 %y to i4
; CHECK-NEXT:   %p = icmp eq i4 %a, %b
; CHECK-NEXT:   %c = xor i8 %x, %z
; CHECK-NEXT:   %q = icmp ult i8 %c, 16
; CHECK-NEXT:   %r = and i1 %p, %q
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @known_parts(i8 %x) {
; CHECK-NEXT:   %1 = and i8 %x, 63
; CHECK-NEXT:   %r = icmp eq i8 %1, 26
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @no_difference(i4 %x, i4 %y, i4 %z, i4 %w) {
; CHECK-NEXT:   %1 = icmp eq i4 %x, %y
; CHECK-NEXT:   %2 = icmp eq i4 %z, %w
; CHECK-NEXT:   %r = and i1 %1, %2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @a_difference(i4 %x, i4 %y, i4 %z, i4 %w) {
; CHECK-NEXT:   %1 = icmp ne i4 %z, %w
; CHECK-NEXT:   %2 = icmp ne i4 %x, %y
; CHECK-NEXT:   %r = or i1 %1, %2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.umax.i4(i4, i4) #0
; CHECK-LABEL: define i1 @greater_is_zero(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = or i4 %x, %y
; CHECK-NEXT:   %r = icmp eq i4 %1, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @carry_twice(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = xor i4 %x, -1
; CHECK-NEXT:   %a = icmp ugt i4 %y, %1
; CHECK-NEXT:   ret i1 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @no_carry_twice(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = xor i4 %x, -1
; CHECK-NEXT:   %a = icmp ule i4 %y, %1
; CHECK-NEXT:   ret i1 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @square_above(i4 %x) {
; CHECK-NEXT:   %r = icmp ne i4 %x, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @square_below(i4 %x) {
; CHECK-NEXT:   %r = icmp eq i4 %x, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @product_shifted(i4 %x) {
; CHECK-NEXT:   %r = mul nuw i4 %x, 3
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @product_shifted_used(i4 %x, ptr %p) {
; CHECK-NEXT:   %m = mul nuw i4 %x, 6
; CHECK-NEXT:   store i4 %m, ptr %p, align 1
; CHECK-NEXT:   %r = lshr exact i4 %m, 1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @both(i1 %x, i1 %y) {
; CHECK-NEXT:   %r = and i1 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @neither(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = or i1 %x, %y
; CHECK-NEXT:   %r = xor i1 %1, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @one_of_them(i1 %x, i1 %y) {
; CHECK-NEXT:   %r = xor i1 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @alike(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = xor i1 %x, %y
; CHECK-NEXT:   %r = xor i1 %1, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @first_only(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = xor i1 %y, true
; CHECK-NEXT:   %r = and i1 %x, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @second_only(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = xor i1 %x, true
; CHECK-NEXT:   %r = and i1 %y, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @never(i1 %x, i1 %y) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @wraps(i1 %x, i1 %y) {
; CHECK-NEXT:   %r = and i1 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @chosen_alike(i1 %c, i4 %x, i4 %y, i4 %z) {
; CHECK-NEXT:   %1 = icmp eq i4 %y, %z
; CHECK-NEXT:   %r = select i1 %c, i1 true, i1 %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @chosen_unlike(i1 %c, i4 %x, i4 %y, i4 %z, i4 %w) {
; CHECK-NEXT:   %s = select i1 %c, i4 %x, i4 %y
; CHECK-NEXT:   %t = select i1 %c, i4 %w, i4 %z
; CHECK-NEXT:   %r = icmp eq i4 %s, %t
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @condition_first(i1 %c, i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = or i1 %x, %y
; CHECK-NEXT:   %r = select i1 %c, i1 %1, i1 false
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @condition_first_or(i1 %c, i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = and i1 %x, %y
; CHECK-NEXT:   %r = select i1 %c, i1 true, i1 %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @condition_first_xor(i1 %c, i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = xor i1 %x, %y
; CHECK-NEXT:   %r = select i1 %c, i1 %1, i1 false
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @swapped(i1 %c, i4 %x, i4 %y) {
; CHECK-NEXT:   %r = mul nuw i4 %x, %y
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @set_or_clear(i1 %c, i4 %x) {
; CHECK-NEXT:   %b = and i4 %x, -6
; CHECK-NEXT:   %1 = select i1 %c, i4 5, i4 0
; CHECK-NEXT:   %r = or disjoint i4 %b, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @clear_or_set(i1 %c, i4 %x) {
; CHECK-NEXT:   %b = and i4 %x, -6
; CHECK-NEXT:   %1 = select i1 %c, i4 0, i4 5
; CHECK-NEXT:   %r = or disjoint i4 %b, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @clear_or_set_undefined(<2 x i1> %c, <2 x i4> %x) {
; CHECK-NEXT:   %a = or <2 x i4> %x, <i4 poison, i4 5>
; CHECK-NEXT:   %b = and <2 x i4> %x, <i4 -6, i4 poison>
; CHECK-NEXT:   %r = select <2 x i1> %c, <2 x i4> %b, <2 x i4> %a
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @less_one_at_zero(i4 %x) {
; CHECK-NEXT:   %c = icmp eq i4 %x, 0
; CHECK-NEXT:   %r = select i1 %c, i4 -1, i4 %x
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @more_one_at_zero(i4 %x) {
; CHECK-NEXT:   %c = icmp eq i4 %x, 0
; CHECK-NEXT:   call void @use1(i1 %c)
; CHECK-NEXT:   %r = call i4 @llvm.umax.i4(i4 %x, i4 1)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bits_unlike(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = xor i4 %x, %y
; CHECK-NEXT:   %2 = and i4 %1, 2
; CHECK-NEXT:   %r = icmp ne i4 %2, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bits_alike(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = xor i4 %x, %y
; CHECK-NEXT:   %2 = and i4 %1, 2
; CHECK-NEXT:   %r = icmp eq i4 %2, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @bit_spread(i4 %x) {
; CHECK-NEXT:   %1 = shl i4 %x, 1
; CHECK-NEXT:   %r = ashr i4 %1, 3
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.ctpop.i4(i4) #0
; CHECK-LABEL: define i4 @parity(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = xor i4 %x, %y
; CHECK-NEXT:   %2 = call range(i4 0, 5) i4 @llvm.ctpop.i4(i4 %1)
; CHECK-NEXT:   %r = and i4 %2, 1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @apart(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = and i4 %x, 3
; CHECK-NEXT:   %b = and i4 %y, -4
; CHECK-NEXT:   %1 = or disjoint i4 %a, %b
; CHECK-NEXT:   %r = call range(i4 0, 5) i4 @llvm.ctpop.i4(i4 %1)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @not_clear(i4 %x) {
; CHECK-NEXT:   %r = call range(i4 0, 5) i4 @llvm.ctpop.i4(i4 %x)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @one_bit_of_some(i4 %x) {
; CHECK-NEXT:   %1 = call range(i4 0, 5) i4 @llvm.ctpop.i4(i4 %x)
; CHECK-NEXT:   %r = icmp eq i4 %1, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @not_one_bit_of_some(i4 %x) {
; CHECK-NEXT:   %1 = call range(i4 0, 5) i4 @llvm.ctpop.i4(i4 %x)
; CHECK-NEXT:   %r = icmp ne i4 %1, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @one_bit_or_none(i4 %x) {
; CHECK-NEXT:   %1 = call range(i4 0, 5) i4 @llvm.ctpop.i4(i4 %x)
; CHECK-NEXT:   %r = icmp ult i4 %1, 2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.ctlz.i4(i4, i1 immarg) #1
; CHECK-LABEL: define i4 @lowest_bit_from_above(i4 %x) {
; CHECK-NEXT:   %r = call range(i4 0, 4) i4 @llvm.cttz.i4(i4 %x, i1 true)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @bit_itself(i4 %x) {
; CHECK-NEXT:   %a = and i4 %x, 4
; CHECK-NEXT:   %c = icmp ne i4 %a, 0
; CHECK-NEXT:   call void @use1(i1 %c)
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare range(i4 -1, 2) i4 @llvm.scmp.i4.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare range(i4 -1, 2) i4 @llvm.ucmp.i4.i4(i4, i4) #0
; CHECK-LABEL: define i4 @equal_already(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = call i4 @llvm.scmp.i4.i4(i4 %x, i4 %y)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @equal_already_unsigned(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = call i4 @llvm.ucmp.i4.i4(i4 %y, i4 %x)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @equal_bits_already(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = or i4 %x, %y
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @greater_is_smaller(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = icmp ne i4 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.umin.i4(i4, i4) #0
; CHECK-LABEL: define i4 @next(i4 %x, i4 %n) {
; CHECK-NEXT:   %1 = freeze i4 %x
; CHECK-NEXT:   %l = icmp ult i4 %1, %n
; CHECK-NEXT:   br i1 %l, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %a = add i4 %1, 1
; CHECK-NEXT:   %2 = icmp eq i4 %a, %n
; CHECK-NEXT:   %r = select i1 %2, i4 0, i4 %a
; CHECK-NEXT:   ret i4 %r
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @not_next(i4 %x, i4 %n) {
; CHECK-NEXT:   %a = add i4 %x, 1
; CHECK-NEXT:   %r = urem i4 %a, %n
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @next_of_four(i4 %x) {
; CHECK-NEXT:   %l = icmp ult i4 %x, 4
; CHECK-NEXT:   br i1 %l, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %a = add nuw nsw i4 %x, 1
; CHECK-NEXT:   %r = and i4 %a, 3
; CHECK-NEXT:   ret i4 %r
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @last_below(i4 %x) {
; CHECK-NEXT:   %c = icmp ult i4 %x, 7
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %r = icmp eq i4 %x, 6
; CHECK-NEXT:   ret i1 %r
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   %s = icmp ult i4 %x, -2
; CHECK-NEXT:   ret i1 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @all_but_last(i4 %x) {
; CHECK-NEXT:   %c = icmp sgt i4 %x, 3
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %r = icmp ne i4 %x, 4
; CHECK-NEXT:   ret i1 %r
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @two_left(i4 %x) {
; CHECK-NEXT:   %c = icmp ult i4 %x, 7
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %r = icmp ugt i4 %x, 4
; CHECK-NEXT:   ret i1 %r
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sign_branched_on(i4 %x) {
; CHECK-NEXT:   %c = icmp slt i4 %x, 1
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %s = icmp slt i4 %x, 0
; CHECK-NEXT:   br i1 %s, label %u, label %f
; CHECK: u:                                                ; preds = %t
; CHECK-NEXT:   ret i1 true
; CHECK: f:                                                ; preds = %t, %0
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @one_way(i4 %x) {
; CHECK-NEXT:   br i1 false, label %m, label %m
; CHECK: m:                                                ; preds = %0, %0
; CHECK-NEXT:   ret i4 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.cttz.i4(i4, i1 immarg) #1
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
