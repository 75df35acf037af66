; RUN: %nvopt -passes='loop(loop-unroll-full)' -verify-each -S %s | FileCheck %s
; Rounds after which a comparison has one answer, or a phi is the same in every round, are written out before the loop; what is left of it knows the answer.
define void @first_round_differs(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %first = icmp eq i32 %i, 0
  br i1 %first, label %a, label %l
a:
  call void @begin(i32 %i)
  br label %l
l:
  call void @work(i32 %i)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @below_two(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %low = icmp ult i32 %i, 2
  %v = select i1 %low, i32 7, i32 %i
  call void @work(i32 %v)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @minimum(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %v = call i32 @llvm.umin.i32(i32 %i, i32 1)
  call void @work(i32 %v)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @invariant_after_one(i32 %a, i32 %b, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %x = phi i32 [ %a, %entry ], [ %b, %h ]
  call void @work(i32 %x)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
; A barrier in it is executed by the same threads as before, in the same round.
define void @with_barrier(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %first = icmp eq i32 %i, 0
  br i1 %first, label %a, label %l
a:
  call void @begin(i32 %i)
  br label %l
l:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
declare void @begin(i32)
declare void @work(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK-LABEL: define void @first_round_differs(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h.peel
; CHECK: h.peel:                                           ; preds = %entry
; CHECK-NEXT:   br i1 true, label %a.peel, label %l.peel
; CHECK: a.peel:                                           ; preds = %h.peel
; CHECK-NEXT:   call void @begin(i32 0)
; CHECK-NEXT:   br label %l.peel
; CHECK: l.peel:                                           ; preds = %a.peel, %h.peel
; CHECK-NEXT:   call void @work(i32 0)
; CHECK-NEXT:   %c.peel = icmp slt i32 1, %n
; CHECK-NEXT:   br i1 %c.peel, label %h.preheader, label %exit
; CHECK: h.preheader:                                      ; preds = %l.peel
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %h.preheader
; CHECK-NEXT:   %i = phi i32 [ 1, %h.preheader ], [ %j, %l ]
; CHECK-NEXT:   br i1 false, label %a, label %l
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   call void @begin(i32 %i)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %a, %h
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit.loopexit, !llvm.loop !0
; CHECK: exit.loopexit:                                    ; preds = %l
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %l.peel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @below_two(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h.peel
; CHECK: h.peel:                                           ; preds = %entry
; CHECK-NEXT:   call void @work(i32 7)
; CHECK-NEXT:   %c.peel = icmp slt i32 1, %n
; CHECK-NEXT:   br i1 %c.peel, label %h.peel1, label %exit
; CHECK: h.peel1:                                          ; preds = %h.peel
; CHECK-NEXT:   call void @work(i32 7)
; CHECK-NEXT:   %c.peel1 = icmp slt i32 2, %n
; CHECK-NEXT:   br i1 %c.peel1, label %h.preheader, label %exit
; CHECK: h.preheader:                                      ; preds = %h.peel1
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %h.preheader
; CHECK-NEXT:   %i = phi i32 [ 2, %h.preheader ], [ %j, %h ]
; CHECK-NEXT:   %v = select i1 false, i32 7, i32 %i
; CHECK-NEXT:   call void @work(i32 %v)
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit.loopexit, !llvm.loop !2
; CHECK: exit.loopexit:                                    ; preds = %h
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %h.peel1, %h.peel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @minimum(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h.peel
; CHECK: h.peel:                                           ; preds = %entry
; CHECK-NEXT:   call void @work(i32 0)
; CHECK-NEXT:   %c.peel = icmp slt i32 1, %n
; CHECK-NEXT:   br i1 %c.peel, label %h.preheader, label %exit
; CHECK: h.preheader:                                      ; preds = %h.peel
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %h.preheader
; CHECK-NEXT:   %i = phi i32 [ 1, %h.preheader ], [ %j, %h ]
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit.loopexit, !llvm.loop !4
; CHECK: exit.loopexit:                                    ; preds = %h
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %h.peel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @invariant_after_one(i32 %a, i32 %b, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h.peel
; CHECK: h.peel:                                           ; preds = %entry
; CHECK-NEXT:   call void @work(i32 %a)
; CHECK-NEXT:   %c.peel = icmp slt i32 1, %n
; CHECK-NEXT:   br i1 %c.peel, label %h.preheader, label %exit
; CHECK: h.preheader:                                      ; preds = %h.peel
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %h.preheader
; CHECK-NEXT:   %i = phi i32 [ 1, %h.preheader ], [ %j, %h ]
; CHECK-NEXT:   call void @work(i32 %b)
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit.loopexit, !llvm.loop !5
; CHECK: exit.loopexit:                                    ; preds = %h
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %h.peel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @with_barrier(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h.peel
; CHECK: h.peel:                                           ; preds = %entry
; CHECK-NEXT:   br i1 true, label %a.peel, label %l.peel
; CHECK: a.peel:                                           ; preds = %h.peel
; CHECK-NEXT:   call void @begin(i32 0)
; CHECK-NEXT:   br label %l.peel
; CHECK: l.peel:                                           ; preds = %a.peel, %h.peel
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %c.peel = icmp slt i32 1, %n
; CHECK-NEXT:   br i1 %c.peel, label %h.preheader, label %exit
; CHECK: h.preheader:                                      ; preds = %l.peel
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %h.preheader
; CHECK-NEXT:   %i = phi i32 [ 1, %h.preheader ], [ %j, %l ]
; CHECK-NEXT:   br i1 false, label %a, label %l
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   call void @begin(i32 %i)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %a, %h
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit.loopexit, !llvm.loop !6
; CHECK: exit.loopexit:                                    ; preds = %l
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %l.peel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @begin(i32)
; CHECK: declare void @work(i32)
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.peeled.count", i32 1}
; CHECK-NEXT: !2 = distinct !{!2, !3}
; CHECK-NEXT: !3 = !{!"llvm.loop.peeled.count", i32 2}
; CHECK-NEXT: !4 = distinct !{!4, !1}
; CHECK-NEXT: !5 = distinct !{!5, !1}
; CHECK-NEXT: !6 = distinct !{!6, !1}
