; Several exits: the smallest count; a later exit's poison does not matter where the first is taken at once (umin_seq).
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-classify-expressions=0 -disable-output %s 2>&1 | FileCheck %s
define void @two(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %a = icmp eq i32 %i, %n
  br i1 %a, label %out, label %latch
latch:
  %i1 = add i32 %i, 1
  %b = icmp eq i32 %i, %m
  br i1 %b, label %out, label %loop
out:
  ret void
}
define void @logical(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %a = icmp ult i32 %i, %n
  %b = icmp ult i32 %i, %m
  %c = select i1 %a, i1 %b, i1 false
  br i1 %c, label %loop, label %out
out:
  ret void
}
; A switch with one case out of the loop.
define void @switched(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  switch i32 %i1, label %loop [ i32 40, label %out ]
out:
  ret void
}

; CHECK: Printing analysis 'Scalar Evolution Analysis' for function 'two':
; CHECK-NEXT: Determining loop execution counts for: @two
; CHECK-NEXT: Loop %loop: <multiple exits> backedge-taken count is (%n umin_seq %m)
; CHECK-NEXT:   exit count for loop: %n
; CHECK-NEXT:   exit count for latch: %m
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 -1
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is (%n umin_seq %m)
; CHECK-NEXT:   symbolic max exit count for loop: %n
; CHECK-NEXT:   symbolic max exit count for latch: %m
; CHECK-NEXT: Loop %loop: Trip multiple is 1
; CHECK-NEXT: Printing analysis 'Scalar Evolution Analysis' for function 'logical':
; CHECK-NEXT: Determining loop execution counts for: @logical
; CHECK-NEXT: Loop %loop: backedge-taken count is (%n umin_seq %m)
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 -1
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is (%n umin_seq %m)
; CHECK-NEXT: Loop %loop: Trip multiple is 1
; CHECK-NEXT: Printing analysis 'Scalar Evolution Analysis' for function 'switched':
; CHECK-NEXT: Determining loop execution counts for: @switched
; CHECK-NEXT: Loop %loop: backedge-taken count is i32 39
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 39
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is i32 39
; CHECK-NEXT: Loop %loop: Trip multiple is 40
