; A preheader that simplifycfg folds away and loop-simplify makes again leaves the phis of its loop as they were, and gives a loop without a name none.
; RUN: %nvopt -passes=loop-simplify,simplifycfg -S %s | FileCheck %s
declare void @use(i32)
; CHECK-LABEL: @nameless(
; CHECK: br i1 %c, label %1, label %out
; CHECK: 1: ; preds = %1, %0
; CHECK-NEXT: %i = phi i32 [ 0, %0 ], [ %j, %1 ]
define void @nameless(i1 %c) {
  br label %1
1:
  call void @use(i32 0)
  br i1 %c, label %2, label %out
2:
  %i = phi i32 [ 0, %1 ], [ %j, %2 ]
  call void @use(i32 %i)
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, 10
  br i1 %d, label %out, label %2
out:
  ret void
}
; The new block stands where the first of its edges stood.
; CHECK-LABEL: @two_ways_in(
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ %i.ph, %loop.preheader ], [ %j, %loop ]
define void @two_ways_in(i1 %c, i1 %e) {
entry:
  br i1 %c, label %loop, label %other
other:
  call void @use(i32 1)
  br i1 %e, label %loop, label %out
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ], [ 1, %other ]
  call void @use(i32 %i)
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, 10
  br i1 %d, label %out, label %loop
out:
  ret void
}
