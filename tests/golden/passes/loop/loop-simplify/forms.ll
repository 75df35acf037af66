; RUN: %nvopt -passes=loop-simplify -verify-each -S %s | FileCheck %s
; A preheader, one latch with the loop's metadata, exits of its own; values that meet there get phis, equal ones do not.
define i32 @all_three(i1 %c, i1 %d, i1 %e, i32 %n) {
entry:
  br i1 %c, label %loop, label %out, !prof !2
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ], [ %i2, %a ]
  %k = phi i32 [ 1, %entry ], [ 2, %loop ], [ 2, %a ]
  %i1 = add i32 %i, %k
  br i1 %d, label %loop, label %a, !llvm.loop !0
a:
  %i2 = add i32 %i1, %n
  br i1 %e, label %loop, label %out, !llvm.loop !0
out:
  %r = phi i32 [ 0, %entry ], [ %i2, %a ]
  ret i32 %r
}
define void @is_simple_already(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @latch_of_the_outer_loop_moves(i1 %c) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %outer, !llvm.loop !1
}
; What keeps a phi's value over one edge back is a loop of its own.
define void @two_in_one(i1 %c, i1 %d, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i, %a ], [ %j, %b ]
  store volatile i32 %i, ptr %p
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %loop, label %exit
b:
  %j = add i32 %i, 1
  br label %loop
exit:
  ret void
}
; Not with a barrier inside: who arrives together would be decided anew.
define void @two_in_one_with_barrier(i1 %c, i1 %d, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i, %a ], [ %j, %b ]
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %loop, label %exit
b:
  %j = add i32 %i, 1
  br label %loop
exit:
  ret void
}
; Exiting blocks that only compare are folded; what they need moves to the preheader.
define i32 @one_exit(i32 %n, i32 %m, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %next, label %exit
next:
  %inv = mul i32 %m, %k
  %d = icmp ult i32 %j, %inv
  br i1 %d, label %latch, label %exit
latch:
  call void @g()
  br label %loop
exit:
  ret i32 %j
}
; Exiting branches on undef leave; edges from nowhere into the middle go.
define void @odd(i1 %c) {
entry:
  br label %loop
loop:
  br i1 undef, label %body, label %exit
body:
  br label %loop
nowhere:
  br label %body
exit:
  ret void
}
declare void @g()
declare void @llvm.nvvm.barrier0()
!0 = distinct !{!0}
!1 = distinct !{!1}
!2 = !{!"branch_weights", i32 7, i32 1}

; CHECK-LABEL: define i32 @all_three(i1 %c, i1 %d, i1 %e, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %loop.preheader, label %out, !prof !0
; CHECK: loop.preheader:                                   ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop.backedge, %loop.preheader
; CHECK-NEXT:   %i = phi i32 [ 0, %loop.preheader ], [ %i.be, %loop.backedge ]
; CHECK-NEXT:   %k = phi i32 [ 1, %loop.preheader ], [ 2, %loop.backedge ]
; CHECK-NEXT:   %i1 = add i32 %i, %k
; CHECK-NEXT:   br i1 %d, label %loop.backedge, label %a
; CHECK: a:                                                ; preds = %loop
; CHECK-NEXT:   %i2 = add i32 %i1, %n
; CHECK-NEXT:   br i1 %e, label %loop.backedge, label %out.loopexit
; CHECK: loop.backedge:                                    ; preds = %a, %loop
; CHECK-NEXT:   %i.be = phi i32 [ %i1, %loop ], [ %i2, %a ]
; CHECK-NEXT:   br label %loop, !llvm.loop !1
; CHECK: out.loopexit:                                     ; preds = %a
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %out.loopexit, %entry
; CHECK-NEXT:   %r = phi i32 [ 0, %entry ], [ %i2, %out.loopexit ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @is_simple_already(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @latch_of_the_outer_loop_moves(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer.loopexit:                                   ; preds = %inner
; CHECK-NEXT:   br label %outer, !llvm.loop !2
; CHECK: outer:                                            ; preds = %outer.loopexit, %entry
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %inner, %outer
; CHECK-NEXT:   br i1 %c, label %inner, label %outer.loopexit, !llvm.loop !2
; CHECK-NEXT: }
; CHECK-LABEL: define void @two_in_one(i1 %c, i1 %d, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop.outer
; CHECK: loop.outer:                                       ; preds = %b, %entry
; CHECK-NEXT:   %i.ph = phi i32 [ 0, %entry ], [ %j, %b ]
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %a, %loop.outer
; CHECK-NEXT:   store volatile i32 %i.ph, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %loop
; CHECK-NEXT:   br i1 %d, label %loop, label %exit
; CHECK: b:                                                ; preds = %loop
; CHECK-NEXT:   %j = add i32 %i.ph, 1
; CHECK-NEXT:   br label %loop.outer
; CHECK: exit:                                             ; preds = %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @two_in_one_with_barrier(i1 %c, i1 %d, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop.backedge, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.be, %loop.backedge ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %loop
; CHECK-NEXT:   br i1 %d, label %loop.backedge, label %exit
; CHECK: b:                                                ; preds = %loop
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br label %loop.backedge
; CHECK: loop.backedge:                                    ; preds = %b, %a
; CHECK-NEXT:   %i.be = phi i32 [ %i, %a ], [ %j, %b ]
; CHECK-NEXT:   br label %loop
; CHECK: exit:                                             ; preds = %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @one_exit(i32 %n, i32 %m, i32 %k) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %inv = mul i32 %m, %k
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   %d = icmp ult i32 %j, %inv
; CHECK-NEXT:   %or.cond = select i1 %c, i1 %d, i1 false
; CHECK-NEXT:   br i1 %or.cond, label %latch, label %exit
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %loop
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret i32 %j
; CHECK-NEXT: }
; CHECK-LABEL: define void @odd(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %body, %entry
; CHECK-NEXT:   br i1 false, label %body, label %exit
; CHECK: body:                                             ; preds = %loop
; CHECK-NEXT:   br label %loop
; CHECK: nowhere:                                          ; No predecessors!
; CHECK-NEXT:   unreachable
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @g()
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK: !0 = !{!"branch_weights", i32 7, i32 1}
; CHECK-NEXT: !1 = distinct !{!1}
; CHECK-NEXT: !2 = distinct !{!2}
