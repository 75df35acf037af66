; RUN: %nvopt -passes='loop(no-op-loop)' -verify-each -S %s | FileCheck %s
; Loop passes get loops in simplified and LCSSA form.
define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %after
after:
  ret i32 %j
exit:
  ret i32 0
}

; CHECK-LABEL: define i32 @f(i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %loop.preheader, label %exit
; CHECK: loop.preheader:                                   ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %loop.preheader
; CHECK-NEXT:   %i = phi i32 [ 0, %loop.preheader ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %loop, label %after
; CHECK: after:                                            ; preds = %loop
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %loop ]
; CHECK-NEXT:   ret i32 %j.lcssa
; CHECK: exit:                                             ; preds = %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
