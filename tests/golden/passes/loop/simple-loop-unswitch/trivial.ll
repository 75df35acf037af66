; RUN: %nvopt -passes='loop(simple-loop-unswitch)' -verify-each -S %s | FileCheck %s
; A branch that leaves the loop before anything has been done in it, on a condition from before the loop, moves there; of an and or or the part; of a switch the cases.
define void @branch(i1 %c, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %b ]
  br i1 %c, label %b, label %exit
b:
  call void @work(i32 %i)
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
define void @part(i1 %c, ptr %p) {
entry:
  br label %h
h:
  %v = load i32, ptr %p
  %d = icmp sgt i32 %v, 0
  %e = and i1 %c, %d
  br i1 %e, label %b, label %exit
b:
  call void @work(i32 %v)
  br label %h
exit:
  ret void
}
define i32 @cases(i32 %x, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %b ]
  switch i32 %x, label %b [
    i32 1, label %one
    i32 2, label %two
  ]
b:
  call void @work(i32 %i)
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
one:
  ret i32 1
two:
  ret i32 2
exit:
  ret i32 0
}
; Without this way out the inner loop never leads back into the outer one: it is a loop of its own.
define void @falls_out(i1 %c, i32 %n) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k1, %again ]
  br label %h
h:
  br i1 %c, label %b, label %again
b:
  call void @work(i32 %k)
  br label %h
again:
  %k1 = add i32 %k, 1
  %d = icmp slt i32 %k1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
declare void @work(i32)

; CHECK-LABEL: define void @branch(i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %0, label %exit
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %b, %0
; CHECK-NEXT:   %i = phi i32 [ 0, %0 ], [ %j, %b ]
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %h
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit.loopexit
; CHECK: exit.loopexit:                                    ; preds = %b
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @part(i1 %c, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c.fr = freeze i1 %c
; CHECK-NEXT:   br i1 %c.fr, label %0, label %exit
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %b, %0
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %d = icmp sgt i32 %v, 0
; CHECK-NEXT:   %e = and i1 true, %d
; CHECK-NEXT:   br i1 %e, label %b, label %exit.loopexit
; CHECK: b:                                                ; preds = %h
; CHECK-NEXT:   call void @work(i32 %v)
; CHECK-NEXT:   br label %h
; CHECK: exit.loopexit:                                    ; preds = %h
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @cases(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %0 [
; CHECK-NEXT:     i32 1, label %one
; CHECK-NEXT:     i32 2, label %two
; CHECK-NEXT:   ]
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %b, %0
; CHECK-NEXT:   %i = phi i32 [ 0, %0 ], [ %j, %b ]
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %h
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit
; CHECK: one:                                              ; preds = %entry
; CHECK-NEXT:   ret i32 1
; CHECK: two:                                              ; preds = %entry
; CHECK-NEXT:   ret i32 2
; CHECK: exit:                                             ; preds = %b
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define void @falls_out(i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %again, %entry
; CHECK-NEXT:   %k = phi i32 [ 0, %entry ], [ %k1, %again ]
; CHECK-NEXT:   br i1 %c, label %0, label %again
; CHECK: 0:                                                ; preds = %outer
; CHECK-NEXT:   %k.lcssa = phi i32 [ %k, %outer ]
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %b, %0
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %h
; CHECK-NEXT:   call void @work(i32 %k.lcssa)
; CHECK-NEXT:   br label %h
; CHECK: again:                                            ; preds = %outer
; CHECK-NEXT:   %k1 = add i32 %k, 1
; CHECK-NEXT:   %d = icmp slt i32 %k1, %n
; CHECK-NEXT:   br i1 %d, label %outer, label %exit
; CHECK: exit:                                             ; preds = %again
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @work(i32)
