; RUN: %nvopt -passes='loop(loop-deletion)' -verify-each -verify-loop-info -verify-dom-info -S %s | FileCheck %s
; Edges back that are not taken: the first round, followed with the values that it begins with, leaves, though nobody knows how often the loop goes round;
; an inner loop stays; poison on one of two ways is what comes on the other. A loop of which one way goes round stays.
declare i32 @get()
define i32 @leaves(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %x = call i32 @get()
  %m = mul i32 %i, %x
  %c = icmp eq i32 %m, 0
  br i1 %c, label %exit, label %l
l:
  %j = add i32 %i, %x
  br label %h
exit:
  ret i32 %n
}
define i32 @by_switch(i1 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 5, %entry ], [ %j, %l ]
  br i1 %b, label %one, label %two
one:
  %x = call i32 @get()
  br label %two
two:
  %p = phi i32 [ poison, %h ], [ %i, %one ]
  switch i32 %p, label %l [
    i32 5, label %exit
    i32 7, label %exit
  ]
l:
  %j = call i32 @get()
  br label %h
exit:
  ret i32 0
}
define void @inner_stays(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br label %in
in:
  %k = phi i32 [ %i, %h ], [ %k1, %in ]
  %k1 = call i32 @get()
  %ci = icmp eq i32 %k1, %n
  br i1 %ci, label %in, label %l
l:
  %j = call i32 @get()
  %s = sub i32 %i, 0
  %c = icmp ne i32 %s, 0
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @goes_round(i32 %n, i1 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br i1 %b, label %one, label %two
one:
  br label %two
two:
  %p = phi i32 [ 1, %h ], [ %i, %one ]
  %x = call i32 @get()
  %c = icmp eq i32 %p, 0
  br i1 %c, label %exit, label %l
l:
  %j = call i32 @get()
  br label %h
exit:
  ret void
}

; CHECK: declare i32 @get()
; CHECK-LABEL: define i32 @leaves(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   %x = call i32 @get()
; CHECK-NEXT:   %m = mul i32 0, %x
; CHECK-NEXT:   %c = icmp eq i32 %m, 0
; CHECK-NEXT:   br i1 %c, label %exit, label %l
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   %j = add i32 0, %x
; CHECK-NEXT:   unreachable
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @by_switch(i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   br i1 %b, label %one, label %two
; CHECK: one:                                              ; preds = %h
; CHECK-NEXT:   %x = call i32 @get()
; CHECK-NEXT:   br label %two
; CHECK: two:                                              ; preds = %one, %h
; CHECK-NEXT:   %p = phi i32 [ poison, %h ], [ 5, %one ]
; CHECK-NEXT:   switch i32 %p, label %l [
; CHECK-NEXT:     i32 5, label %exit
; CHECK-NEXT:     i32 7, label %exit
; CHECK-NEXT:   ]
; CHECK: l:                                                ; preds = %two
; CHECK-NEXT:   %j = call i32 @get()
; CHECK-NEXT:   unreachable
; CHECK: exit:                                             ; preds = %two, %two
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define void @inner_stays(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %in, %h
; CHECK-NEXT:   %k = phi i32 [ 0, %h ], [ %k1, %in ]
; CHECK-NEXT:   %k1 = call i32 @get()
; CHECK-NEXT:   %ci = icmp eq i32 %k1, %n
; CHECK-NEXT:   br i1 %ci, label %in, label %l
; CHECK: l:                                                ; preds = %in
; CHECK-NEXT:   %j = call i32 @get()
; CHECK-NEXT:   %s = sub i32 0, 0
; CHECK-NEXT:   %c = icmp ne i32 %s, 0
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @goes_round(i32 %n, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   br i1 %b, label %one, label %two
; CHECK: one:                                              ; preds = %h
; CHECK-NEXT:   br label %two
; CHECK: two:                                              ; preds = %one, %h
; CHECK-NEXT:   %p = phi i32 [ 1, %h ], [ %i, %one ]
; CHECK-NEXT:   %x = call i32 @get()
; CHECK-NEXT:   %c = icmp eq i32 %p, 0
; CHECK-NEXT:   br i1 %c, label %exit, label %l
; CHECK: l:                                                ; preds = %two
; CHECK-NEXT:   %j = call i32 @get()
; CHECK-NEXT:   br label %h
; CHECK: exit:                                             ; preds = %two
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
