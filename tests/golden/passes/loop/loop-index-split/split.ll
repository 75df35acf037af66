; RUN: %nvopt -passes='loop(loop-index-split),simplifycfg' -verify-each -verify-loop-info -S %s | FileCheck %s
; The three forms: one round is left of a loop that works in one only; the round with another answer stands between two loops; the range is cut where the answer changes.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @one_round(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %latch
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @but_one(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %else
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
else:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 2, ptr %b, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @range(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp slt i32 %i, %c
  br i1 %t, label %then, label %else
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
else:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 2, ptr %b, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @range_from_the_other_side(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp uge i32 %i, %c
  br i1 %t, label %then, label %else
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
else:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 2, ptr %b, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @down(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %i1, %latch ]
  %t = icmp sgt i32 %i, %c
  br i1 %t, label %then, label %else
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
else:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 2, ptr %b, align 4
  br label %latch
latch:
  %i1 = add nsw i32 %i, -1
  %e = icmp ne i32 %i, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; What the one round makes of a value that is carried round the loop, and where the counter ends.
define i32 @values_behind(ptr noalias %p, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i32 [ 7, %entry ], [ %s1, %latch ]
  %t = icmp ne i32 %i, %c
  br i1 %t, label %latch, label %then
then:
  %a = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %a, align 4
  %y = add i32 %x, %s
  br label %latch
latch:
  %s1 = phi i32 [ %s, %loop ], [ %y, %then ]
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  %rs = phi i32 [ %s1, %latch ]
  %ri = phi i32 [ %i1, %latch ]
  %r = xor i32 %rs, %ri
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel void @one_round(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i32 @llvm.umax.i32(i32 %n, i32 1)
; CHECK-NEXT:   %1 = add i32 %0, -1
; CHECK-NEXT:   %2 = icmp ule i32 %c, %1
; CHECK-NEXT:   br i1 %2, label %loop, label %exit
; CHECK: loop:                                             ; preds = %entry
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %c
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i32 %c, 1
; CHECK-NEXT:   %e = icmp ult i32 %i1, %n
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %loop, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @but_one(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = add i32 %c, -1
; CHECK-NEXT:   %1 = call i32 @llvm.umax.i32(i32 %n, i32 1)
; CHECK-NEXT:   %2 = add i32 %1, -1
; CHECK-NEXT:   %3 = call i32 @llvm.umin.i32(i32 %0, i32 %2)
; CHECK-NEXT:   %4 = icmp ne i32 0, %c
; CHECK-NEXT:   %5 = icmp ult i32 %0, %2
; CHECK-NEXT:   br i1 %4, label %loop.first, label %loop.one
; CHECK: loop.first:                                       ; preds = %loop.first, %entry
; CHECK-NEXT:   %i.first = phi i32 [ 0, %entry ], [ %i1.first, %loop.first ]
; CHECK-NEXT:   %b.first = getelementptr i32, ptr %q, i32 %i.first
; CHECK-NEXT:   store i32 2, ptr %b.first, align 4
; CHECK-NEXT:   %i1.first = add nuw nsw i32 %i.first, 1
; CHECK-NEXT:   %e.first = icmp ult i32 %i1.first, %n
; CHECK-NEXT:   %6 = icmp ne i32 %i.first, %3
; CHECK-NEXT:   br i1 %6, label %loop.first, label %7, !llvm.loop !0
; CHECK: 7:                                                ; preds = %loop.first
; CHECK-NEXT:   br i1 %5, label %loop.one, label %exit
; CHECK: loop.one:                                         ; preds = %7, %entry
; CHECK-NEXT:   %i.from = phi i32 [ %i1.first, %7 ], [ 0, %entry ]
; CHECK-NEXT:   %a.one = getelementptr i32, ptr %p, i32 %i.from
; CHECK-NEXT:   store i32 1, ptr %a.one, align 4
; CHECK-NEXT:   %i1.one = add nuw nsw i32 %i.from, 1
; CHECK-NEXT:   %e.one = icmp ult i32 %i1.one, %n
; CHECK-NEXT:   br i1 %e.one, label %loop, label %exit
; CHECK: loop:                                             ; preds = %loop, %loop.one
; CHECK-NEXT:   %i = phi i32 [ %i1.one, %loop.one ], [ %i1, %loop ]
; CHECK-NEXT:   %b = getelementptr i32, ptr %q, i32 %i
; CHECK-NEXT:   store i32 2, ptr %b, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %e = icmp ult i32 %i1, %n
; CHECK-NEXT:   br i1 %e, label %loop, label %exit, !llvm.loop !2
; CHECK: exit:                                             ; preds = %loop, %loop.one, %7
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @range(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = add i32 %c, -1
; CHECK-NEXT:   %1 = call i32 @llvm.umax.i32(i32 %n, i32 1)
; CHECK-NEXT:   %2 = add i32 %1, -1
; CHECK-NEXT:   %3 = call i32 @llvm.umin.i32(i32 %0, i32 %2)
; CHECK-NEXT:   %4 = icmp slt i32 0, %c
; CHECK-NEXT:   %5 = icmp ult i32 %0, %2
; CHECK-NEXT:   br i1 %4, label %loop.first, label %8
; CHECK: loop.first:                                       ; preds = %loop.first, %entry
; CHECK-NEXT:   %i.first = phi i32 [ 0, %entry ], [ %i1.first, %loop.first ]
; CHECK-NEXT:   %a.first = getelementptr i32, ptr %p, i32 %i.first
; CHECK-NEXT:   store i32 1, ptr %a.first, align 4
; CHECK-NEXT:   %i1.first = add nuw nsw i32 %i.first, 1
; CHECK-NEXT:   %e.first = icmp ult i32 %i1.first, %n
; CHECK-NEXT:   %6 = icmp ne i32 %i.first, %3
; CHECK-NEXT:   br i1 %6, label %loop.first, label %7, !llvm.loop !3
; CHECK: 7:                                                ; preds = %loop.first
; CHECK-NEXT:   br i1 %5, label %8, label %exit
; CHECK: 8:                                                ; preds = %7, %entry
; CHECK-NEXT:   %i.from = phi i32 [ %i1.first, %7 ], [ 0, %entry ]
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %8
; CHECK-NEXT:   %i = phi i32 [ %i.from, %8 ], [ %i1, %loop ]
; CHECK-NEXT:   %b = getelementptr i32, ptr %q, i32 %i
; CHECK-NEXT:   store i32 2, ptr %b, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %e = icmp ult i32 %i1, %n
; CHECK-NEXT:   br i1 %e, label %loop, label %exit, !llvm.loop !4
; CHECK: exit:                                             ; preds = %loop, %7
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @range_from_the_other_side(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = add i32 %c, -1
; CHECK-NEXT:   %1 = call i32 @llvm.umax.i32(i32 %n, i32 1)
; CHECK-NEXT:   %2 = add i32 %1, -1
; CHECK-NEXT:   %3 = call i32 @llvm.umin.i32(i32 %0, i32 %2)
; CHECK-NEXT:   %4 = icmp ult i32 0, %c
; CHECK-NEXT:   %5 = icmp ult i32 %0, %2
; CHECK-NEXT:   br i1 %4, label %loop.first, label %8
; CHECK: loop.first:                                       ; preds = %loop.first, %entry
; CHECK-NEXT:   %i.first = phi i32 [ 0, %entry ], [ %i1.first, %loop.first ]
; CHECK-NEXT:   %b.first = getelementptr i32, ptr %q, i32 %i.first
; CHECK-NEXT:   store i32 2, ptr %b.first, align 4
; CHECK-NEXT:   %i1.first = add nuw nsw i32 %i.first, 1
; CHECK-NEXT:   %e.first = icmp ult i32 %i1.first, %n
; CHECK-NEXT:   %6 = icmp ne i32 %i.first, %3
; CHECK-NEXT:   br i1 %6, label %loop.first, label %7, !llvm.loop !5
; CHECK: 7:                                                ; preds = %loop.first
; CHECK-NEXT:   br i1 %5, label %8, label %exit
; CHECK: 8:                                                ; preds = %7, %entry
; CHECK-NEXT:   %i.from = phi i32 [ %i1.first, %7 ], [ 0, %entry ]
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %8
; CHECK-NEXT:   %i = phi i32 [ %i.from, %8 ], [ %i1, %loop ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %e = icmp ult i32 %i1, %n
; CHECK-NEXT:   br i1 %e, label %loop, label %exit, !llvm.loop !6
; CHECK: exit:                                             ; preds = %loop, %7
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @down(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = add i32 %n, -1
; CHECK-NEXT:   %1 = sub i32 %0, %c
; CHECK-NEXT:   %2 = call i32 @llvm.umin.i32(i32 %n, i32 %1)
; CHECK-NEXT:   %3 = sub i32 %n, %2
; CHECK-NEXT:   %4 = icmp sgt i32 %n, %c
; CHECK-NEXT:   %5 = icmp ult i32 %1, %n
; CHECK-NEXT:   br i1 %4, label %loop.first, label %8
; CHECK: loop.first:                                       ; preds = %loop.first, %entry
; CHECK-NEXT:   %i.first = phi i32 [ %n, %entry ], [ %i1.first, %loop.first ]
; CHECK-NEXT:   %a.first = getelementptr i32, ptr %p, i32 %i.first
; CHECK-NEXT:   store i32 1, ptr %a.first, align 4
; CHECK-NEXT:   %i1.first = add nsw i32 %i.first, -1
; CHECK-NEXT:   %e.first = icmp ne i32 %i.first, 0
; CHECK-NEXT:   %6 = icmp ne i32 %i.first, %3
; CHECK-NEXT:   br i1 %6, label %loop.first, label %7, !llvm.loop !7
; CHECK: 7:                                                ; preds = %loop.first
; CHECK-NEXT:   br i1 %5, label %8, label %exit
; CHECK: 8:                                                ; preds = %7, %entry
; CHECK-NEXT:   %i.from = phi i32 [ %i1.first, %7 ], [ %n, %entry ]
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %8
; CHECK-NEXT:   %i = phi i32 [ %i.from, %8 ], [ %i1, %loop ]
; CHECK-NEXT:   %b = getelementptr i32, ptr %q, i32 %i
; CHECK-NEXT:   store i32 2, ptr %b, align 4
; CHECK-NEXT:   %i1 = add nsw i32 %i, -1
; CHECK-NEXT:   %e = icmp ne i32 %i, 0
; CHECK-NEXT:   br i1 %e, label %loop, label %exit, !llvm.loop !8
; CHECK: exit:                                             ; preds = %loop, %7
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @values_behind(ptr noalias %p, i32 %n, i32 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i32 @llvm.umax.i32(i32 %n, i32 1)
; CHECK-NEXT:   %1 = add i32 %0, -1
; CHECK-NEXT:   %2 = icmp ule i32 %c, %1
; CHECK-NEXT:   br i1 %2, label %loop, label %exit
; CHECK: loop:                                             ; preds = %entry
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %c
; CHECK-NEXT:   %x = load i32, ptr %a, align 4
; CHECK-NEXT:   %y = add i32 %x, 7
; CHECK-NEXT:   %i1 = add nuw nsw i32 %c, 1
; CHECK-NEXT:   %e = icmp ult i32 %i1, %n
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %rs = phi i32 [ %y, %loop ], [ 7, %entry ]
; CHECK-NEXT:   %r = xor i32 %rs, %0
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umax.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.index.split.disable", i1 true}
; CHECK-NEXT: !2 = distinct !{!2, !1}
; CHECK-NEXT: !3 = distinct !{!3, !1}
; CHECK-NEXT: !4 = distinct !{!4, !1}
; CHECK-NEXT: !5 = distinct !{!5, !1}
; CHECK-NEXT: !6 = distinct !{!6, !1}
; CHECK-NEXT: !7 = distinct !{!7, !1}
; CHECK-NEXT: !8 = distinct !{!8, !1}
