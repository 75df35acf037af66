; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; The list is the same in every round, but each time another argument comes.
define i32 @sum(i32 %n, ptr %list) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %x = va_arg ptr %list, i32
  %t = add i32 %s, %x
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}

; CHECK-LABEL: define i32 @sum(i32 %n, ptr %list) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %s = phi i32 [ 0, %entry ], [ %t, %loop ]
; CHECK-NEXT:   %x = va_arg ptr %list, i32
; CHECK-NEXT:   %t = add i32 %s, %x
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %t.lcssa = phi i32 [ %t, %loop ]
; CHECK-NEXT:   ret i32 %t.lcssa
; CHECK-NEXT: }
