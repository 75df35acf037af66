; RUN: %nvopt -passes='loop(loop-unroll-full<counts>)' -verify-each -S %s | FileCheck %s
; A sum by pairs: how often the inner loop runs is known in each of the outer one's rounds, so no copies are made of it
; before that one is written out (it would have been four, and a loop for the rest of each). Where the outer one stays,
; they are made.
target triple = "nvptx64-nvidia-cuda"

define void @written_out(ptr %a) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 1, %entry ], [ %twice, %outer.latch ]
  %step = shl nuw nsw i32 %i, 1
  %over = add i32 %step, %i
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = phi i32 [ %i, %outer ], [ %k.next, %inner ]
  %pj = getelementptr float, ptr %a, i32 %j
  %pk = getelementptr float, ptr %a, i32 %k
  %x = load float, ptr %pj
  %y = load float, ptr %pk
  %z = fadd float %x, %y
  store float %z, ptr %pj
  %j.next = add nsw i32 %j, %step
  %k.next = add nsw i32 %j, %over
  %c = icmp ult i32 %k.next, 6
  br i1 %c, label %inner, label %outer.latch, !llvm.loop !0
outer.latch:
  %twice = shl nuw nsw i32 %i, 1
  %oc = icmp ult i32 %twice, 6
  br i1 %oc, label %outer, label %exit, !llvm.loop !2
exit:
  ret void
}

define void @stays(ptr %a, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 1, %entry ], [ %twice, %outer.latch ]
  %step = shl nuw nsw i32 %i, 1
  %over = add i32 %step, %i
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = phi i32 [ %i, %outer ], [ %k.next, %inner ]
  %pj = getelementptr float, ptr %a, i32 %j
  %pk = getelementptr float, ptr %a, i32 %k
  %x = load float, ptr %pj
  %y = load float, ptr %pk
  %z = fadd float %x, %y
  store float %z, ptr %pj
  %j.next = add nsw i32 %j, %step
  %k.next = add nsw i32 %j, %over
  %c = icmp ult i32 %k.next, 6
  br i1 %c, label %inner, label %outer.latch, !llvm.loop !0
outer.latch:
  %twice = shl nuw nsw i32 %i, 1
  %oc = icmp ult i32 %twice, %n
  br i1 %oc, label %outer, label %exit
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
!2 = distinct !{!2, !1}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @written_out(ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %entry
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %outer
; CHECK-NEXT:   %pk = getelementptr float, ptr %a, i32 1
; CHECK-NEXT:   %x = load float, ptr %a, align 4
; CHECK-NEXT:   %y = load float, ptr %pk, align 4
; CHECK-NEXT:   %z = fadd float %x, %y
; CHECK-NEXT:   store float %z, ptr %a, align 4
; CHECK-NEXT:   %pj.1 = getelementptr float, ptr %a, i32 2
; CHECK-NEXT:   %pk.1 = getelementptr float, ptr %a, i32 3
; CHECK-NEXT:   %x.1 = load float, ptr %pj.1, align 4
; CHECK-NEXT:   %y.1 = load float, ptr %pk.1, align 4
; CHECK-NEXT:   %z.1 = fadd float %x.1, %y.1
; CHECK-NEXT:   store float %z.1, ptr %pj.1, align 4
; CHECK-NEXT:   %pj.2 = getelementptr float, ptr %a, i32 4
; CHECK-NEXT:   %pk.2 = getelementptr float, ptr %a, i32 5
; CHECK-NEXT:   %x.2 = load float, ptr %pj.2, align 4
; CHECK-NEXT:   %y.2 = load float, ptr %pk.2, align 4
; CHECK-NEXT:   %z.2 = fadd float %x.2, %y.2
; CHECK-NEXT:   store float %z.2, ptr %pj.2, align 4
; CHECK-NEXT:   br label %inner.1
; CHECK: inner.1:                                          ; preds = %inner
; CHECK-NEXT:   %pk.11 = getelementptr float, ptr %a, i32 2
; CHECK-NEXT:   %x.12 = load float, ptr %a, align 4
; CHECK-NEXT:   %y.13 = load float, ptr %pk.11, align 4
; CHECK-NEXT:   %z.14 = fadd float %x.12, %y.13
; CHECK-NEXT:   store float %z.14, ptr %a, align 4
; CHECK-NEXT:   br label %inner.2
; CHECK: inner.2:                                          ; preds = %inner.1
; CHECK-NEXT:   %pk.25 = getelementptr float, ptr %a, i32 4
; CHECK-NEXT:   %x.26 = load float, ptr %a, align 4
; CHECK-NEXT:   %y.27 = load float, ptr %pk.25, align 4
; CHECK-NEXT:   %z.28 = fadd float %x.26, %y.27
; CHECK-NEXT:   store float %z.28, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stays(ptr %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %outer.latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 1, %entry ], [ %twice, %outer.latch ]
; CHECK-NEXT:   %step = shl nuw nsw i32 %i, 1
; CHECK-NEXT:   %over = add i32 %step, %i
; CHECK-NEXT:   %i.fr = freeze i32 %i
; CHECK-NEXT:   %0 = shl i32 %i.fr, 1
; CHECK-NEXT:   %1 = icmp ule i32 %0, 1431655765
; CHECK-NEXT:   %2 = mul i32 %i.fr, 6
; CHECK-NEXT:   %3 = call i32 @llvm.usub.sat.i32(i32 6, i32 %2)
; CHECK-NEXT:   %4 = icmp ult i32 %i.fr, %3
; CHECK-NEXT:   %5 = and i1 %1, %4
; CHECK-NEXT:   br i1 %5, label %6, label %10
; CHECK: 6:                                                ; preds = %outer
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %inner, %6
; CHECK-NEXT:   %j = phi i32 [ 0, %6 ], [ %j.next.3, %inner ]
; CHECK-NEXT:   %k = phi i32 [ %i, %6 ], [ %k.next.3, %inner ]
; CHECK-NEXT:   %pj = getelementptr float, ptr %a, i32 %j
; CHECK-NEXT:   %pk = getelementptr float, ptr %a, i32 %k
; CHECK-NEXT:   %x = load float, ptr %pj, align 4
; CHECK-NEXT:   %y = load float, ptr %pk, align 4
; CHECK-NEXT:   %z = fadd float %x, %y
; CHECK-NEXT:   store float %z, ptr %pj, align 4
; CHECK-NEXT:   %j.next = add nsw i32 %j, %step
; CHECK-NEXT:   %k.next = add nsw i32 %j, %over
; CHECK-NEXT:   %pj.1 = getelementptr float, ptr %a, i32 %j.next
; CHECK-NEXT:   %pk.1 = getelementptr float, ptr %a, i32 %k.next
; CHECK-NEXT:   %x.1 = load float, ptr %pj.1, align 4
; CHECK-NEXT:   %y.1 = load float, ptr %pk.1, align 4
; CHECK-NEXT:   %z.1 = fadd float %x.1, %y.1
; CHECK-NEXT:   store float %z.1, ptr %pj.1, align 4
; CHECK-NEXT:   %j.next.1 = add nsw i32 %j.next, %step
; CHECK-NEXT:   %k.next.1 = add nsw i32 %j.next, %over
; CHECK-NEXT:   %pj.2 = getelementptr float, ptr %a, i32 %j.next.1
; CHECK-NEXT:   %pk.2 = getelementptr float, ptr %a, i32 %k.next.1
; CHECK-NEXT:   %x.2 = load float, ptr %pj.2, align 4
; CHECK-NEXT:   %y.2 = load float, ptr %pk.2, align 4
; CHECK-NEXT:   %z.2 = fadd float %x.2, %y.2
; CHECK-NEXT:   store float %z.2, ptr %pj.2, align 4
; CHECK-NEXT:   %j.next.2 = add nsw i32 %j.next.1, %step
; CHECK-NEXT:   %k.next.2 = add nsw i32 %j.next.1, %over
; CHECK-NEXT:   %pj.3 = getelementptr float, ptr %a, i32 %j.next.2
; CHECK-NEXT:   %pk.3 = getelementptr float, ptr %a, i32 %k.next.2
; CHECK-NEXT:   %x.3 = load float, ptr %pj.3, align 4
; CHECK-NEXT:   %y.3 = load float, ptr %pk.3, align 4
; CHECK-NEXT:   %z.3 = fadd float %x.3, %y.3
; CHECK-NEXT:   store float %z.3, ptr %pj.3, align 4
; CHECK-NEXT:   %j.next.3 = add nsw i32 %j.next.2, %step
; CHECK-NEXT:   %k.next.3 = add nsw i32 %j.next.2, %over
; CHECK-NEXT:   %7 = icmp ult i32 %k.next.3, %3
; CHECK-NEXT:   br i1 %7, label %inner, label %8, !llvm.loop !0
; CHECK: 8:                                                ; preds = %inner
; CHECK-NEXT:   %j.next.lcssa = phi i32 [ %j.next.3, %inner ]
; CHECK-NEXT:   %k.next.lcssa = phi i32 [ %k.next.3, %inner ]
; CHECK-NEXT:   %9 = icmp ult i32 %k.next.lcssa, 6
; CHECK-NEXT:   br i1 %9, label %10, label %outer.latch
; CHECK: 10:                                               ; preds = %8, %outer
; CHECK-NEXT:   %k.unr = phi i32 [ %k.next.lcssa, %8 ], [ %i, %outer ]
; CHECK-NEXT:   %j.unr = phi i32 [ %j.next.lcssa, %8 ], [ 0, %outer ]
; CHECK-NEXT:   br label %inner.rest
; CHECK: inner.rest:                                       ; preds = %inner.rest, %10
; CHECK-NEXT:   %j.rest = phi i32 [ %j.unr, %10 ], [ %j.next.rest, %inner.rest ]
; CHECK-NEXT:   %k.rest = phi i32 [ %k.unr, %10 ], [ %k.next.rest, %inner.rest ]
; CHECK-NEXT:   %pj.rest = getelementptr float, ptr %a, i32 %j.rest
; CHECK-NEXT:   %pk.rest = getelementptr float, ptr %a, i32 %k.rest
; CHECK-NEXT:   %x.rest = load float, ptr %pj.rest, align 4
; CHECK-NEXT:   %y.rest = load float, ptr %pk.rest, align 4
; CHECK-NEXT:   %z.rest = fadd float %x.rest, %y.rest
; CHECK-NEXT:   store float %z.rest, ptr %pj.rest, align 4
; CHECK-NEXT:   %j.next.rest = add nsw i32 %j.rest, %step
; CHECK-NEXT:   %k.next.rest = add nsw i32 %j.rest, %over
; CHECK-NEXT:   %c.rest = icmp ult i32 %k.next.rest, 6
; CHECK-NEXT:   br i1 %c.rest, label %inner.rest, label %outer.latch.loopexit, !llvm.loop !2
; CHECK: outer.latch.loopexit:                             ; preds = %inner.rest
; CHECK-NEXT:   br label %outer.latch
; CHECK: outer.latch:                                      ; preds = %outer.latch.loopexit, %8
; CHECK-NEXT:   %twice = shl nuw nsw i32 %i, 1
; CHECK-NEXT:   %oc = icmp ult i32 %twice, %n
; CHECK-NEXT:   br i1 %oc, label %outer, label %exit
; CHECK: exit:                                             ; preds = %outer.latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.usub.sat.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.unroll.disable"}
; CHECK-NEXT: !2 = distinct !{!2, !1}
