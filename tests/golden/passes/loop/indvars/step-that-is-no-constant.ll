; RUN: %nvopt -passes='loop(indvars)' -verify-each -S %s | FileCheck %s
; A test of i + s against n, where s is no constant, is not the test of a bound that may be the greatest number: it stays.
define void @f(i32 %n, i32 %s, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add nsw i32 %i, %s
  %c = icmp sgt i32 %next, %n
  br i1 %c, label %done, label %loop
done:
  ret void
}
; CHECK-LABEL: @f(
; CHECK: %next = add nsw i32 %i, %s
; CHECK: icmp sgt i32 %next, %n
