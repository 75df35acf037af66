; RUN: %nvopt -passes=correlated-propagation -verify-each -S %s | FileCheck %s
; A quotient of one bit is the comparison, and not extended.
define i1 @quotient(i1 %a, i1 %b) {
  %d = or i1 %b, true
  %q = udiv i1 %a, %d
  ret i1 %q
}
; CHECK-LABEL: define i1 @quotient(
; CHECK-NOT: zext
; CHECK: ret i1
