; RUN: %nvopt -passes='loop(loop-unroll-full<counts>)' -verify-each -S %s -stats 2>&1 | FileCheck %s
; The source asks for copies, and nobody knows how often the loop runs: copies without tests run while there are so many
; rounds left, another runs the rest.
target triple = "nvptx64-nvidia-cuda"

; A grid's stride: nothing is divided. One test before the loop says that three strides below the bound do not wrap.
define void @stride(ptr %p, i32 %first, i32 %n, i32 %by) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %a
  %next = add i32 %i, %by
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; To be different: by the count, of which the rest is the remainder. What is used behind the loop comes from either end.
define i32 @count(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %t = xor i32 %s, %v
  %next = add nuw i32 %i, 1
  %c = icmp eq i32 %next, %n
  br i1 %c, label %exit, label %loop, !llvm.loop !0
exit:
  ret i32 %t
}

; "#pragma unroll" alone: four copies on a GPU. A search leaves from each of them.
define i32 @search(ptr %p, i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %found = icmp eq i32 %v, %x
  br i1 %found, label %there, label %latch
latch:
  %next = add nsw i32 %i, -1
  %c = icmp sgt i32 %next, 0
  br i1 %c, label %loop, label %nowhere, !llvm.loop !2
there:
  ret i32 %i
nowhere:
  ret i32 -1
}

; The count wants a division: each copy has its test.
define void @dear(ptr %p, i32 %n, i32 %by) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %a
  %next = add nuw nsw i32 %i, 7
  %c = icmp ne i32 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !4
exit:
  ret void
}

; Threads with more rounds would meet a barrier in other copies than those with fewer: the loop stays.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @barrier(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.enable"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 2}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @stride(ptr %p, i32 %first, i32 %n, i32 %by) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %first.fr = freeze i32 %first
; CHECK-NEXT:   %by.fr = freeze i32 %by
; CHECK-NEXT:   %0 = icmp ule i32 %by.fr, 715827882
; CHECK-NEXT:   %1 = mul i32 %by.fr, 3
; CHECK-NEXT:   %2 = call i32 @llvm.ssub.sat.i32(i32 %n, i32 %1)
; CHECK-NEXT:   %3 = icmp slt i32 %first.fr, %2
; CHECK-NEXT:   %4 = and i1 %0, %3
; CHECK-NEXT:   br i1 %4, label %5, label %9
; CHECK: 5:                                                ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %5
; CHECK-NEXT:   %i = phi i32 [ %first, %5 ], [ %next.3, %loop ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %i, ptr %a, align 4
; CHECK-NEXT:   %next = add i32 %i, %by
; CHECK-NEXT:   %a.1 = getelementptr i32, ptr %p, i32 %next
; CHECK-NEXT:   store i32 %next, ptr %a.1, align 4
; CHECK-NEXT:   %next.1 = add i32 %next, %by
; CHECK-NEXT:   %a.2 = getelementptr i32, ptr %p, i32 %next.1
; CHECK-NEXT:   store i32 %next.1, ptr %a.2, align 4
; CHECK-NEXT:   %next.2 = add i32 %next.1, %by
; CHECK-NEXT:   %a.3 = getelementptr i32, ptr %p, i32 %next.2
; CHECK-NEXT:   store i32 %next.2, ptr %a.3, align 4
; CHECK-NEXT:   %next.3 = add i32 %next.2, %by
; CHECK-NEXT:   %6 = icmp slt i32 %next.3, %2
; CHECK-NEXT:   br i1 %6, label %loop, label %7, !llvm.loop !0
; CHECK: 7:                                                ; preds = %loop
; CHECK-NEXT:   %next.lcssa = phi i32 [ %next.3, %loop ]
; CHECK-NEXT:   %8 = icmp slt i32 %next.lcssa, %n
; CHECK-NEXT:   br i1 %8, label %9, label %exit
; CHECK: 9:                                                ; preds = %7, %entry
; CHECK-NEXT:   %i.unr = phi i32 [ %next.lcssa, %7 ], [ %first, %entry ]
; CHECK-NEXT:   br label %loop.rest
; CHECK: loop.rest:                                        ; preds = %loop.rest, %9
; CHECK-NEXT:   %i.rest = phi i32 [ %i.unr, %9 ], [ %next.rest, %loop.rest ]
; CHECK-NEXT:   %a.rest = getelementptr i32, ptr %p, i32 %i.rest
; CHECK-NEXT:   store i32 %i.rest, ptr %a.rest, align 4
; CHECK-NEXT:   %next.rest = add i32 %i.rest, %by
; CHECK-NEXT:   %c.rest = icmp slt i32 %next.rest, %n
; CHECK-NEXT:   br i1 %c.rest, label %loop.rest, label %exit.loopexit, !llvm.loop !2
; CHECK: exit.loopexit:                                    ; preds = %loop.rest
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %7
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @count(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n.fr = freeze i32 %n
; CHECK-NEXT:   %0 = add i32 %n.fr, -1
; CHECK-NEXT:   %1 = icmp uge i32 %0, 3
; CHECK-NEXT:   %2 = trunc i32 %n.fr to i2
; CHECK-NEXT:   %3 = zext i2 %2 to i32
; CHECK-NEXT:   %4 = icmp ne i32 %3, 0
; CHECK-NEXT:   %5 = lshr i32 %n.fr, 2
; CHECK-NEXT:   %6 = shl nuw i32 %5, 2
; CHECK-NEXT:   br i1 %1, label %7, label %10
; CHECK: 7:                                                ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %7
; CHECK-NEXT:   %i = phi i32 [ 0, %7 ], [ %next.3, %loop ]
; CHECK-NEXT:   %s = phi i32 [ 0, %7 ], [ %t.3, %loop ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %t = xor i32 %s, %v
; CHECK-NEXT:   %next = add nuw i32 %i, 1
; CHECK-NEXT:   %a.1 = getelementptr i32, ptr %p, i32 %next
; CHECK-NEXT:   %v.1 = load i32, ptr %a.1, align 4
; CHECK-NEXT:   %t.1 = xor i32 %t, %v.1
; CHECK-NEXT:   %next.1 = add nuw i32 %next, 1
; CHECK-NEXT:   %a.2 = getelementptr i32, ptr %p, i32 %next.1
; CHECK-NEXT:   %v.2 = load i32, ptr %a.2, align 4
; CHECK-NEXT:   %t.2 = xor i32 %t.1, %v.2
; CHECK-NEXT:   %next.2 = add nuw i32 %next.1, 1
; CHECK-NEXT:   %a.3 = getelementptr i32, ptr %p, i32 %next.2
; CHECK-NEXT:   %v.3 = load i32, ptr %a.3, align 4
; CHECK-NEXT:   %t.3 = xor i32 %t.2, %v.3
; CHECK-NEXT:   %next.3 = add nuw i32 %next.2, 1
; CHECK-NEXT:   %8 = icmp eq i32 %next.3, %6
; CHECK-NEXT:   br i1 %8, label %9, label %loop, !llvm.loop !3
; CHECK: 9:                                                ; preds = %loop
; CHECK-NEXT:   %next.lcssa = phi i32 [ %next.3, %loop ]
; CHECK-NEXT:   %t.lcssa = phi i32 [ %t.3, %loop ]
; CHECK-NEXT:   br i1 %4, label %10, label %exit
; CHECK: 10:                                               ; preds = %9, %entry
; CHECK-NEXT:   %s.unr = phi i32 [ %t.lcssa, %9 ], [ 0, %entry ]
; CHECK-NEXT:   %i.unr = phi i32 [ %next.lcssa, %9 ], [ 0, %entry ]
; CHECK-NEXT:   br label %loop.rest
; CHECK: loop.rest:                                        ; preds = %loop.rest, %10
; CHECK-NEXT:   %i.rest = phi i32 [ %i.unr, %10 ], [ %next.rest, %loop.rest ]
; CHECK-NEXT:   %s.rest = phi i32 [ %s.unr, %10 ], [ %t.rest, %loop.rest ]
; CHECK-NEXT:   %a.rest = getelementptr i32, ptr %p, i32 %i.rest
; CHECK-NEXT:   %v.rest = load i32, ptr %a.rest, align 4
; CHECK-NEXT:   %t.rest = xor i32 %s.rest, %v.rest
; CHECK-NEXT:   %next.rest = add nuw i32 %i.rest, 1
; CHECK-NEXT:   %c.rest = icmp eq i32 %next.rest, %n
; CHECK-NEXT:   br i1 %c.rest, label %exit.loopexit, label %loop.rest, !llvm.loop !4
; CHECK: exit.loopexit:                                    ; preds = %loop.rest
; CHECK-NEXT:   %t.rest.lcssa = phi i32 [ %t.rest, %loop.rest ]
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %9
; CHECK-NEXT:   %t.lcssa1 = phi i32 [ %t.rest.lcssa, %exit.loopexit ], [ %t.lcssa, %9 ]
; CHECK-NEXT:   ret i32 %t.lcssa1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @search(ptr %p, i32 %n, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n.fr = freeze i32 %n
; CHECK-NEXT:   %0 = call i32 @llvm.sadd.sat.i32(i32 0, i32 3)
; CHECK-NEXT:   %1 = icmp sgt i32 %n.fr, %0
; CHECK-NEXT:   %2 = freeze i1 %1
; CHECK-NEXT:   br i1 %2, label %3, label %7
; CHECK: 3:                                                ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch.3, %3
; CHECK-NEXT:   %i = phi i32 [ %n, %3 ], [ %next.3, %latch.3 ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %found = icmp eq i32 %v, %x
; CHECK-NEXT:   br i1 %found, label %there.loopexit, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   %next = add nsw i32 %i, -1
; CHECK-NEXT:   %a.1 = getelementptr i32, ptr %p, i32 %next
; CHECK-NEXT:   %v.1 = load i32, ptr %a.1, align 4
; CHECK-NEXT:   %found.1 = icmp eq i32 %v.1, %x
; CHECK-NEXT:   br i1 %found.1, label %there.loopexit, label %latch.1
; CHECK: latch.1:                                          ; preds = %latch
; CHECK-NEXT:   %next.1 = add nsw i32 %next, -1
; CHECK-NEXT:   %a.2 = getelementptr i32, ptr %p, i32 %next.1
; CHECK-NEXT:   %v.2 = load i32, ptr %a.2, align 4
; CHECK-NEXT:   %found.2 = icmp eq i32 %v.2, %x
; CHECK-NEXT:   br i1 %found.2, label %there.loopexit, label %latch.2
; CHECK: latch.2:                                          ; preds = %latch.1
; CHECK-NEXT:   %next.2 = add nsw i32 %next.1, -1
; CHECK-NEXT:   %a.3 = getelementptr i32, ptr %p, i32 %next.2
; CHECK-NEXT:   %v.3 = load i32, ptr %a.3, align 4
; CHECK-NEXT:   %found.3 = icmp eq i32 %v.3, %x
; CHECK-NEXT:   br i1 %found.3, label %there.loopexit, label %latch.3
; CHECK: latch.3:                                          ; preds = %latch.2
; CHECK-NEXT:   %next.3 = add nsw i32 %next.2, -1
; CHECK-NEXT:   %4 = icmp sgt i32 %next.3, %0
; CHECK-NEXT:   br i1 %4, label %loop, label %5, !llvm.loop !5
; CHECK: 5:                                                ; preds = %latch.3
; CHECK-NEXT:   %next.lcssa = phi i32 [ %next.3, %latch.3 ]
; CHECK-NEXT:   %6 = icmp sgt i32 %next.lcssa, 0
; CHECK-NEXT:   br i1 %6, label %7, label %nowhere
; CHECK: 7:                                                ; preds = %5, %entry
; CHECK-NEXT:   %i.unr = phi i32 [ %next.lcssa, %5 ], [ %n, %entry ]
; CHECK-NEXT:   br label %loop.rest
; CHECK: loop.rest:                                        ; preds = %latch.rest, %7
; CHECK-NEXT:   %i.rest = phi i32 [ %i.unr, %7 ], [ %next.rest, %latch.rest ]
; CHECK-NEXT:   %a.rest = getelementptr i32, ptr %p, i32 %i.rest
; CHECK-NEXT:   %v.rest = load i32, ptr %a.rest, align 4
; CHECK-NEXT:   %found.rest = icmp eq i32 %v.rest, %x
; CHECK-NEXT:   br i1 %found.rest, label %there.loopexit1, label %latch.rest
; CHECK: latch.rest:                                       ; preds = %loop.rest
; CHECK-NEXT:   %next.rest = add nsw i32 %i.rest, -1
; CHECK-NEXT:   %c.rest = icmp sgt i32 %next.rest, 0
; CHECK-NEXT:   br i1 %c.rest, label %loop.rest, label %nowhere.loopexit, !llvm.loop !6
; CHECK: there.loopexit:                                   ; preds = %latch.2, %latch.1, %latch, %loop
; CHECK-NEXT:   %i.lcssa.ph = phi i32 [ %i, %loop ], [ %next, %latch ], [ %next.1, %latch.1 ], [ %next.2, %latch.2 ]
; CHECK-NEXT:   br label %there
; CHECK: there.loopexit1:                                  ; preds = %loop.rest
; CHECK-NEXT:   %i.rest.lcssa = phi i32 [ %i.rest, %loop.rest ]
; CHECK-NEXT:   br label %there
; CHECK: there:                                            ; preds = %there.loopexit1, %there.loopexit
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i.lcssa.ph, %there.loopexit ], [ %i.rest.lcssa, %there.loopexit1 ]
; CHECK-NEXT:   ret i32 %i.lcssa
; CHECK: nowhere.loopexit:                                 ; preds = %latch.rest
; CHECK-NEXT:   br label %nowhere
; CHECK: nowhere:                                          ; preds = %nowhere.loopexit, %5
; CHECK-NEXT:   ret i32 -1
; CHECK-NEXT: }
; CHECK-LABEL: define void @dear(ptr %p, i32 %n, i32 %by) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n.fr = freeze i32 %n
; CHECK-NEXT:   %0 = add i32 %n.fr, -7
; CHECK-NEXT:   %1 = udiv i32 %0, 7
; CHECK-NEXT:   %2 = icmp uge i32 %1, 1
; CHECK-NEXT:   %3 = trunc i32 %1 to i1
; CHECK-NEXT:   %4 = add i1 %3, true
; CHECK-NEXT:   %5 = zext i1 %4 to i32
; CHECK-NEXT:   %6 = icmp ne i32 %5, 0
; CHECK-NEXT:   %7 = mul nuw i32 %1, 7
; CHECK-NEXT:   %8 = add i32 %7, 7
; CHECK-NEXT:   %9 = mul nuw nsw i32 %5, 7
; CHECK-NEXT:   %10 = sub i32 %8, %9
; CHECK-NEXT:   br i1 %2, label %11, label %14
; CHECK: 11:                                               ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %11
; CHECK-NEXT:   %i = phi i32 [ 0, %11 ], [ %next.1, %loop ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %i, ptr %a, align 4
; CHECK-NEXT:   %next = add nuw nsw i32 %i, 7
; CHECK-NEXT:   %a.1 = getelementptr i32, ptr %p, i32 %next
; CHECK-NEXT:   store i32 %next, ptr %a.1, align 4
; CHECK-NEXT:   %next.1 = add nuw nsw i32 %next, 7
; CHECK-NEXT:   %12 = icmp ne i32 %next.1, %10
; CHECK-NEXT:   br i1 %12, label %loop, label %13, !llvm.loop !7
; CHECK: 13:                                               ; preds = %loop
; CHECK-NEXT:   %next.lcssa = phi i32 [ %next.1, %loop ]
; CHECK-NEXT:   br i1 %6, label %14, label %exit
; CHECK: 14:                                               ; preds = %13, %entry
; CHECK-NEXT:   %i.unr = phi i32 [ %next.lcssa, %13 ], [ 0, %entry ]
; CHECK-NEXT:   br label %loop.rest
; CHECK: loop.rest:                                        ; preds = %loop.rest, %14
; CHECK-NEXT:   %i.rest = phi i32 [ %i.unr, %14 ], [ %next.rest, %loop.rest ]
; CHECK-NEXT:   %a.rest = getelementptr i32, ptr %p, i32 %i.rest
; CHECK-NEXT:   store i32 %i.rest, ptr %a.rest, align 4
; CHECK-NEXT:   %next.rest = add nuw nsw i32 %i.rest, 7
; CHECK-NEXT:   %c.rest = icmp ne i32 %next.rest, %n
; CHECK-NEXT:   br i1 %c.rest, label %loop.rest, label %exit.loopexit, !llvm.loop !8
; CHECK: exit.loopexit:                                    ; preds = %loop.rest
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %13
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define void @barrier(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %next = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %next, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit, !llvm.loop !9
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ssub.sat.i32(i32, i32) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.sadd.sat.i32(i32, i32) #1
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.unroll.disable"}
; CHECK-NEXT: !2 = distinct !{!2, !1}
; CHECK-NEXT: !3 = distinct !{!3, !1}
; CHECK-NEXT: !4 = distinct !{!4, !1}
; CHECK-NEXT: !5 = distinct !{!5, !1}
; CHECK-NEXT: !6 = distinct !{!6, !1}
; CHECK-NEXT: !7 = distinct !{!7, !1}
; CHECK-NEXT: !8 = distinct !{!8, !1}
; CHECK-NEXT: !9 = distinct !{!9, !10}
; CHECK-NEXT: !10 = !{!"llvm.loop.unroll.enable"}
; CHECK-NEXT: ===-------------------------------------------------------------------------===
; CHECK-NEXT:                           ... Statistics Collected ...
; CHECK-NEXT: ===-------------------------------------------------------------------------===
; CHECK: 9 pass-manager - Number of function pass executions
; CHECK-NEXT: 4 loop-unroll  - Number of loops unrolled (completely or otherwise)
; CHECK-NEXT: 4 loop-unroll  - Number of loops unrolled with run-time trip counts
; CHECK-NEXT: 3 cap cond - at most 4 conditions of branches up the chain of only predecessors
; CHECK-NEXT: 2 cap cond - at most 3 additions of constants and the like taken off a value that is compared
; CHECK-NEXT: 5 cap scev-expand - at most 6 instructions above the place of an expanded expression, looked at for an equal one
; CHECK-NEXT: 2 cap known-bits - at most 6 operations that questions about bits, classes of floats, poison and zero look through
; CHECK-NEXT: 3 cap instsimplify - at most 3 folds that ask what another operation would simplify to, inside one another
; CHECK-NEXT: 4 cap loop-unroll - at most 8 rounds of a loop that runs so often or once, written out
; CHECK-NEXT: 6 cap range - at most 3 operations that the range of a value looks through
