; RUN: %nvopt -passes=loop-distribute -enable-loop-distribute -verify-loop-info -verify-pass-claims -S %s | FileCheck %s
; A recurrence through memory gets a loop of its own.
target triple = "nvptx64-nvidia-cuda"

define void @recurrence(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %m = mul i32 %x, %y
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  %z = mul i32 %y, 3
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; What is read was stored a round before: a loop of its own for the reader would have to come second. Both are without a recurrence, and stay together in the order of the text.
define void @neighbours(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i64 %i, 1
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %pb, align 4
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  %t = trunc i64 %i to i32
  store i32 %t, ptr %qa, align 4
  %s = load i32, ptr %qa, align 4
  %s1 = add i32 %s, 1
  %ra = getelementptr inbounds i32, ptr %a, i64 40
  store i32 %s1, ptr %ra, align 4
  %d = icmp ult i64 %i1, 20
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; What is used behind the loops comes from the one that computes it.
define i32 @used_behind(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %sum1 = add i32 %sum, %y
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  %r = phi i32 [ %sum1, %loop ]
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @recurrence(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop.ph.ldist1
; CHECK: loop.ph.ldist1:                                   ; preds = %entry
; CHECK-NEXT:   br label %loop.ldist1
; CHECK: loop.ldist1:                                      ; preds = %loop.ldist1, %loop.ph.ldist1
; CHECK-NEXT:   %i.ldist1 = phi i64 [ 0, %loop.ph.ldist1 ], [ %i1.ldist1, %loop.ldist1 ]
; CHECK-NEXT:   %pa.ldist1 = getelementptr inbounds i32, ptr %a, i64 %i.ldist1
; CHECK-NEXT:   %x.ldist1 = load i32, ptr %pa.ldist1, align 4
; CHECK-NEXT:   %pb.ldist1 = getelementptr inbounds i32, ptr %b, i64 %i.ldist1
; CHECK-NEXT:   %y.ldist1 = load i32, ptr %pb.ldist1, align 4
; CHECK-NEXT:   %m.ldist1 = mul i32 %x.ldist1, %y.ldist1
; CHECK-NEXT:   %i1.ldist1 = add nuw nsw i64 %i.ldist1, 1
; CHECK-NEXT:   %qa.ldist1 = getelementptr inbounds i32, ptr %a, i64 %i1.ldist1
; CHECK-NEXT:   store i32 %m.ldist1, ptr %qa.ldist1, align 4
; CHECK-NEXT:   %d.ldist1 = icmp ult i64 %i1.ldist1, %n
; CHECK-NEXT:   br i1 %d.ldist1, label %loop.ldist1, label %loop.ph, !llvm.loop !0
; CHECK: loop.ph:                                          ; preds = %loop.ldist1
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %loop.ph
; CHECK-NEXT:   %i = phi i64 [ 0, %loop.ph ], [ %i1, %loop ]
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %pc = getelementptr inbounds i32, ptr %c, i64 %i
; CHECK-NEXT:   store i32 7, ptr %pc, align 4
; CHECK-NEXT:   %d = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %d, label %loop, label %exit, !llvm.loop !2
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @neighbours(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop.ph.ldist1
; CHECK: loop.ph.ldist1:                                   ; preds = %entry
; CHECK-NEXT:   br label %loop.ldist1
; CHECK: loop.ldist1:                                      ; preds = %loop.ldist1, %loop.ph.ldist1
; CHECK-NEXT:   %i.ldist1 = phi i64 [ 0, %loop.ph.ldist1 ], [ %i1.ldist1, %loop.ldist1 ]
; CHECK-NEXT:   %i1.ldist1 = add nuw nsw i64 %i.ldist1, 1
; CHECK-NEXT:   %pa.ldist1 = getelementptr inbounds i32, ptr %a, i64 %i.ldist1
; CHECK-NEXT:   %x.ldist1 = load i32, ptr %pa.ldist1, align 4
; CHECK-NEXT:   %pb.ldist1 = getelementptr inbounds i32, ptr %b, i64 %i.ldist1
; CHECK-NEXT:   store i32 %x.ldist1, ptr %pb.ldist1, align 4
; CHECK-NEXT:   %qa.ldist1 = getelementptr inbounds i32, ptr %a, i64 %i1.ldist1
; CHECK-NEXT:   %t.ldist1 = trunc i64 %i.ldist1 to i32
; CHECK-NEXT:   store i32 %t.ldist1, ptr %qa.ldist1, align 4
; CHECK-NEXT:   %d.ldist1 = icmp ult i64 %i1.ldist1, 20
; CHECK-NEXT:   br i1 %d.ldist1, label %loop.ldist1, label %loop.ph, !llvm.loop !3
; CHECK: loop.ph:                                          ; preds = %loop.ldist1
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %loop.ph
; CHECK-NEXT:   %i = phi i64 [ 0, %loop.ph ], [ %i1, %loop ]
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %i1
; CHECK-NEXT:   %s = load i32, ptr %qa, align 4
; CHECK-NEXT:   %s1 = add i32 %s, 1
; CHECK-NEXT:   %ra = getelementptr inbounds i32, ptr %a, i64 40
; CHECK-NEXT:   store i32 %s1, ptr %ra, align 4
; CHECK-NEXT:   %d = icmp ult i64 %i1, 20
; CHECK-NEXT:   br i1 %d, label %loop, label %exit, !llvm.loop !4
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @used_behind(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop.ph.ldist1
; CHECK: loop.ph.ldist1:                                   ; preds = %entry
; CHECK-NEXT:   br label %loop.ldist1
; CHECK: loop.ldist1:                                      ; preds = %loop.ldist1, %loop.ph.ldist1
; CHECK-NEXT:   %i.ldist1 = phi i64 [ 0, %loop.ph.ldist1 ], [ %i1.ldist1, %loop.ldist1 ]
; CHECK-NEXT:   %sum.ldist1 = phi i32 [ 0, %loop.ph.ldist1 ], [ %sum1.ldist1, %loop.ldist1 ]
; CHECK-NEXT:   %pb.ldist1 = getelementptr inbounds i32, ptr %b, i64 %i.ldist1
; CHECK-NEXT:   %y.ldist1 = load i32, ptr %pb.ldist1, align 4
; CHECK-NEXT:   %sum1.ldist1 = add i32 %sum.ldist1, %y.ldist1
; CHECK-NEXT:   %i1.ldist1 = add nuw nsw i64 %i.ldist1, 1
; CHECK-NEXT:   %d.ldist1 = icmp ult i64 %i1.ldist1, %n
; CHECK-NEXT:   br i1 %d.ldist1, label %loop.ldist1, label %loop.ph, !llvm.loop !5
; CHECK: loop.ph:                                          ; preds = %loop.ldist1
; CHECK-NEXT:   %sum1.ldist1.lcssa = phi i32 [ %sum1.ldist1, %loop.ldist1 ]
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %loop.ph
; CHECK-NEXT:   %i = phi i64 [ 0, %loop.ph ], [ %i1, %loop ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %m = mul i32 %x, 3
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %i1
; CHECK-NEXT:   store i32 %m, ptr %qa, align 4
; CHECK-NEXT:   %d = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %d, label %loop, label %exit, !llvm.loop !6
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %r = phi i32 [ %sum1.ldist1.lcssa, %loop ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.distribute.enable", i1 false}
; CHECK-NEXT: !2 = distinct !{!2, !1}
; CHECK-NEXT: !3 = distinct !{!3, !1}
; CHECK-NEXT: !4 = distinct !{!4, !1}
; CHECK-NEXT: !5 = distinct !{!5, !1}
; CHECK-NEXT: !6 = distinct !{!6, !1}
