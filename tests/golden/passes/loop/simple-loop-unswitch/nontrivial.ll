; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -verify-each -S %s | FileCheck %s
; A condition in the middle of the loop: the loop is there for either answer. It is frozen where the loop was not sure to branch on it. A select becomes a branch.
define void @branch(i1 %c, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @work(i32 %i)
  br i1 %c, label %a, label %l
a:
  call void @work(i32 1)
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
define i32 @chosen(i1 noundef %c, i32 %n, i32 %x, i32 %y) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %v = select i1 %c, i32 %x, i32 %i
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %t
}
define void @part(i1 noundef %c, ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load volatile i32, ptr %p
  %e = icmp eq i32 %v, 0
  %f = or i1 %c, %e
  br i1 %f, label %a, label %l
a:
  call void @work(i32 1)
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
define void @switch(i32 noundef %x, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @work(i32 %i)
  switch i32 %x, label %l [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  call void @work(i32 1)
  br label %l
b:
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

; CHECK-LABEL: define void @branch(i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c.fr = freeze i1 %c
; CHECK-NEXT:   br i1 %c.fr, label %1, label %0
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %0
; CHECK-NEXT:   %i = phi i32 [ 0, %0 ], [ %j, %l ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit.loopexit
; CHECK: 1:                                                ; preds = %entry
; CHECK-NEXT:   br label %h.us
; CHECK: h.us:                                             ; preds = %l.us, %1
; CHECK-NEXT:   %i.us = phi i32 [ 0, %1 ], [ %j.us, %l.us ]
; CHECK-NEXT:   call void @work(i32 %i.us)
; CHECK-NEXT:   br label %a.us
; CHECK: a.us:                                             ; preds = %h.us
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   br label %l.us
; CHECK: l.us:                                             ; preds = %a.us
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
; CHECK-LABEL: define i32 @chosen(i1 noundef %c, i32 %n, i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %2, label %0
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %1, %0
; CHECK-NEXT:   %i = phi i32 [ 0, %0 ], [ %j, %1 ]
; CHECK-NEXT:   %s = phi i32 [ 0, %0 ], [ %t, %1 ]
; CHECK-NEXT:   br label %1
; CHECK: 1:                                                ; preds = %h
; CHECK-NEXT:   %t = add i32 %s, %i
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit.loopexit
; CHECK: 2:                                                ; preds = %entry
; CHECK-NEXT:   br label %h.us
; CHECK: h.us:                                             ; preds = %4, %2
; CHECK-NEXT:   %i.us = phi i32 [ 0, %2 ], [ %j.us, %4 ]
; CHECK-NEXT:   %s.us = phi i32 [ 0, %2 ], [ %t.us, %4 ]
; CHECK-NEXT:   br label %3
; CHECK: 3:                                                ; preds = %h.us
; CHECK-NEXT:   br label %4
; CHECK: 4:                                                ; preds = %3
; CHECK-NEXT:   %v.us = phi i32 [ %x, %3 ]
; CHECK-NEXT:   %t.us = add i32 %s.us, %v.us
; CHECK-NEXT:   %j.us = add i32 %i.us, 1
; CHECK-NEXT:   %d.us = icmp slt i32 %j.us, %n
; CHECK-NEXT:   br i1 %d.us, label %h.us, label %exit.loopexit1
; CHECK: exit.loopexit:                                    ; preds = %1
; CHECK-NEXT:   %t.lcssa = phi i32 [ %t, %1 ]
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit1:                                   ; preds = %4
; CHECK-NEXT:   %t.us.lcssa = phi i32 [ %t.us, %4 ]
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
; CHECK-NEXT:   %t.lcssa2 = phi i32 [ %t.lcssa, %exit.loopexit ], [ %t.us.lcssa, %exit.loopexit1 ]
; CHECK-NEXT:   ret i32 %t.lcssa2
; CHECK-NEXT: }
; CHECK-LABEL: define void @part(i1 noundef %c, ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %1, label %0
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %0
; CHECK-NEXT:   %i = phi i32 [ 0, %0 ], [ %j, %l ]
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %e = icmp eq i32 %v, 0
; CHECK-NEXT:   %f = or i1 false, %e
; CHECK-NEXT:   br i1 %f, label %a, label %l
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %a, %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit.loopexit
; CHECK: 1:                                                ; preds = %entry
; CHECK-NEXT:   br label %h.us
; CHECK: h.us:                                             ; preds = %l.us, %1
; CHECK-NEXT:   %i.us = phi i32 [ 0, %1 ], [ %j.us, %l.us ]
; CHECK-NEXT:   %v.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %a.us
; CHECK: a.us:                                             ; preds = %h.us
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   br label %l.us
; CHECK: l.us:                                             ; preds = %a.us
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
; CHECK-LABEL: define void @switch(i32 noundef %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %0 [
; CHECK-NEXT:     i32 1, label %2
; CHECK-NEXT:     i32 2, label %1
; CHECK-NEXT:   ]
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %0
; CHECK-NEXT:   %i = phi i32 [ 0, %0 ], [ %j, %l ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit.loopexit
; CHECK: 1:                                                ; preds = %entry
; CHECK-NEXT:   br label %h.us
; CHECK: h.us:                                             ; preds = %l.us, %1
; CHECK-NEXT:   %i.us = phi i32 [ 0, %1 ], [ %j.us, %l.us ]
; CHECK-NEXT:   call void @work(i32 %i.us)
; CHECK-NEXT:   br label %b.us
; CHECK: b.us:                                             ; preds = %h.us
; CHECK-NEXT:   call void @work(i32 2)
; CHECK-NEXT:   br label %l.us
; CHECK: l.us:                                             ; preds = %b.us
; CHECK-NEXT:   %j.us = add i32 %i.us, 1
; CHECK-NEXT:   %d.us = icmp slt i32 %j.us, %n
; CHECK-NEXT:   br i1 %d.us, label %h.us, label %exit.loopexit7
; CHECK: 2:                                                ; preds = %entry
; CHECK-NEXT:   br label %h.us1
; CHECK: h.us1:                                            ; preds = %l.us3, %2
; CHECK-NEXT:   %i.us2 = phi i32 [ 0, %2 ], [ %j.us4, %l.us3 ]
; CHECK-NEXT:   call void @work(i32 %i.us2)
; CHECK-NEXT:   br label %a.us
; CHECK: a.us:                                             ; preds = %h.us1
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   br label %l.us3
; CHECK: l.us3:                                            ; preds = %a.us
; CHECK-NEXT:   %j.us4 = add i32 %i.us2, 1
; CHECK-NEXT:   %d.us5 = icmp slt i32 %j.us4, %n
; CHECK-NEXT:   br i1 %d.us5, label %h.us1, label %exit.loopexit6
; CHECK: exit.loopexit:                                    ; preds = %l
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit6: ; preds = %l.us3
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit7: ; preds = %l.us
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit7, %exit.loopexit6, %exit.loopexit
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @work(i32)
