; RUN: %nvopt '-passes=loop(loop-unroll-full)' -S %s | FileCheck %s
; The third round is the only one that may leave for %stop: two rounds and it are written out, although the comparison
; stands behind a not. Barriers stay where all threads meet them.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent nounwind
define void @f(ptr %p, i32 %n, i1 %stop) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %third = icmp eq i32 %i, 2
  %both = and i1 %third, %stop
  %on = xor i1 %both, true
  %j = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  %again = select i1 %on, i1 %more, i1 false
  br i1 %again, label %h, label %out
out:
  ret void
}

; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define void @f(ptr %p, i32 %n, i1 %stop) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h.peel
; CHECK: h.peel:                                           ; preds = %entry
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %more.peel = icmp slt i32 1, %n
; CHECK-NEXT:   br i1 %more.peel, label %h.peel1, label %out
; CHECK: h.peel1:                                          ; preds = %h.peel
; CHECK-NEXT:   %a.peel1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:   store i32 1, ptr %a.peel1, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %more.peel1 = icmp slt i32 2, %n
; CHECK-NEXT:   br i1 %more.peel1, label %h.peel2, label %out
; CHECK: h.peel2:                                          ; preds = %h.peel1
; CHECK-NEXT:   %a.peel2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:   store i32 2, ptr %a.peel2, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %on.peel2 = xor i1 %stop, true
; CHECK-NEXT:   %more.peel2 = icmp slt i32 3, %n
; CHECK-NEXT:   %again.peel2 = select i1 %on.peel2, i1 %more.peel2, i1 false
; CHECK-NEXT:   br i1 %again.peel2, label %h.preheader, label %out
; CHECK: h.preheader:                                      ; preds = %h.peel2
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %h.preheader
; CHECK-NEXT:   %i = phi i32 [ 3, %h.preheader ], [ %j, %h ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %i, ptr %a, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %both = and i1 false, %stop
; CHECK-NEXT:   %on = xor i1 %both, true
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %more = icmp slt i32 %j, %n
; CHECK-NEXT:   %again = select i1 %on, i1 %more, i1 false
; CHECK-NEXT:   br i1 %again, label %h, label %out.loopexit, !llvm.loop !0
; CHECK: out.loopexit:                                     ; preds = %h
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %out.loopexit, %h.peel2, %h.peel1, %h.peel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.peeled.count", i32 3}
