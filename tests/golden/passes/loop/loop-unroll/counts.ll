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

; How often it runs is not known: each copy has its test, and threads that leave in different rounds do so as before.
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
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 1}

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
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop.1, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %next.1, %loop.1 ]
; CHECK-NEXT:   %a = getelementptr inbounds float, ptr %p, i64 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr %a, align 4
; CHECK-NEXT:   %next = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %next, %n
; CHECK-NEXT:   br i1 %c, label %loop.1, label %exit
; CHECK: loop.1:                                           ; preds = %loop
; CHECK-NEXT:   %a.1 = getelementptr inbounds float, ptr %p, i64 %next
; CHECK-NEXT:   store float 0.000000e+00, ptr %a.1, align 4
; CHECK-NEXT:   %next.1 = add nuw nsw i64 %next, 1
; CHECK-NEXT:   %c.1 = icmp ult i64 %next.1, %n
; CHECK-NEXT:   br i1 %c.1, label %loop, label %exit, !llvm.loop !2
; CHECK: exit:                                             ; preds = %loop.1, %loop
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
; CHECK-NEXT:   br i1 %c, label %loop, label %exit, !llvm.loop !3
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @one(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds float, ptr %p, i64 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr %a, align 4
; CHECK-NEXT:   %next = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %next, 6
; CHECK-NEXT:   br i1 %c, label %loop, label %exit, !llvm.loop !5
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.unroll.disable"}
; CHECK-NEXT: !2 = distinct !{!2, !1}
; CHECK-NEXT: !3 = distinct !{!3, !4}
; CHECK-NEXT: !4 = !{!"llvm.loop.unroll.count", i32 2}
; CHECK-NEXT: !5 = distinct !{!5, !6}
; CHECK-NEXT: !6 = !{!"llvm.loop.unroll.count", i32 1}
