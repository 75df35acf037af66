; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; Who is below %n with one more is below it: the second branch has gone one way.
; CHECK-LABEL: @next_is_below
; CHECK-COUNT-1: br i1
; CHECK-NOT: i64 1
; CHECK: }
define void @next_is_below(i32 %n, i32 %i) {
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %below, label %out
below:
  %d = icmp slt i32 %i, %n
  br i1 %d, label %in, label %out2
in:
  ret void
out:
  call void @f(i64 0)
  unreachable
out2:
  call void @f(i64 1)
  unreachable
}
; It may wrap.
; CHECK-LABEL: @next_may_wrap
; CHECK: i64 1
define void @next_may_wrap(i32 %n, i32 %i) {
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %below, label %out
below:
  %d = icmp slt i32 %i, %n
  br i1 %d, label %in, label %out2
in:
  ret void
out:
  call void @f(i64 0)
  unreachable
out2:
  call void @f(i64 1)
  unreachable
}
; Numbers that are ordered are numbers.
; CHECK-LABEL: @numbers
; CHECK-COUNT-1: br i1
; CHECK-NOT: i64 1
; CHECK: }
define void @numbers(float %x, float %y) {
  %c = fcmp olt float %x, %y
  br i1 %c, label %below, label %out
below:
  %d = fcmp ord float %x, 0.0
  br i1 %d, label %in, label %out2
in:
  ret void
out:
  call void @f(i64 0)
  unreachable
out2:
  call void @f(i64 1)
  unreachable
}
declare void @f(i64)
