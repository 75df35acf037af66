; RUN: %nvopt -passes=lcssa -S %s | FileCheck %s
; Nothing comes from an unreachable predecessor of an exit.
define i32 @f(i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %loop, label %exit
dead:
  br label %exit
exit:
  %r = phi i32 [ %j, %loop ], [ %j, %dead ]
  ret i32 %r
}

; CHECK-LABEL: define i32 @f(i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %loop, label %exit
; CHECK: dead:                                             ; No predecessors!
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %dead, %loop
; CHECK-NEXT:   %r = phi i32 [ %j, %loop ], [ poison, %dead ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
