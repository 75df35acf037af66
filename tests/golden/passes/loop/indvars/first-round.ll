; RUN: %nvopt -passes='loop(indvars)' -S %s | FileCheck %s
; An exit whose condition does not change is taken in the first round, if at all: the counter has not counted.
; CHECK-LABEL: @header
; CHECK: exit:
; CHECK-NEXT: %r = phi i32 [ 7, %loop ]
define i32 @header(i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 7, %entry ], [ %n, %latch ]
  br i1 %c, label %latch, label %exit
latch:
  %n = add i32 %i, 3
  call void @f()
  br label %loop
exit:
  %r = phi i32 [ %i, %loop ]
  ret i32 %r
}
; Where a round may go another way, a later one may come by first.
; CHECK-LABEL: @some_rounds
; CHECK: %r = phi i32 [ %i, %then ]
; CHECK-LABEL: @changes
define i32 @some_rounds(i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 7, %entry ], [ %n, %latch ]
  %d = load volatile i1, ptr %p
  br i1 %d, label %then, label %latch
then:
  br i1 %c, label %latch, label %exit
latch:
  %n = add i32 %i, 3
  call void @f()
  br label %loop
exit:
  %r = phi i32 [ %i, %then ]
  ret i32 %r
}
; CHECK: %r = phi i32 [ %i, %loop ]
define i32 @changes(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 7, %entry ], [ %n, %latch ]
  %c = load volatile i1, ptr %p
  br i1 %c, label %latch, label %exit
latch:
  %n = add i32 %i, 3
  br label %loop
exit:
  %r = phi i32 [ %i, %loop ]
  ret i32 %r
}
declare void @f()
