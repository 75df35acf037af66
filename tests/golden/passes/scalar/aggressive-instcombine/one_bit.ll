; RUN: %nvopt -passes=aggressive-instcombine -verify-each -S %s | FileCheck %s
; Of numbers of one bit the and of bits is no comparison of wider ones.
define i1 @one_bit(i1 %a) {
  %x = and i1 %a, %a
  %y = and i1 %x, true
  ret i1 %y
}
; CHECK-LABEL: define i1 @one_bit(
; CHECK-NOT: zext
; CHECK: ret i1
