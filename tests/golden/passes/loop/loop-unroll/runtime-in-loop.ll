; RUN: %nvopt -passes='loop(loop-unroll-full<counts>)' -verify-each -verify-loop-info -verify-dom-info -S %s | FileCheck %s
; The rest of a loop lies in the loop around, and is written out with it: each round has a rest of its own.

define i32 @rest_of_each_round(i32 %d) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %k.next = add i32 %k, 1
  %c = icmp ule i32 %k.next, %d
  br i1 %c, label %inner, label %outer.latch, !llvm.loop !0
outer.latch:
  %i.next = add i32 %i, 1
  %co = icmp ult i32 %i.next, 2
  br i1 %co, label %outer, label %exit
exit:
  ret i32 %k.next
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 2}

; CHECK-LABEL: define i32 @rest_of_each_round(i32 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %entry
; CHECK-NEXT:   %0 = call i32 @llvm.usub.sat.i32(i32 %d, i32 1)
; CHECK-NEXT:   %1 = icmp ne i32 %0, 0
; CHECK-NEXT:   %2 = and i1 true, %1
; CHECK-NEXT:   br i1 %2, label %3, label %7
; CHECK: 3:                                                ; preds = %outer
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %inner, %3
; CHECK-NEXT:   %k = phi i32 [ 0, %3 ], [ %k.next.1, %inner ]
; CHECK-NEXT:   %k.next = add i32 %k, 1
; CHECK-NEXT:   %k.next.1 = add i32 %k.next, 1
; CHECK-NEXT:   %4 = icmp ule i32 %k.next.1, %0
; CHECK-NEXT:   br i1 %4, label %inner, label %5, !llvm.loop !0
; CHECK: 5:                                                ; preds = %inner
; CHECK-NEXT:   %k.next.lcssa = phi i32 [ %k.next.1, %inner ]
; CHECK-NEXT:   %6 = icmp ule i32 %k.next.lcssa, %d
; CHECK-NEXT:   br i1 %6, label %7, label %outer.latch
; CHECK: 7:                                                ; preds = %5, %outer
; CHECK-NEXT:   %k.unr = phi i32 [ %k.next.lcssa, %5 ], [ 0, %outer ]
; CHECK-NEXT:   br label %inner.rest
; CHECK: inner.rest:                                       ; preds = %inner.rest, %7
; CHECK-NEXT:   %k.rest = phi i32 [ %k.unr, %7 ], [ %k.next.rest, %inner.rest ]
; CHECK-NEXT:   %k.next.rest = add i32 %k.rest, 1
; CHECK-NEXT:   %c.rest = icmp ule i32 %k.next.rest, %d
; CHECK-NEXT:   br i1 %c.rest, label %inner.rest, label %outer.latch.loopexit, !llvm.loop !2
; CHECK: outer.latch.loopexit:                             ; preds = %inner.rest
; CHECK-NEXT:   %k.next.rest.lcssa = phi i32 [ %k.next.rest, %inner.rest ]
; CHECK-NEXT:   br label %outer.latch
; CHECK: outer.latch:                                      ; preds = %outer.latch.loopexit, %5
; CHECK-NEXT:   %k.next.lcssa1 = phi i32 [ %k.next.rest.lcssa, %outer.latch.loopexit ], [ %k.next.lcssa, %5 ]
; CHECK-NEXT:   %8 = call i32 @llvm.usub.sat.i32(i32 %d, i32 1)
; CHECK-NEXT:   %9 = icmp ne i32 %8, 0
; CHECK-NEXT:   %10 = and i1 true, %9
; CHECK-NEXT:   br i1 %10, label %11, label %15
; CHECK: 11:                                               ; preds = %outer.latch
; CHECK-NEXT:   br label %inner.1
; CHECK: inner.1:                                          ; preds = %inner.1, %11
; CHECK-NEXT:   %k.1 = phi i32 [ 0, %11 ], [ %k.next.1.1, %inner.1 ]
; CHECK-NEXT:   %k.next.12 = add i32 %k.1, 1
; CHECK-NEXT:   %k.next.1.1 = add i32 %k.next.12, 1
; CHECK-NEXT:   %12 = icmp ule i32 %k.next.1.1, %8
; CHECK-NEXT:   br i1 %12, label %inner.1, label %13, !llvm.loop !3
; CHECK: 13:                                               ; preds = %inner.1
; CHECK-NEXT:   %k.next.lcssa.1 = phi i32 [ %k.next.1.1, %inner.1 ]
; CHECK-NEXT:   %14 = icmp ule i32 %k.next.lcssa.1, %d
; CHECK-NEXT:   br i1 %14, label %15, label %outer.latch.1
; CHECK: 15:                                               ; preds = %13, %outer.latch
; CHECK-NEXT:   %k.unr.1 = phi i32 [ 0, %outer.latch ], [ %k.next.lcssa.1, %13 ]
; CHECK-NEXT:   br label %inner.rest.1
; CHECK: inner.rest.1:                                     ; preds = %inner.rest.1, %15
; CHECK-NEXT:   %k.rest.1 = phi i32 [ %k.unr.1, %15 ], [ %k.next.rest.1, %inner.rest.1 ]
; CHECK-NEXT:   %k.next.rest.1 = add i32 %k.rest.1, 1
; CHECK-NEXT:   %c.rest.1 = icmp ule i32 %k.next.rest.1, %d
; CHECK-NEXT:   br i1 %c.rest.1, label %inner.rest.1, label %outer.latch.loopexit.1, !llvm.loop !4
; CHECK: outer.latch.loopexit.1:                           ; preds = %inner.rest.1
; CHECK-NEXT:   %k.next.rest.lcssa.1 = phi i32 [ %k.next.rest.1, %inner.rest.1 ]
; CHECK-NEXT:   br label %outer.latch.1
; CHECK: outer.latch.1:                                    ; preds = %outer.latch.loopexit.1, %13
; CHECK-NEXT:   %k.next.lcssa.13 = phi i32 [ %k.next.lcssa.1, %13 ], [ %k.next.rest.lcssa.1, %outer.latch.loopexit.1 ]
; CHECK-NEXT:   ret i32 %k.next.lcssa.13
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.usub.sat.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.unroll.disable"}
; CHECK-NEXT: !2 = distinct !{!2, !1}
; CHECK-NEXT: !3 = distinct !{!3, !1}
; CHECK-NEXT: !4 = distinct !{!4, !1}
