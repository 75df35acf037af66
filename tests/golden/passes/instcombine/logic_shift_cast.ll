; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

; Bits that are cut off need not be computed.
; CHECK-LABEL: @demanded(
; CHECK-NEXT: %b = trunc i32 %x to i8
; CHECK-NEXT: ret i8 %b
define i8 @demanded(i32 %x) {
  %a = or i32 %x, 65280
  %b = trunc i32 %a to i8
  ret i8 %b
}

; CHECK-LABEL: @demanded_shift(
; CHECK-NEXT: %s = shl i32 %x, 8
; CHECK-NEXT: %r = xor i32 %s, %y
; CHECK-NEXT: ret i32 %r
define i32 @demanded_shift(i32 %x, i32 %y) {
  %m = and i32 %x, 16777215
  %s = shl i32 %m, 8
  %r = xor i32 %s, %y
  ret i32 %r
}

; CHECK-LABEL: @flags(
; CHECK-NEXT: %a = and i32 %x, 15
; CHECK-NEXT: %b = add nuw nsw i32 %a, 2
; CHECK-NEXT: ret i32 %b
define i32 @flags(i32 %x) {
  %a = and i32 %x, 15
  %b = add i32 %a, 2
  ret i32 %b
}

; CHECK-LABEL: @narrow_tree(
; CHECK-NEXT: %1 = add i8 %x, %y
; CHECK-NEXT: %e = xor i8 %1, 77
; CHECK-NEXT: ret i8 %e
define i8 @narrow_tree(i8 %x, i8 %y) {
  %a = zext i8 %x to i32
  %b = zext i8 %y to i32
  %c = add i32 %a, %b
  %d = xor i32 %c, 77
  %e = trunc i32 %d to i8
  ret i8 %e
}

; CHECK-LABEL: @sign_of_truncation(
; CHECK-NEXT: %1 = shl i32 %x, 24
; CHECK-NEXT: %b = ashr exact i32 %1, 24
; CHECK-NEXT: ret i32 %b
define i32 @sign_of_truncation(i32 %x) {
  %a = trunc i32 %x to i8
  %b = sext i8 %a to i32
  ret i32 %b
}

; CHECK-LABEL: @sign_bit(
; CHECK-NEXT: %1 = lshr i32 %x, 31
; CHECK-NEXT: %b = zext nneg i32 %1 to i64
; CHECK-NEXT: ret i64 %b
define i64 @sign_bit(i32 %x) {
  %a = icmp slt i32 %x, 0
  %b = zext i1 %a to i64
  ret i64 %b
}

; CHECK-LABEL: @rotate(
; CHECK-NEXT: %r = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
; CHECK-NEXT: ret i32 %r
define i32 @rotate(i32 %x, i32 %n) {
  %m = and i32 %n, 31
  %a = shl i32 %x, %m
  %neg = sub i32 0, %n
  %k = and i32 %neg, 31
  %b = lshr i32 %x, %k
  %r = or i32 %a, %b
  ret i32 %r
}

; The amounts add up to 30 whatever %n is.
; CHECK-LABEL: @amounts(
; CHECK-NEXT: %b = shl i32 %x, 30
; CHECK-NEXT: ret i32 %b
define i32 @amounts(i32 %x, i32 %n) {
  %p = sub i32 32, %n
  %q = add i32 %n, -2
  %a = shl i32 %x, %p
  %b = shl i32 %a, %q
  ret i32 %b
}

; CHECK-LABEL: @bytes_reversed(
; CHECK-NEXT: %r = call i32 @llvm.bswap.i32(i32 %x)
; CHECK-NEXT: ret i32 %r
define i32 @bytes_reversed(i32 %x) {
  %a = shl i32 %x, 24
  %b = shl i32 %x, 8
  %c = and i32 %b, 16711680
  %d = lshr i32 %x, 8
  %e = and i32 %d, 65280
  %f = lshr i32 %x, 24
  %g = or i32 %a, %c
  %h = or i32 %e, %f
  %r = or i32 %g, %h
  ret i32 %r
}

; CHECK-LABEL: @not_of_comparisons(
; CHECK-NEXT: %1 = icmp ne i32 %x, 5
; CHECK-NEXT: %2 = icmp sgt i32 %y, 6
; CHECK-NEXT: %r = or i1 %1, %2
; CHECK-NEXT: ret i1 %r
define i1 @not_of_comparisons(i32 %x, i32 %y) {
  %a = icmp eq i32 %x, 5
  %b = icmp slt i32 %y, 7
  %c = and i1 %a, %b
  %r = xor i1 %c, true
  ret i1 %r
}

; CHECK-LABEL: @opposite(
; CHECK-NEXT: %c = icmp sgt i32 %x, %y
; CHECK-NEXT: %r = or i1 %c, %b
; CHECK-NEXT: ret i1 %r
define i1 @opposite(i32 %x, i32 %y, i1 %b) {
  %c = icmp sgt i32 %x, %y
  %n = icmp sle i32 %x, %y
  %a = and i1 %b, %n
  %r = or i1 %c, %a
  ret i1 %r
}

; Deciding on %c first keeps the poison of %b away, as the inner select did.
; CHECK-LABEL: @opposite_logical(
; CHECK-NEXT: %c = icmp sgt i32 %x, %y
; CHECK-NEXT: %r = select i1 %c, i1 true, i1 %b
; CHECK-NEXT: ret i1 %r
define i1 @opposite_logical(i32 %x, i32 %y, i1 %b) {
  %c = icmp sgt i32 %x, %y
  %n = icmp sle i32 %x, %y
  %a = select i1 %n, i1 %b, i1 false
  %r = or i1 %c, %a
  ret i1 %r
}

; CHECK-LABEL: @count(
; CHECK-NEXT: %r = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %x, i1 false)
; CHECK-NEXT: ret i32 %r
define i32 @count(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %r
}

; CHECK-LABEL: @choice(
; CHECK-NEXT: %r = select i1 %c, i32 21, i32 35
; CHECK-NEXT: ret i32 %r
define i32 @choice(i1 %c) {
  %s = select i1 %c, i32 3, i32 5
  %r = mul i32 %s, 7
  ret i32 %r
}

; CHECK-LABEL: @phi_of_constants(
; CHECK: entry:
; CHECK-NEXT: br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT: %0 = add i32 %x, 7
; CHECK-NEXT: br label %b
; CHECK: b:
; CHECK-NEXT: %r = phi i32 [ 10, %entry ], [ %0, %a ]
; CHECK-NEXT: ret i32 %r
define i32 @phi_of_constants(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 3, %entry ], [ %x, %a ]
  %r = add i32 %p, 7
  ret i32 %r
}

; A loop's phi stays: the addition would run in every iteration.
; CHECK-LABEL: @phi_of_loop(
; CHECK: entry:
; CHECK-NEXT: br label %l
; CHECK: l:
; CHECK-NEXT: %p = phi i32 [ 0, %entry ], [ %n, %l ]
; CHECK-NEXT: br i1 %c, label %l, label %x
; CHECK: x:
; CHECK-NEXT: %r = add i32 %p, 7
; CHECK-NEXT: ret i32 %r
define i32 @phi_of_loop(i1 %c, i32 %n) {
entry:
  br label %l
l:
  %p = phi i32 [ 0, %entry ], [ %n, %l ]
  br i1 %c, label %l, label %x
x:
  %r = add i32 %p, 7
  ret i32 %r
}

; A widened truth value: no endless exchange between the choice and the extension.
; CHECK-LABEL: @widened(
; CHECK-NEXT: %1 = select i1 %b, i1 %a, i1 false
; CHECK-NEXT: %r = sext i1 %1 to i32
; CHECK-NEXT: ret i32 %r
define i32 @widened(i1 %a, i1 %b) {
  %x = sext i1 %a to i32
  %r = select i1 %b, i32 %x, i32 0
  ret i32 %r
}

; undef may stand for %x twice: the masked merge is left alone.
; CHECK-LABEL: @merge(
; CHECK-NEXT: %n = xor i4 %m, -1
; CHECK-NEXT: %d = xor i4 %x, %y
; CHECK-NEXT: %a = and i4 %d, %n
; CHECK-NEXT: %r = xor i4 %a, %y
; CHECK-NEXT: ret i4 %r
define i4 @merge(i4 %x, i4 %y, i4 %m) {
  %n = xor i4 %m, -1
  %d = xor i4 %x, %y
  %a = and i4 %d, %n
  %r = xor i4 %a, %y
  ret i4 %r
}

declare i32 @llvm.ctlz.i32(i32, i1)
