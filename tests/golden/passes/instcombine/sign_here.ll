; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Behind %mid the counter is not negative, and neither is its sum: there. What is remembered of %i.n is asked for in %out0, too, where it is -2.
; CHECK-LABEL: @counter
; CHECK: %q.x = zext i4 %i.n to i16
define i16 @counter(i4 %n) {
entry:
  br label %head
head:
  %i = phi i4 [ -3, %entry ], [ %i.n, %mid ]
  %i.n = add nuw nsw i4 %i, 1
  %t1 = icmp slt i4 %i, 4
  br i1 %t1, label %out0, label %mid
mid:
  %t13 = icmp ult i4 %i, %n
  br i1 %t13, label %out1, label %head
out1:
  ret i16 0
out0:
  %q.x = zext i4 %i.n to i16
  ret i16 %q.x
}
; CHECK-LABEL: @sum
; CHECK: %p = zext nneg i4 %n to i16
; CHECK: %q = zext i4 %n to i16
define i16 @sum(i4 %x) {
entry:
  %n = add nsw i4 %x, 1
  %c = icmp sge i4 %x, 0
  br i1 %c, label %pos, label %any
pos:
  %p = zext i4 %n to i16
  ret i16 %p
any:
  %q = zext i4 %n to i16
  ret i16 %q
}
; CHECK-LABEL: @product
; CHECK: %p = zext nneg i4 %n to i16
; CHECK: %q = zext i4 %n to i16
define i16 @product(i4 %x) {
entry:
  %n = mul nsw i4 %x, 3
  %c = icmp sge i4 %x, 0
  br i1 %c, label %pos, label %any
pos:
  %p = zext i4 %n to i16
  ret i16 %p
any:
  %q = zext i4 %n to i16
  ret i16 %q
}
