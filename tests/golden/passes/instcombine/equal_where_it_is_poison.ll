; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Where %x is 0 the other side is %y in one lane only: in the other it shifts by 244.
; CHECK-LABEL: @too_far
; CHECK: select
define <2 x i8> @too_far(<2 x i8> noundef %y, <2 x i8> %x) {
  %a = shl <2 x i8> %y, %x
  %s = sub nuw nsw <2 x i8> <i8 -12, i8 0>, %x
  %b = lshr <2 x i8> %x, %s
  %o = or <2 x i8> %b, %a
  %c = icmp eq <2 x i8> %x, zeroinitializer
  %r = select <2 x i1> %c, <2 x i8> %y, <2 x i8> %o
  ret <2 x i8> %r
}
; by an amount that is not known
; CHECK-LABEL: @unknown
; CHECK: select
define i8 @unknown(i8 noundef %y, i8 %x) {
  %b = lshr i8 %x, %y
  %o = or i8 %b, %y
  %c = icmp eq i8 %x, 0
  %r = select i1 %c, i8 %y, i8 %o
  ret i8 %r
}
; CHECK-LABEL: @fits
; CHECK-NOT: select
; CHECK: ret i8 %o
define i8 @fits(i8 noundef %y, i8 %x) {
  %s = lshr i8 %x, 3
  %a = shl i8 %y, %s
  %o = or i8 %x, %a
  %c = icmp eq i8 %x, 0
  %r = select i1 %c, i8 %y, i8 %o
  ret i8 %r
}
