; Leaving when i + 1 > n is leaving when i >= n, where the sum does not wrap: that has a count though n may be the greatest number.
; RUN: %nvopt -passes=indvars -S %s | FileCheck %s
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
declare void @use(i32)
; CHECK-LABEL: @signed(
; CHECK: [[N:%.*]] = add i32 %n, 1
; CHECK: %exitcond = icmp eq i32 %i1, [[N]]
define void @signed(i32 %n) {
entry:
  %g = icmp slt i32 %n, 0
  br i1 %g, label %out, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp sgt i32 %i1, %n
  br i1 %c, label %out, label %loop
out:
  ret void
}
; The bound stands on the left, and the sum does not wrap without its sign.
; CHECK-LABEL: @unsigned(
; CHECK: [[M:%.*]] = add i32 %n, 1
; CHECK: icmp ne i32 %i1, [[M]]
define void @unsigned(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nuw i32 %i, 1
  %c = icmp uge i32 %n, %i1
  br i1 %c, label %loop, label %out
out:
  ret void
}
; A sum that may wrap stays below the greatest bound for ever.
; CHECK-LABEL: @wraps(
; CHECK: icmp sgt i32 %i1, %n
define void @wraps(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nuw i32 %i, 1
  %c = icmp sgt i32 %i1, %n
  br i1 %c, label %out, label %loop
out:
  ret void
}
; What has a count stays as it is: the smaller bound below is met first.
; CHECK-LABEL: @counted(
; CHECK: %exitcond = icmp ne i32 %i1, 11
define void @counted() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp sle i32 %i1, 10
  br i1 %c, label %loop, label %out
out:
  ret void
}
; A step that is no constant: nothing is known of the rounds below n.
; CHECK-LABEL: @any_step(
; CHECK: %c = icmp sgt i32 %j, %n
define void @any_step(i32 %n, i32 %step) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nsw i32 %i, %step
  %c = icmp sgt i32 %j, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
