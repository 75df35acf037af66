; RUN: %nvopt -passes='loop(loop-instsimplify)' -verify-each -S %s | FileCheck %s
; What goes: a value that is another in every round, also by way of a phi, users of what became a constant, what is dead by it; what an inner loop computes from it too.
declare void @use(i32)
define void @carried(i32 %x, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ %x, %entry ], [ %t, %h ]
  %t = add i32 %s, 0
  %j = add i32 %i, 1
  call void @use(i32 %t)
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @chain(i32 %x, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %z = sub i32 %x, %x
  %d = icmp eq i32 %z, 0
  br i1 %d, label %a, label %b
a:
  br label %latch
b:
  br label %latch
latch:
  %v = phi i32 [ %z, %a ], [ 0, %b ]
  %w = and i32 %v, %x
  call void @use(i32 %w)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @inner(i32 %x, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ %x, %entry ], [ %s, %latch ]
  br label %in
in:
  %k = phi i32 [ 0, %h ], [ %l, %in ]
  %z = sub i32 %s, %x
  call void @use(i32 %z)
  %l = add i32 %k, 1
  %ci = icmp slt i32 %l, %n
  br i1 %ci, label %in, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @undefined_ways(i32 %x, i32 noundef %y, i1 %a, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br i1 %a, label %yes, label %latch
yes:
  br label %latch
latch:
  %p = phi i32 [ poison, %h ], [ %x, %yes ]
  %u = phi i32 [ undef, %h ], [ %y, %yes ]
  call void @use(i32 %p)
  call void @use(i32 %u)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}

; CHECK: declare void @use(i32)
; CHECK-LABEL: define void @carried(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @chain(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   br i1 true, label %a, label %b
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   br label %latch
; CHECK: b:                                                ; preds = %h
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %b, %a
; CHECK-NEXT:   call void @use(i32 0)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @inner(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %in, %h
; CHECK-NEXT:   %k = phi i32 [ 0, %h ], [ %l, %in ]
; CHECK-NEXT:   call void @use(i32 0)
; CHECK-NEXT:   %l = add i32 %k, 1
; CHECK-NEXT:   %ci = icmp slt i32 %l, %n
; CHECK-NEXT:   br i1 %ci, label %in, label %latch
; CHECK: latch:                                            ; preds = %in
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @undefined_ways(i32 %x, i32 noundef %y, i1 %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   br i1 %a, label %yes, label %latch
; CHECK: yes:                                              ; preds = %h
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %yes, %h
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   call void @use(i32 %y)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
