; RUN: %nvopt -passes=lcssa -verify-each -S %s | FileCheck %s
define i32 @one_exit(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %k = add i32 %j, %i
  ret i32 %k
}
; Two exits that meet: a phi where they do.
define i32 @two_exits(i32 %n, i1 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %latch, label %exit1
latch:
  br i1 %d, label %loop, label %exit2
exit1:
  call void @g(i32 %j)
  br label %join
exit2:
  br label %join
join:
  ret i32 %j
}
; Out of two loops: a phi in the exit of each.
define i32 @nest(i32 %n, i1 %d) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %j, %inner ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %inner, label %latch
latch:
  br i1 %d, label %outer, label %exit
exit:
  ret i32 %j
}
; A phi that stands there already does; a value that is not used outside gets none; a token stays.
define i32 @closed(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}
declare void @g(i32)

; CHECK-LABEL: define i32 @one_exit(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %loop ]
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:   %k = add i32 %j.lcssa, %i.lcssa
; CHECK-NEXT:   ret i32 %k
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @two_exits(i32 %n, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %latch, label %exit1
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   br i1 %d, label %loop, label %exit2
; CHECK: exit1:                                            ; preds = %loop
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %loop ]
; CHECK-NEXT:   call void @g(i32 %j.lcssa)
; CHECK-NEXT:   br label %join
; CHECK: exit2:                                            ; preds = %latch
; CHECK-NEXT:   %j.lcssa1 = phi i32 [ %j, %latch ]
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %exit2, %exit1
; CHECK-NEXT:   %j2 = phi i32 [ %j.lcssa, %exit1 ], [ %j.lcssa1, %exit2 ]
; CHECK-NEXT:   ret i32 %j2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nest(i32 %n, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %latch, %entry
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %inner, %outer
; CHECK-NEXT:   %i = phi i32 [ 0, %outer ], [ %j, %inner ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %inner, label %latch
; CHECK: latch:                                            ; preds = %inner
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %inner ]
; CHECK-NEXT:   br i1 %d, label %outer, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   %j.lcssa.lcssa = phi i32 [ %j.lcssa, %latch ]
; CHECK-NEXT:   ret i32 %j.lcssa.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @closed(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %r = phi i32 [ %j, %loop ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: declare void @g(i32)
