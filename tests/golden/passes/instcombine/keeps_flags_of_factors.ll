; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Flags that products and shifts of what is not negative have for nsw alone, and those that survive when factors and constants move.
; CHECK-LABEL: @not_negative
; CHECK: shl nuw nsw i32
; CHECK: mul nuw nsw i32
; CHECK: mul nsw i32 %x
define i32 @not_negative(i16 %a, i16 %b, i32 %x) {
  %c = zext i16 %a to i32
  %d = lshr i32 %x, 1
  %s = shl nsw i32 %d, 4
  %m = mul nsw i32 %d, %c
  %n = mul nsw i32 %x, %c
  %r = xor i32 %s, %m
  %t = xor i32 %r, %n
  ret i32 %t
}
; A branch says that %n is not negative; so is the sum.
; CHECK-LABEL: @branch
; CHECK: %m = mul nuw nsw i32 %i, %n
; CHECK: zext nneg i32 %m to i64
; CHECK: %s = add nuw nsw i32 %i, %n
; CHECK: zext nneg i32 %s to i64
define i64 @branch(i32 range(i32 0, 1024) %i, i32 %n) {
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %t, label %e
t:
  %m = mul nsw i32 %i, %n
  %x = sext i32 %m to i64
  %s = add nsw i32 %i, %n
  %y = sext i32 %s to i64
  %r = sub i64 %x, %y
  ret i64 %r
e:
  ret i64 0
}
; CHECK-LABEL: @shifts
; CHECK: shl nuw nsw i32 %x, 3
; CHECK: ashr exact i32 %x, 4
; CHECK: lshr exact i32 %x, 1
define i32 @shifts(i32 %x) {
  %a = shl nuw nsw i32 %x, 1
  %b = shl nuw nsw i32 %a, 2
  %c = ashr exact i32 %x, 2
  %d = ashr exact i32 %c, 2
  %e = shl i32 %x, 3
  %f = lshr exact i32 %e, 4
  %g = xor i32 %b, %d
  %r = xor i32 %f, %g
  ret i32 %r
}
; CHECK-LABEL: @down_and_up
; CHECK: shl nuw nsw i32 %x, 2
; CHECK: lshr exact i32 %y, 2
define i32 @down_and_up(i32 %x, i32 %y) {
  %a = lshr i32 %x, 2
  %b = shl nuw nsw i32 %a, 4
  %c = lshr exact i32 %y, 4
  %d = shl i32 %c, 2
  %r = xor i32 %b, %d
  ret i32 %r
}
; CHECK-LABEL: @distributed
; CHECK: mul nuw nsw i32 %x, 12
; CHECK: add nuw nsw i32 {{.*}}, 12
; CHECK: shl nuw nsw i32 %x, 2
; CHECK: add nuw nsw i32 {{.*}}, 4
; CHECK: mul nuw i32 %y, 12
; CHECK: add nuw i32 {{.*}}, 12
; CHECK: shl i32 %y, 2
; CHECK: add i32 {{.*}}, 4
define i32 @distributed(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, 1
  %b = mul nuw nsw i32 %a, 12
  %c = add nuw nsw i32 %x, 1
  %d = shl nuw nsw i32 %c, 2
  %e = add nuw i32 %y, 1
  %f = mul nuw i32 %e, 12
  %g = add nsw i32 %y, 1
  %h = shl nuw nsw i32 %g, 2
  %i = xor i32 %b, %d
  %j = xor i32 %i, %f
  %r = xor i32 %j, %h
  ret i32 %r
}
; CHECK-LABEL: @product_shifted
; CHECK: mul nuw nsw i32 %x, 12
; CHECK-NEXT: mul i32 %y, 12
define i32 @product_shifted(i32 %x, i32 %y) {
  %a = mul nuw nsw i32 %x, 3
  %b = shl nuw nsw i32 %a, 2
  %c = mul i32 %y, 3
  %d = shl nuw nsw i32 %c, 2
  %r = xor i32 %b, %d
  ret i32 %r
}
; CHECK-LABEL: @factors
; CHECK: mul nuw nsw i32 %x, 5
; CHECK-NEXT: mul nsw i32 %y, 10
; CHECK-NEXT: mul nuw nsw i32 %z, 7
define i32 @factors(i32 %x, i32 %y, i32 %z) {
  %a = shl nuw nsw i32 %x, 2
  %b = add nuw nsw i32 %a, %x
  %c = mul nsw i32 %y, 3
  %d = mul nsw i32 %y, 7
  %e = add nsw i32 %c, %d
  %f = mul nuw nsw i32 %z, 3
  %g = shl nuw nsw i32 %z, 2
  %h = add nuw nsw i32 %f, %g
  %i = xor i32 %b, %e
  %r = xor i32 %i, %h
  ret i32 %r
}
; CHECK-LABEL: @turned_round
; CHECK: sub nsw i32 %y, %x
; CHECK-NEXT: shl nsw i32 {{.*}}, 3
define i32 @turned_round(i32 %x, i32 %y) {
  %a = sub nsw i32 %x, %y
  %b = mul nsw i32 %a, -8
  ret i32 %b
}
; CHECK-LABEL: @power
; CHECK: shl nuw nsw i32 %x, %y
define i32 @power(i32 %x, i32 %y) {
  %a = shl nuw nsw i32 1, %y
  %b = mul nuw nsw i32 %a, %x
  ret i32 %b
}
; CHECK-LABEL: @bytes
; CHECK: mul nsw i64 %i, 24
define ptr @bytes(ptr %p, i64 %i) {
  %a = shl nsw i64 %i, 1
  %g = getelementptr inbounds [3 x i32], ptr %p, i64 %a
  ret ptr %g
}
; What is joined without a carry is a sum.
; CHECK-LABEL: @joined
; CHECK: add nuw nsw i32 %x, 257
; CHECK-NEXT: add i32 %y, 257
; CHECK: or disjoint i32 {{.*}}, 1
define i32 @joined(i32 %x, i32 %y, i32 %z) {
  %a = add nuw nsw i32 %x, 256
  %b = or disjoint i32 %a, 1
  %c = add i32 %y, 256
  %d = or disjoint i32 %c, 1
  %e = or disjoint i32 %z, 1
  %f = or disjoint i32 %e, %y
  %g = xor i32 %b, %d
  %r = xor i32 %g, %f
  ret i32 %r
}
; CHECK-LABEL: @joined_shifted
; CHECK: shl nuw nsw i32 %x, 2
; CHECK: or disjoint i32 {{.*}}, 4
; CHECK: shl nuw i32 %y, 2
; CHECK: or disjoint i32 {{.*}}, 4
define i32 @joined_shifted(i32 %x, i32 %y) {
  %a = or disjoint i32 %x, 1
  %b = shl nuw nsw i32 %a, 2
  %c = or disjoint i32 %y, 1
  %d = shl nuw i32 %c, 2
  %r = sdiv i32 %b, %d
  ret i32 %r
}
; A thread's first index, and the grid's size added in each round: never negative.
; CHECK-LABEL: @grid_stride
; CHECK: %j = add nuw nsw i64 %i, %z
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @use(i64)
define void @grid_stride(i32 %b, i64 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t1 = zext i32 %t to i64
  %c1 = zext i32 %c to i64
  %d1 = zext i32 %d to i64
  %m = mul nuw nsw i64 %c1, %d1
  %s = add nuw nsw i64 %m, %t1
  br label %l
l:
  %i = phi i64 [ %s, %0 ], [ %j, %r ]
  %e = icmp slt i64 %i, %n
  br i1 %e, label %r, label %x
r:
  call void @use(i64 %i)
  %z = zext i32 %b to i64
  %j = add nsw i64 %i, %z
  br label %l
x:
  ret void
}
