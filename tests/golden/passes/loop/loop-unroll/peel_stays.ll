; RUN: %nvopt -passes='loop(loop-unroll-full)' -verify-each -S %s | FileCheck %s
; No round is peeled off where the comparison may change its answer again (the counter may wrap), after too many rounds, twice, or where that is forbidden.
define void @may_wrap(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %low = icmp ult i32 %i, 2
  %v = select i1 %low, i32 7, i32 9
  call void @work(i32 %v)
  %j = add i32 %i, 3
  %c = icmp ne i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @after_many(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %low = icmp ult i32 %i, 100
  %v = select i1 %low, i32 7, i32 9
  call void @work(i32 %v)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @peeled_before(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %low = icmp ult i32 %i, 1
  %v = select i1 %low, i32 7, i32 9
  call void @work(i32 %v)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit, !llvm.loop !0
exit:
  ret void
}
define void @forbidden(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %low = icmp ult i32 %i, 1
  %v = select i1 %low, i32 7, i32 9
  call void @work(i32 %v)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit, !llvm.loop !2
exit:
  ret void
}
define void @left_in_the_middle(i32 %n, ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %low = icmp ult i32 %i, 1
  %v = select i1 %low, i32 7, i32 9
  %x = load volatile i32, ptr %p
  %e = icmp eq i32 %x, 0
  br i1 %e, label %found, label %l
l:
  call void @work(i32 %v)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
found:
  store volatile i32 1, ptr %p
  ret void
}
declare void @work(i32)
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.peeled.count", i32 7}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}

; CHECK-LABEL: define void @may_wrap(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %low = icmp ult i32 %i, 2
; CHECK-NEXT:   %v = select i1 %low, i32 7, i32 9
; CHECK-NEXT:   call void @work(i32 %v)
; CHECK-NEXT:   %j = add i32 %i, 3
; CHECK-NEXT:   %c = icmp ne i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @after_many(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %low = icmp ult i32 %i, 100
; CHECK-NEXT:   %v = select i1 %low, i32 7, i32 9
; CHECK-NEXT:   call void @work(i32 %v)
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @peeled_before(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %low = icmp ult i32 %i, 1
; CHECK-NEXT:   %v = select i1 %low, i32 7, i32 9
; CHECK-NEXT:   call void @work(i32 %v)
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit, !llvm.loop !0
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @forbidden(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %low = icmp ult i32 %i, 1
; CHECK-NEXT:   %v = select i1 %low, i32 7, i32 9
; CHECK-NEXT:   call void @work(i32 %v)
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit, !llvm.loop !2
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @left_in_the_middle(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   %low = icmp ult i32 %i, 1
; CHECK-NEXT:   %v = select i1 %low, i32 7, i32 9
; CHECK-NEXT:   %x = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %e = icmp eq i32 %x, 0
; CHECK-NEXT:   br i1 %e, label %found, label %l
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   call void @work(i32 %v)
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK: found:                                            ; preds = %h
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @work(i32)
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.peeled.count", i32 7}
; CHECK-NEXT: !2 = distinct !{!2, !3}
; CHECK-NEXT: !3 = !{!"llvm.loop.unroll.disable"}
