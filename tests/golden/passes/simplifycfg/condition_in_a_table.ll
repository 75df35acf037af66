; RUN: %nvopt -passes='simplifycfg<forward-switch-cond;switch-to-lookup>' -S %s | FileCheck %s
; Values that were the cases' own have become the condition: in a table they are the cases again.
target datalayout = "n8:16:32:64"

; CHECK-LABEL: define i8 @f(
; CHECK-NOT:   switch i8
; CHECK:         lshr i40
define i8 @f(i8 %x) {
  switch i8 %x, label %j [
    i8 0, label %a
    i8 1, label %b
    i8 2, label %c
    i8 3, label %d
    i8 4, label %e
  ]
a:
  br label %j
b:
  br label %j
c:
  br label %j
d:
  br label %j
e:
  br label %j
j:
  %r = phi i8 [ 0, %a ], [ 7, %b ], [ 9, %c ], [ 3, %d ], [ 1, %e ], [ 5, %0 ]
  ret i8 %r
}
