; RUN: %nvopt -passes='loop(loop-unroll-full<counts>)' -S %s | FileCheck %s
; The number of copies that the source asks for is made although rounds stay: 64 rounds by 4 are 16, with one test each.

define void @by_four(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds float, ptr %p, i64 %i
  store float 0.0, ptr %a
  %next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %next, 64
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; How often it runs is not known: two copies while two rounds are left, and another for the rest.
define void @unknown_rounds(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds float, ptr %p, i64 %i
  store float 0.0, ptr %a
  %next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; A barrier would stand in copies that threads reach apart: the loop stays.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @barrier(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; #pragma unroll 1, as the slow way of sin and cos has it: the loop stays as it is, six rounds or not.
define void @one(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds float, ptr %p, i64 %i
  store float 0.0, ptr %a
  %next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %next, 6
  br i1 %c, label %loop, label %exit, !llvm.loop !4
exit:
  ret void
}

; More copies than can be, however large the product of them and the loop's size: the loop stays.
define void @beyond_all_limits(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds float, ptr %p, i64 %i
  store float 0.0, ptr %a
  %next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !6
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 1}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.count", i64 3689348814741910324}

; CHECK-LABEL: define void @by_four(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %next.3, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds float, ptr %p, i64 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr %a, align 4
; CHECK-NEXT:   %next = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %a.1 = getelementptr inbounds float, ptr %p, i64 %next
; CHECK-NEXT:   store float 0.000000e+00, ptr %a.1, align 4
; CHECK-NEXT:   %next.1 = add nuw nsw i64 %next, 1
; CHECK-NEXT:   %a.2 = getelementptr inbounds float, ptr %p, i64 %next.1
; CHECK-NEXT:   store float 0.000000e+00, ptr %a.2, align 4
; CHECK-NEXT:   %next.2 = add nuw nsw i64 %next.1, 1
; CHECK-NEXT:   %a.3 = getelementptr inbounds float, ptr %p, i64 %next.2
; CHECK-NEXT:   store float 0.000000e+00, ptr %a.3, align 4
; CHECK-NEXT:   %next.3 = add nuw nsw i64 %next.2, 1
; CHECK-NEXT:   %c.3 = icmp ult i64 %next.3, 64
; CHECK-NEXT:   br i1 %c.3, label %loop, label %exit, !llvm.loop !0
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unknown_rounds(ptr %p, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i64 @llvm.usub.sat.i64(i64 %n, i64 1)
; CHECK-NEXT:   %1 = icmp ult i64 0, %0
; CHECK-NEXT:   br i1 %1, label %2, label %6
; CHECK: 2:                                                ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %2
; CHECK-NEXT:   %i = phi i64 [ 0, %2 ], [ %next.1, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds float, ptr %p, i64 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr %a, align 4
; CHECK-NEXT:   %next = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %a.1 = getelementptr inbounds float, ptr %p, i64 %next
; CHECK-NEXT:   store float 0.000000e+00, ptr %a.1, align 4
; CHECK-NEXT:   %next.1 = add nuw nsw i64 %next, 1
; CHECK-NEXT:   %3 = icmp ult i64 %next.1, %0
; CHECK-NEXT:   br i1 %3, label %loop, label %4, !llvm.loop !2
; CHECK: 4:                                                ; preds = %loop
; CHECK-NEXT:   %next.lcssa = phi i64 [ %next.1, %loop ]
; CHECK-NEXT:   %5 = icmp ult i64 %next.lcssa, %n
; CHECK-NEXT:   br i1 %5, label %6, label %exit
; CHECK: 6:                                                ; preds = %4, %entry
; CHECK-NEXT:   %i.unr = phi i64 [ %next.lcssa, %4 ], [ 0, %entry ]
; CHECK-NEXT:   br label %loop.rest
; CHECK: loop.rest:                                        ; preds = %loop.rest, %6
; CHECK-NEXT:   %i.rest = phi i64 [ %i.unr, %6 ], [ %next.rest, %loop.rest ]
; CHECK-NEXT:   %a.rest = getelementptr inbounds float, ptr %p, i64 %i.rest
; CHECK-NEXT:   store float 0.000000e+00, ptr %a.rest, align 4
; CHECK-NEXT:   %next.rest = add nuw nsw i64 %i.rest, 1
; CHECK-NEXT:   %c.rest = icmp ult i64 %next.rest, %n
; CHECK-NEXT:   br i1 %c.rest, label %loop.rest, label %exit.loopexit, !llvm.loop !3
; CHECK: exit.loopexit:                                    ; preds = %loop.rest
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define void @barrier(ptr %p, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %next = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %next, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit, !llvm.loop !4
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @one(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds float, ptr %p, i64 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr %a, align 4
; CHECK-NEXT:   %next = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %next, 6
; CHECK-NEXT:   br i1 %c, label %loop, label %exit, !llvm.loop !6
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @beyond_all_limits(ptr %p, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds float, ptr %p, i64 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr %a, align 4
; CHECK-NEXT:   %next = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %next, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit, !llvm.loop !8
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.usub.sat.i64(i64, i64) #1
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.unroll.disable"}
; CHECK-NEXT: !2 = distinct !{!2, !1}
; CHECK-NEXT: !3 = distinct !{!3, !1}
; CHECK-NEXT: !4 = distinct !{!4, !5}
; CHECK-NEXT: !5 = !{!"llvm.loop.unroll.count", i32 2}
; CHECK-NEXT: !6 = distinct !{!6, !7}
; CHECK-NEXT: !7 = !{!"llvm.loop.unroll.count", i32 1}
; CHECK-NEXT: !8 = distinct !{!8, !9}
; CHECK-NEXT: !9 = !{!"llvm.loop.unroll.count", i64 3689348814741910324}
