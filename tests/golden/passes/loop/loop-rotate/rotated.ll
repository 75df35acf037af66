; RUN: %nvopt -passes='loop(loop-rotate)' -verify-each -S %s | FileCheck %s
; The test at the top is made once before the loop and then at its bottom; what the header computes for the body meets in phis of the new header.
define i32 @sum(ptr %a, i32 %n) {
entry:
  br label %for.cond
for.cond:
  %i = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %s = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %cmp = icmp slt i32 %i, %n
  br i1 %cmp, label %for.body, label %for.end
for.body:
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %add = add i32 %s, %v
  %inc = add nsw i32 %i, 1
  br label %for.cond, !llvm.loop !0
for.end:
  ret i32 %s
}
; The first test is known, the division before it does not change: it goes before the loop and is made once.
define i32 @known_first_test(i32 %a, i32 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %q = udiv i32 %a, %b
  %c = icmp ult i32 %i, 9
  br i1 %c, label %body, label %exit
body:
  call void @use(i32 %q)
  %j = add i32 %i, 1
  br label %h
exit:
  ret i32 %i
}
; A latch that only steps joins the block that leaves.
define void @step_after_the_test(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %step ]
  %x = load i32, ptr %p
  call void @use(i32 %x)
  %c = icmp eq i32 %i, %n
  br i1 %c, label %exit, label %step
step:
  %j = add i32 %i, 1
  br label %h
exit:
  ret void
}
declare void @use(i32)
!0 = distinct !{!0}

; CHECK-LABEL: define i32 @sum(ptr %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %cmp1 = icmp slt i32 0, %n
; CHECK-NEXT:   br i1 %cmp1, label %for.body.lr.ph, label %for.end
; CHECK: for.body.lr.ph:                                   ; preds = %entry
; CHECK-NEXT:   br label %for.body
; CHECK: for.body:                                         ; preds = %for.body, %for.body.lr.ph
; CHECK-NEXT:   %i = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
; CHECK-NEXT:   %s = phi i32 [ 0, %for.body.lr.ph ], [ %add, %for.body ]
; CHECK-NEXT:   %p = getelementptr i32, ptr %a, i32 %i
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %add = add i32 %s, %v
; CHECK-NEXT:   %inc = add nsw i32 %i, 1
; CHECK-NEXT:   %cmp = icmp slt i32 %inc, %n
; CHECK-NEXT:   br i1 %cmp, label %for.body, label %for.end.loopexit, !llvm.loop !0
; CHECK: for.end.loopexit:                                 ; preds = %for.body
; CHECK-NEXT:   %add.lcssa = phi i32 [ %add, %for.body ]
; CHECK-NEXT:   br label %for.end
; CHECK: for.end:                                          ; preds = %for.end.loopexit, %entry
; CHECK-NEXT:   %s.lcssa = phi i32 [ %add.lcssa, %for.end.loopexit ], [ 0, %entry ]
; CHECK-NEXT:   ret i32 %s.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @known_first_test(i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %q = udiv i32 %a, %b
; CHECK-NEXT:   br label %body
; CHECK: body:                                             ; preds = %body, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %body ]
; CHECK-NEXT:   call void @use(i32 %q)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, 9
; CHECK-NEXT:   br i1 %c, label %body, label %exit
; CHECK: exit:                                             ; preds = %body
; CHECK-NEXT:   %i.lcssa = phi i32 [ %j, %body ]
; CHECK-NEXT:   ret i32 %i.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define void @step_after_the_test(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   %c = icmp eq i32 %i, %n
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @use(i32)
; CHECK: !0 = distinct !{!0}
