; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-classify-expressions=0 -disable-output %s 2>&1 | FileCheck %s
; Loops that count by a quadratic: the round in which it is zero, or outside a range, is found exactly, however far away and across wraps.

; 1 + 3n + 4n(n-1)/2 is 0 modulo 2^16 first in round 12333, after many wraps.
; CHECK-LABEL: 'zero_after_wraps'
; CHECK: Loop %loop: backedge-taken count is i16 12333
define void @zero_after_wraps() {
entry:
  br label %loop
loop:
  %x = phi i16 [ 1, %entry ], [ %y, %loop ]
  %d = phi i16 [ 3, %entry ], [ %e, %loop ]
  %y = add i16 %x, %d
  %e = add i16 %d, 4
  %c = icmp ne i16 %x, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; 2 + 2n + 2n(n-1)/2 is even and 2 modulo 4 or 0 modulo 4, never 1.
; CHECK-LABEL: 'never_one'
; CHECK: Loop %loop: Unpredictable backedge-taken count.
define void @never_one() {
entry:
  br label %loop
loop:
  %x = phi i32 [ 2, %entry ], [ %y, %loop ]
  %d = phi i32 [ 2, %entry ], [ %e, %loop ]
  %y = add i32 %x, %d
  %e = add i32 %d, 2
  %c = icmp ne i32 %x, 1
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; It falls for 100,000 rounds and is back above its start after twice as many.
; CHECK-LABEL: 'falls_then_rises'
; CHECK: Loop %loop: backedge-taken count is i64 200002
define void @falls_then_rises() {
entry:
  br label %loop
loop:
  %x = phi i64 [ 7, %entry ], [ %y, %loop ]
  %d = phi i64 [ -100000, %entry ], [ %e, %loop ]
  %y = add i64 %x, %d
  %e = add i64 %d, 1
  %c = icmp sle i64 %x, 7
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
