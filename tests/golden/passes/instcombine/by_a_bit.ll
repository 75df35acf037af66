; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; An operation with a power of two that one bit decides is done with that bit.

; The sign of a product.
define i32 @sign_of_both(i32 %x, i32 %y) {
  %s = and i32 %x, -2147483648
  %neg = icmp slt i32 %y, 0
  %t = xor i32 %s, -2147483648
  %r = select i1 %neg, i32 %t, i32 %s
  ret i32 %r
}
; Where it is, higher up, further down, in another width.
define i32 @there(i32 %x, i32 %y) {
  %b = and i32 %x, 16
  %c = icmp eq i32 %b, 0
  %o = or i32 %y, 16
  %r = select i1 %c, i32 %y, i32 %o
  ret i32 %r
}
define i32 @up(i32 %x, i32 %y) {
  %b = and i32 %x, 16
  %c = icmp eq i32 %b, 0
  %o = add nsw i32 %y, 64
  %r = select i1 %c, i32 %y, i32 %o
  ret i32 %r
}
define i64 @wider(i8 %x, i64 %y) {
  %b = and i8 %x, 16
  %c = icmp eq i8 %b, 0
  %o = shl i64 %y, 4
  %r = select i1 %c, i64 %y, i64 %o
  ret i64 %r
}
; The bit is clear: it is inverted, where that costs no more.
define i32 @clear(i32 %x, i32 %y) {
  %b = and i32 %x, 16
  %c = icmp eq i32 %b, 0
  %o = xor i32 %y, 16
  %r = select i1 %c, i32 %o, i32 %y
  ret i32 %r
}
; Both are there for others as well: the bit would cost two more.
declare void @use(i1, i32)
define i32 @used(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, 0
  %o = or i32 %y, 4
  call void @use(i1 %c, i32 %o)
  %r = select i1 %c, i32 %o, i32 %y
  ret i32 %r
}
; Two shifts that leave room for each other.
define i64 @funnel(i64 noundef %x, i64 %y, i64 noundef %s) {
  %n = sub i64 64, %s
  %a = shl i64 %x, %s
  %b = lshr i64 %y, %n
  %r = add i64 %a, %b
  ret i64 %r
}
; %s may be another value in each use.
define i64 @no_funnel(i64 %x, i64 %y, ptr %p) {
  %s = load i64, ptr %p
  %n = sub i64 64, %s
  %a = shl i64 %x, %s
  %b = lshr i64 %y, %n
  %r = add i64 %a, %b
  ret i64 %r
}

; A lane of the constant that is poison matters only where the operation is chosen: what is inverted is whole.
define <2 x i8> @inverted_lanes(<2 x i8> %x, <2 x i8> %y) {
  %v = and <2 x i8> %x, splat (i8 4)
  %c = icmp eq <2 x i8> %v, zeroinitializer
  %o = or <2 x i8> %y, <i8 4, i8 poison>
  %r = select <2 x i1> %c, <2 x i8> %o, <2 x i8> %y
  ret <2 x i8> %r
}

; CHECK-LABEL: define i32 @sign_of_both(i32 %x, i32 %y) {
; CHECK-NEXT:   %1 = xor i32 %x, %y
; CHECK-NEXT:   %r = and i32 %1, -2147483648
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @there(i32 %x, i32 %y) {
; CHECK-NEXT:   %b = and i32 %x, 16
; CHECK-NEXT:   %r = or i32 %b, %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @up(i32 %x, i32 %y) {
; CHECK-NEXT:   %1 = shl i32 %x, 2
; CHECK-NEXT:   %2 = and i32 %1, 64
; CHECK-NEXT:   %r = add i32 %2, %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @wider(i8 %x, i64 %y) {
; CHECK-NEXT:   %1 = lshr i8 %x, 2
; CHECK-NEXT:   %2 = and i8 %1, 4
; CHECK-NEXT:   %3 = zext nneg i8 %2 to i64
; CHECK-NEXT:   %r = shl i64 %y, %3
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @clear(i32 %x, i32 %y) {
; CHECK-NEXT:   %b = and i32 %x, 16
; CHECK-NEXT:   %1 = xor i32 %b, %y
; CHECK-NEXT:   %r = xor i32 %1, 16
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: declare void @use(i1, i32)
; CHECK-LABEL: define i32 @used(i32 %x, i32 %y) {
; CHECK-NEXT:   %c = icmp slt i32 %x, 0
; CHECK-NEXT:   %o = or i32 %y, 4
; CHECK-NEXT:   call void @use(i1 %c, i32 %o)
; CHECK-NEXT:   %r = select i1 %c, i32 %o, i32 %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @funnel(i64 noundef %x, i64 %y, i64 noundef %s) {
; CHECK-NEXT:   %n = sub i64 64, %s
; CHECK-NEXT:   %a = shl i64 %x, %s
; CHECK-NEXT:   %b = lshr i64 %y, %n
; CHECK-NEXT:   %r = or disjoint i64 %a, %b
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @no_funnel(i64 %x, i64 %y, ptr %p) {
; CHECK-NEXT:   %s = load i64, ptr %p, align 4
; CHECK-NEXT:   %n = sub i64 64, %s
; CHECK-NEXT:   %a = shl i64 %x, %s
; CHECK-NEXT:   %b = lshr i64 %y, %n
; CHECK-NEXT:   %r = add i64 %a, %b
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @inverted_lanes(<2 x i8> %x, <2 x i8> %y) {
; CHECK-NEXT:   %v = and <2 x i8> %x, splat (i8 4)
; CHECK-NEXT:   %1 = xor <2 x i8> %v, splat (i8 4)
; CHECK-NEXT:   %r = or <2 x i8> %1, %y
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
