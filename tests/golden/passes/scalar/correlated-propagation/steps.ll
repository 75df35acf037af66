; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s --check-prefix=ALL
; RUN: %nvopt -passes=correlated-propagation -lazy-value-steps=2 -S %s | FileCheck %s --check-prefix=FEW
; A question that takes more ranges than the cap allows is given up.
define i1 @far(i32 %x, i1 %a, i1 %b) {
entry:
  %c = icmp ult i32 %x, 10
  br i1 %c, label %l0, label %no
l0:
  br i1 %a, label %l1, label %l2
l1:
  br label %l2
l2:
  br i1 %b, label %l3, label %l4
l3:
  br label %l4
l4:
  %r = icmp ult i32 %x, 20
  ret i1 %r
no:
  ret i1 false
}
; ALL: ret i1 true
; FEW: %r = icmp ult i32 %x, 20
; FEW: ret i1 %r
