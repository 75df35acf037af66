; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -verify-each -S %s | FileCheck %s
; Where one of two conditions suffices, the copy of the loop knows that one of them holds, not which: what else depends on them stays in it. The other loop knows
; both. A condition that is asked twice is decided once.
define void @either(i1 noundef %a, i1 noundef %b, ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load volatile i32, ptr %p
  %e = icmp eq i32 %v, 0
  %f = or i1 %a, %b
  %g = or i1 %f, %e
  br i1 %g, label %x, label %l
x:
  %w = zext i1 %a to i32
  call void @work(i32 %w)
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
define void @twice(i1 noundef %a, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @work(i32 %i)
  br i1 %a, label %x, label %m
x:
  call void @work(i32 1)
  br label %m
m:
  br i1 %a, label %y, label %l
y:
  call void @work(i32 2)
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
declare void @work(i32)

; CHECK-LABEL: define void @either(i1 noundef %a, i1 noundef %b, ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = or i1 %a, %b
; CHECK-NEXT:   br i1 %0, label %2, label %1
; CHECK: 1:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %1
; CHECK-NEXT:   %i = phi i32 [ 0, %1 ], [ %j, %l ]
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %e = icmp eq i32 %v, 0
; CHECK-NEXT:   %f = or i1 false, false
; CHECK-NEXT:   %g = or i1 %f, %e
; CHECK-NEXT:   br i1 %g, label %x, label %l
; CHECK: x:                                                ; preds = %h
; CHECK-NEXT:   %w = zext i1 false to i32
; CHECK-NEXT:   call void @work(i32 %w)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %x, %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit.loopexit
; CHECK: 2:                                                ; preds = %entry
; CHECK-NEXT:   br label %h.us
; CHECK: h.us:                                             ; preds = %l.us, %2
; CHECK-NEXT:   %i.us = phi i32 [ 0, %2 ], [ %j.us, %l.us ]
; CHECK-NEXT:   %v.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %x.us
; CHECK: x.us:                                             ; preds = %h.us
; CHECK-NEXT:   %w.us = zext i1 %a to i32
; CHECK-NEXT:   call void @work(i32 %w.us)
; CHECK-NEXT:   br label %l.us
; CHECK: l.us:                                             ; preds = %x.us
; CHECK-NEXT:   %j.us = add i32 %i.us, 1
; CHECK-NEXT:   %d.us = icmp slt i32 %j.us, %n
; CHECK-NEXT:   br i1 %d.us, label %h.us, label %exit.loopexit1
; CHECK: exit.loopexit:                                    ; preds = %l
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit1:                                   ; preds = %l.us
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @twice(i1 noundef %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %a, label %1, label %0
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %0
; CHECK-NEXT:   %i = phi i32 [ 0, %0 ], [ %j, %l ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %h
; CHECK-NEXT:   br i1 false, label %y, label %l
; CHECK: y:                                                ; preds = %m
; CHECK-NEXT:   call void @work(i32 2)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %y, %m
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit.loopexit
; CHECK: 1:                                                ; preds = %entry
; CHECK-NEXT:   br label %h.us
; CHECK: h.us:                                             ; preds = %l.us, %1
; CHECK-NEXT:   %i.us = phi i32 [ 0, %1 ], [ %j.us, %l.us ]
; CHECK-NEXT:   call void @work(i32 %i.us)
; CHECK-NEXT:   br label %x.us
; CHECK: x.us:                                             ; preds = %h.us
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   br label %m.us
; CHECK: m.us:                                             ; preds = %x.us
; CHECK-NEXT:   br i1 true, label %y.us, label %l.us
; CHECK: y.us:                                             ; preds = %m.us
; CHECK-NEXT:   call void @work(i32 2)
; CHECK-NEXT:   br label %l.us
; CHECK: l.us:                                             ; preds = %y.us, %m.us
; CHECK-NEXT:   %j.us = add i32 %i.us, 1
; CHECK-NEXT:   %d.us = icmp slt i32 %j.us, %n
; CHECK-NEXT:   br i1 %d.us, label %h.us, label %exit.loopexit1
; CHECK: exit.loopexit:                                    ; preds = %l
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit1:                                   ; preds = %l.us
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @work(i32)
