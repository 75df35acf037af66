; RUN: %nvopt -passes='loop(simple-loop-unswitch<nontrivial>)' -verify-each -verify-pass-claims -S %s | FileCheck %s
; In the loop without the way back from %found, that block and what follows it are in the loop no more. They are reached from two blocks of it, so that the second gives the loop an exit of its own, and use its value through phis.
define void @search(ptr %p, ptr noalias %q, i64 %n, i1 %c) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %a = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %a
  %zero = icmp eq i32 %v, 0
  br i1 %zero, label %mark, label %more
more:
  %one = icmp eq i32 %v, 1
  br i1 %one, label %found, label %l
mark:
  %w = add i32 %v, 1
  store volatile i32 %w, ptr %q
  br label %found
found:
  %x = phi i32 [ %w, %mark ], [ 7, %more ]
  %y = add i32 %x, %v
  store volatile i32 %y, ptr %q
  br i1 %c, label %l, label %out
out:
  store volatile i32 %v, ptr %q
  br label %exit
l:
  %j = add nsw i64 %i, 1
  %again = icmp slt i64 %j, %n
  br i1 %again, label %h, label %exit
exit:
  ret void
}

; CHECK-LABEL: define void @search(ptr %p, ptr noalias %q, i64 %n, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c.fr = freeze i1 %c
; CHECK-NEXT:   br i1 %c.fr, label %1, label %0
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %0
; CHECK-NEXT:   %i = phi i64 [ 0, %0 ], [ %j, %l ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %zero = icmp eq i32 %v, 0
; CHECK-NEXT:   br i1 %zero, label %mark, label %more
; CHECK: more:                                             ; preds = %h
; CHECK-NEXT:   %one = icmp eq i32 %v, 1
; CHECK-NEXT:   br i1 %one, label %found.loopexit, label %l
; CHECK: mark:                                             ; preds = %h
; CHECK-NEXT:   %v.lcssa = phi i32 [ %v, %h ]
; CHECK-NEXT:   %w = add i32 %v.lcssa, 1
; CHECK-NEXT:   store volatile i32 %w, ptr %q, align 4
; CHECK-NEXT:   br label %found
; CHECK: found.loopexit:                                   ; preds = %more
; CHECK-NEXT:   %v.lcssa1 = phi i32 [ %v, %more ]
; CHECK-NEXT:   br label %found
; CHECK: found:                                            ; preds = %found.loopexit, %mark
; CHECK-NEXT:   %v.lcssa2 = phi i32 [ %v.lcssa, %mark ], [ %v.lcssa1, %found.loopexit ]
; CHECK-NEXT:   %x = phi i32 [ %w, %mark ], [ 7, %found.loopexit ]
; CHECK-NEXT:   %y = add i32 %x, %v.lcssa2
; CHECK-NEXT:   store volatile i32 %y, ptr %q, align 4
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %found
; CHECK-NEXT:   %v.lcssa3 = phi i32 [ %v.lcssa2, %found ]
; CHECK-NEXT:   store volatile i32 %v.lcssa3, ptr %q, align 4
; CHECK-NEXT:   br label %exit
; CHECK: l:                                                ; preds = %more
; CHECK-NEXT:   %j = add nsw i64 %i, 1
; CHECK-NEXT:   %again = icmp slt i64 %j, %n
; CHECK-NEXT:   br i1 %again, label %h, label %exit.loopexit.loopexit
; CHECK: 1:                                                ; preds = %entry
; CHECK-NEXT:   br label %h.us
; CHECK: h.us:                                             ; preds = %l.us, %1
; CHECK-NEXT:   %i.us = phi i64 [ 0, %1 ], [ %j.us, %l.us ]
; CHECK-NEXT:   %a.us = getelementptr i32, ptr %p, i64 %i.us
; CHECK-NEXT:   %v.us = load i32, ptr %a.us, align 4
; CHECK-NEXT:   %zero.us = icmp eq i32 %v.us, 0
; CHECK-NEXT:   br i1 %zero.us, label %mark.us, label %more.us
; CHECK: more.us:                                          ; preds = %h.us
; CHECK-NEXT:   %one.us = icmp eq i32 %v.us, 1
; CHECK-NEXT:   br i1 %one.us, label %found.us, label %l.us
; CHECK: mark.us:                                          ; preds = %h.us
; CHECK-NEXT:   %w.us = add i32 %v.us, 1
; CHECK-NEXT:   store volatile i32 %w.us, ptr %q, align 4
; CHECK-NEXT:   br label %found.us
; CHECK: found.us:                                         ; preds = %mark.us, %more.us
; CHECK-NEXT:   %x.us = phi i32 [ 7, %more.us ], [ %w.us, %mark.us ]
; CHECK-NEXT:   %y.us = add i32 %x.us, %v.us
; CHECK-NEXT:   store volatile i32 %y.us, ptr %q, align 4
; CHECK-NEXT:   br label %l.us
; CHECK: l.us:                                             ; preds = %found.us, %more.us
; CHECK-NEXT:   %j.us = add nsw i64 %i.us, 1
; CHECK-NEXT:   %again.us = icmp slt i64 %j.us, %n
; CHECK-NEXT:   br i1 %again.us, label %h.us, label %exit.loopexit.loopexit4
; CHECK: exit.loopexit.loopexit:                           ; preds = %l
; CHECK-NEXT:   br label %exit.loopexit
; CHECK: exit.loopexit.loopexit4:                          ; preds = %l.us
; CHECK-NEXT:   br label %exit.loopexit
; CHECK: exit.loopexit:                                    ; preds = %exit.loopexit.loopexit4, %exit.loopexit.loopexit
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %out
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
