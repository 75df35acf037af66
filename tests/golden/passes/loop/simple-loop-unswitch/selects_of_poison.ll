; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -verify-each -S %s | FileCheck %s
; A select of a condition that may be poison gives poison; the branch that takes its place before the loop must not be on poison, nor what is left of it in the loop.
define i32 @whole(i1 %c, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %x = select i1 %c, i32 %i, i32 7
  %t = add i32 %s, %x
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %t
}
define i32 @part(i1 %c, i1 %e, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %k = icmp eq i32 %i, %n
  %ck = and i1 %c, %k
  %x = select i1 %ck, i32 %i, i32 7
  %t = add i32 %s, %x
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, 9
  br i1 %d, label %h, label %exit
exit:
  ret i32 %t
}
; CHECK-LABEL: define i32 @whole(
; CHECK: [[F:%.*]] = freeze i1 %c
; CHECK-NEXT: br i1 [[F]]
; CHECK-LABEL: define i32 @part(
; CHECK: freeze i1 %c
; CHECK: [[G:%.*]] = freeze i1 %ck
; CHECK-NEXT: br i1 [[G]]
