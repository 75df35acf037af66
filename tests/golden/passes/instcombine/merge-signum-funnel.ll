; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Rules whose left side wants all of a shape: masked merges, signs of differences, narrow funnel shifts.
declare void @use(i4)

define i4 @merge_xor(i4 %x, i4 %y, i4 %m) {
  %a = and i4 %x, %m
  %n = xor i4 %m, -1
  %b = and i4 %y, %n
  %r = xor i4 %a, %b
  ret i4 %r
}

define i4 @merge_add(i4 %x, i4 %y, i4 %m) {
  %a = and i4 %x, %m
  %n = xor i4 %m, -1
  %b = and i4 %y, %n
  %r = add i4 %b, %a
  ret i4 %r
}

define i1 @signum(i4 %a) {
  %l = ashr i4 %a, 3
  %na = sub i4 0, %a
  %r = lshr i4 %na, 3
  %s = or i4 %l, %r
  %c = icmp slt i4 %s, 1
  ret i1 %c
}

define i1 @or_or(i4 %x, i4 %y) {
  %a = or i4 %x, 5
  %b = or i4 %y, 5
  %c = icmp eq i4 %a, %b
  ret i1 %c
}

define i1 @sub_nonzero_ult(i4 %x, i4 %o) {
  %y = or i4 %o, 2
  %d = sub i4 %x, %y
  %c = icmp ult i4 %d, %x
  ret i1 %c
}

define i1 @sub_nonzero_uge(i4 %x, i4 %o) {
  %y = or i4 %o, 2
  %d = sub i4 %x, %y
  %c = icmp ule i4 %x, %d
  ret i1 %c
}

define i4 @funnel_left(i4 %x, i4 %y, i2 %n) {
  %s = zext i2 %n to i8
  %wx = zext i4 %x to i8
  %wy = zext i4 %y to i8
  %l = shl i8 %wx, %s
  %c = sub i8 4, %s
  %h = lshr i8 %wy, %c
  %o = or i8 %l, %h
  %r = trunc i8 %o to i4
  ret i4 %r
}

define i4 @funnel_right(i4 %x, i4 %y, i2 %n) {
  %s = zext i2 %n to i8
  %wx = zext i4 %x to i8
  %wy = zext i4 %y to i8
  %h = lshr i8 %wx, %s
  %c = sub i8 4, %s
  %l = shl i8 %wy, %c
  %o = or i8 %l, %h
  %r = trunc i8 %o to i4
  ret i4 %r
}

define i4 @abs_difference(i4 %x, i4 %y) {
  %a = sub nsw i4 %x, %y
  %b = sub nsw i4 %y, %x
  %c = icmp slt i4 %x, %y
  %r = select i1 %c, i4 %b, i4 %a
  ret i4 %r
}

define half @fadd_zero(half %x, half %y, half %z) {
  %c = fcmp oeq half %x, 0.0
  %s = fadd nsz half %x, %z
  %r = select nsz i1 %c, half %s, half %y
  ret half %r
}

define half @fadd_zero_une(half %x, half %y, half %z) {
  %c = fcmp une half %x, 0.0
  %s = fadd nsz half %z, %x
  call void @use(i4 1)
  %r = select nsz i1 %c, half %y, half %s
  ret half %r
}

define half @fsub_zero(half %x, half %y, half %z) {
  %c = fcmp oeq half %x, 0.0
  %s = fsub nsz half %z, %x
  %r = select nsz i1 %c, half %s, half %y
  ret half %r
}

define half @fsub_zero_une(half %x, half %y, half %z) {
  %c = fcmp une half %x, 0.0
  %s = fsub nsz half %z, %x
  %r = select nsz i1 %c, half %y, half %s
  ret half %r
}

; The bit test's own operand has one user again only when the old comparison is gone.
define i32 @bit_chosen_by_ne(i32 %x) {
  %b = and i32 %x, 128
  %c = icmp ne i32 %b, 0
  %r = select i1 %c, i32 256, i32 0
  ret i32 %r
}
