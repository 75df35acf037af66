; RUN: %nvopt -passes='lcssa' -S %s | FileCheck %s
; Where a value leaves its loop: a phi per exit and value, for phis behind the exit on their edge, in blocks far behind through phis where exits meet; none for what is
; used only inside, for arguments and constants. What nothing reaches takes poison.
declare void @f(i32)
define void @phi_behind(i32 %n, i1 %c) {
entry:
  br i1 %c, label %loop, label %behind
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %exit
exit:
  br label %behind
behind:
  %r = phi i32 [ 0, %entry ], [ %j, %exit ]
  call void @f(i32 %r)
  call void @f(i32 %n)
  ret void
}
; The switch leaves twice to one block: an entry each.
define void @switch_exit(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, %n
  switch i32 %j, label %loop [
    i32 5, label %exit
    i32 9, label %exit
  ]
exit:
  call void @f(i32 %j)
  ret void
}
; Far behind, where two exits have met: one phi more.
define void @far_behind(i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %j = add i32 %i, 1
  br i1 %c, label %latch, label %x
latch:
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %y
x:
  br label %meet
y:
  br label %meet
meet:
  br label %far
far:
  call void @f(i32 %j)
  ret void
}
; An inner value used behind the outer loop: a phi at each border.
define void @inner_value(i32 %n, i1 %c) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %j, %inner ]
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %inner, label %latch
latch:
  call void @f(i32 %j)
  br i1 %c, label %outer, label %exit
exit:
  call void @f(i32 %j)
  ret void
}
define void @unreachable_use(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
dead:
  call void @f(i32 %j)
  ret void
}

; CHECK: declare void @f(i32)
; CHECK-LABEL: define void @phi_behind(i32 %n, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %loop, label %behind
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %loop ]
; CHECK-NEXT:   br label %behind
; CHECK: behind:                                           ; preds = %exit, %entry
; CHECK-NEXT:   %r = phi i32 [ 0, %entry ], [ %j.lcssa, %exit ]
; CHECK-NEXT:   call void @f(i32 %r)
; CHECK-NEXT:   call void @f(i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @switch_exit(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, %n
; CHECK-NEXT:   switch i32 %j, label %loop [
; CHECK-NEXT:     i32 5, label %exit
; CHECK-NEXT:     i32 9, label %exit
; CHECK-NEXT:   ]
; CHECK: exit:                                             ; preds = %loop, %loop
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %loop ], [ %j, %loop ]
; CHECK-NEXT:   call void @f(i32 %j.lcssa)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @far_behind(i32 %n, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br i1 %c, label %latch, label %x
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %loop, label %y
; CHECK: x:                                                ; preds = %loop
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %loop ]
; CHECK-NEXT:   br label %meet
; CHECK: y:                                                ; preds = %latch
; CHECK-NEXT:   %j.lcssa1 = phi i32 [ %j, %latch ]
; CHECK-NEXT:   br label %meet
; CHECK: meet:                                             ; preds = %y, %x
; CHECK-NEXT:   %j2 = phi i32 [ %j.lcssa, %x ], [ %j.lcssa1, %y ]
; CHECK-NEXT:   br label %far
; CHECK: far:                                              ; preds = %meet
; CHECK-NEXT:   call void @f(i32 %j2)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @inner_value(i32 %n, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %latch, %entry
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %inner, %outer
; CHECK-NEXT:   %i = phi i32 [ 0, %outer ], [ %j, %inner ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %inner, label %latch
; CHECK: latch:                                            ; preds = %inner
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %inner ]
; CHECK-NEXT:   call void @f(i32 %j.lcssa)
; CHECK-NEXT:   br i1 %c, label %outer, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   %j.lcssa.lcssa = phi i32 [ %j.lcssa, %latch ]
; CHECK-NEXT:   call void @f(i32 %j.lcssa.lcssa)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unreachable_use(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK: dead:                                             ; No predecessors!
; CHECK-NEXT:   call void @f(i32 poison)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
