; RUN: %nvopt -passes=jump-threading -verify-each -S %s | FileCheck %s
; A block whose condition is known for who comes over an edge is jumped over: constants in phis, comparisons of them, what a branch above said, selects made branches.
define i32 @constant(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @one()
  br label %m
b:
  call void @two()
  br label %m
m:
  %p = phi i1 [ true, %a ], [ %d, %b ]
  %x = phi i32 [ 7, %a ], [ 8, %b ]
  br i1 %p, label %yes, label %no
yes:
  ret i32 %x
no:
  ret i32 1
}
define i32 @compared(i32 %v, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @one()
  br label %m
b:
  call void @two()
  br label %m
m:
  %p = phi i32 [ 3, %a ], [ %v, %b ]
  %q = add i32 %p, 1
  %e = icmp ult i32 %q, 10
  br i1 %e, label %yes, label %no
yes:
  ret i32 %q
no:
  ret i32 1
}
define void @said_above(i1 %c, ptr %f) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @one()
  br label %m
b:
  call void @two()
  br label %m
m:
  br i1 %c, label %yes, label %no
yes:
  call void @one()
  ret void
no:
  call void @two()
  ret void
}
define void @implied(i32 %i, i32 %n) {
entry:
  %j = add nuw i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %a, label %no
a:
  %d = icmp ult i32 %i, %n
  br i1 %d, label %yes, label %no
yes:
  call void @one()
  ret void
no:
  call void @two()
  ret void
}
define void @over_two(i32 %x, i32 %y) {
entry:
  %t = icmp ne i32 %x, 0
  br i1 %t, label %a, label %b
a:
  call void @one()
  br label %m
b:
  call void @two()
  br label %m
m:
  %u = icmp eq i32 %y, 0
  br i1 %u, label %exit, label %again
again:
  br i1 %t, label %yes, label %no
yes:
  call void @one()
  br label %exit
no:
  call void @two()
  br label %exit
exit:
  ret void
}
define i32 @select_here(i1 %b, i1 %x, i32 %s) {
entry:
  br i1 %b, label %m, label %e
e:
  br label %m
m:
  %v = phi i1 [ %x, %e ], [ false, %entry ]
  %r = select i1 %v, i32 %s, i32 42
  ret i32 %r
}
define void @cases(i32 %x, i1 %c) {
entry:
  br i1 %c, label %a, label %m
a:
  br label %m
m:
  %p = phi i32 [ 2, %a ], [ %x, %entry ]
  switch i32 %p, label %other [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  call void @one()
  ret void
two:
  call void @two()
  ret void
other:
  ret void
}
declare void @one()
declare void @two()

; CHECK-LABEL: define i32 @constant(i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %yes
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br i1 %d, label %yes, label %no
; CHECK: yes:                                              ; preds = %b, %a
; CHECK-NEXT:   %x = phi i32 [ 8, %b ], [ 7, %a ]
; CHECK-NEXT:   ret i32 %x
; CHECK: no:                                               ; preds = %b
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @compared(i32 %v, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %yes
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   %q = add i32 %v, 1
; CHECK-NEXT:   %e = icmp ult i32 %q, 10
; CHECK-NEXT:   br i1 %e, label %yes, label %no
; CHECK: yes:                                              ; preds = %b, %a
; CHECK-NEXT:   %q1 = phi i32 [ %q, %b ], [ 4, %a ]
; CHECK-NEXT:   ret i32 %q1
; CHECK: no:                                               ; preds = %b
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define void @said_above(i1 %c, ptr %f) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   ret void
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @implied(i32 %i, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %j = add nuw i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %a, label %no
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   ret void
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @over_two(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = icmp ne i32 %x, 0
; CHECK-NEXT:   br i1 %t, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   %u = icmp eq i32 %y, 0
; CHECK-NEXT:   br i1 %u, label %exit, label %yes
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   %u.thread = icmp eq i32 %y, 0
; CHECK-NEXT:   br i1 %u.thread, label %exit, label %again
; CHECK: again:                                            ; preds = %b
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %exit
; CHECK: yes:                                              ; preds = %a
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %yes, %again, %b, %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @select_here(i1 %b, i1 %x, i32 %s) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %b, label %1, label %e
; CHECK: e:                                                ; preds = %entry
; CHECK-NEXT:   %cond.fr = freeze i1 %x
; CHECK-NEXT:   br i1 %cond.fr, label %0, label %1
; CHECK: 0:                                                ; preds = %e
; CHECK-NEXT:   br label %1
; CHECK: 1:                                                ; preds = %0, %e, %entry
; CHECK-NEXT:   %2 = phi i32 [ %s, %0 ], [ 42, %e ], [ 42, %entry ]
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
; CHECK-LABEL: define void @cases(i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %two, label %m
; CHECK: m:                                                ; preds = %entry
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 1, label %one
; CHECK-NEXT:     i32 2, label %two
; CHECK-NEXT:   ]
; CHECK: one:                                              ; preds = %m
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   ret void
; CHECK: two:                                              ; preds = %m, %entry
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   ret void
; CHECK: other:                                            ; preds = %m
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @one()
; CHECK: declare void @two()
