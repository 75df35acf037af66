; RUN: %nvopt -passes='sccp' -S %s | FileCheck %s
; The edge that cannot be taken brings nothing into the phi: the loop keeps %x at 1, and the branch on it goes one way.
define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %y, %next ]
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %c = icmp eq i32 %x, 1
  br i1 %c, label %one, label %two
one:
  br label %next
two:
  br label %next
next:
  %y = phi i32 [ 1, %one ], [ 2, %two ]
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %loop, label %end
end:
  ret i32 %x
}

; CHECK-LABEL: define i32 @f(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %next, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %next ]
; CHECK-NEXT:   br label %one
; CHECK: one:                                              ; preds = %loop
; CHECK-NEXT:   br label %next
; CHECK: next:                                             ; preds = %one
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %loop, label %end
; CHECK: end:                                              ; preds = %next
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
