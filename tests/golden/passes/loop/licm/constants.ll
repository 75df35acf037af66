; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; Steps that are constants are added up: the sum does not wrap where neither did, if theirs does not.
; CHECK-LABEL: @constants
; CHECK: add nsw i32 %i, 3
; CHECK: add i32 %i, -2147483647
define void @constants(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = add nsw i32 %i, 1
  %b = add nsw i32 %a, 2
  %c = add nsw i32 %i, 2147483647
  %d = add nsw i32 %c, 2
  store volatile i32 %b, ptr %p, align 4
  store volatile i32 %d, ptr %p, align 4
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
