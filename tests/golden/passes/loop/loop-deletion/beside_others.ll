; RUN: %nvopt -passes='loop(loop-deletion)' -verify-each -verify-loop-info -verify-dom-info -S %s | FileCheck %s
; A dead loop goes though another one went before it, and though there is a cycle with several entries elsewhere; an outer loop whose end is known once the inner
; one is gone; one that branches on constants lead past, whatever it does.
declare void @use(i32)
define void @two(i1 %a, i1 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 100
  br i1 %c, label %h, label %next
next:
  %m = phi i32 [ 0, %h ], [ %n, %next ]
  %n = add i32 %m, 1
  %d = icmp ult i32 %n, 70
  br i1 %d, label %next, label %split
split:
  br i1 %a, label %x, label %y
x:
  call void @use(i32 1)
  br i1 %b, label %y, label %exit
y:
  call void @use(i32 2)
  br label %x
exit:
  ret void
}
define void @nest() {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br label %in
in:
  %k = phi i32 [ 0, %h ], [ %k1, %in ]
  %k1 = add i32 %k, 1
  %ci = icmp ult i32 %k1, 9
  br i1 %ci, label %in, label %l
l:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 100
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define i32 @never(i32 %n) {
entry:
  br i1 true, label %exit, label %pre
pre:
  br label %h
h:
  %i = phi i32 [ 0, %pre ], [ %j, %h ]
  call void @use(i32 %i)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  %r = phi i32 [ 1, %entry ], [ %j, %h ]
  ret i32 %r
}

; CHECK: declare void @use(i32)
; CHECK-LABEL: define void @two(i1 %a, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %next.preheader
; CHECK: next.preheader:                                   ; preds = %entry
; CHECK-NEXT:   br label %split
; CHECK: split:                                            ; preds = %next.preheader
; CHECK-NEXT:   br i1 %a, label %x, label %y
; CHECK: x:                                                ; preds = %y, %split
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   br i1 %b, label %y, label %exit
; CHECK: y:                                                ; preds = %x, %split
; CHECK-NEXT:   call void @use(i32 2)
; CHECK-NEXT:   br label %x
; CHECK: exit:                                             ; preds = %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nest() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @never(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 true, label %exit, label %pre
; CHECK: pre:                                              ; preds = %entry
; CHECK-NEXT:   br label %exit.loopexit
; CHECK: exit.loopexit:                                    ; preds = %pre
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %entry
; CHECK-NEXT:   %r = phi i32 [ 1, %entry ], [ poison, %exit.loopexit ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
