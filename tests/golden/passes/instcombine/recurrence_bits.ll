; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What has been cleared once stays so, and what has been set.
define i8 @cleared(i8 %x, i1 %c) {
  br label %loop
loop:
  %a = phi i8 [ 9, %0 ], [ %n, %loop ]
  %n = and i8 %a, %x
  br i1 %c, label %loop, label %exit
exit:
  %r = and i8 %a, 6
  ret i8 %r
}
define i8 @set(i8 %x, i1 %c) {
  br label %loop
loop:
  %a = phi i8 [ 9, %0 ], [ %n, %loop ]
  %n = or i8 %a, %x
  br i1 %c, label %loop, label %exit
exit:
  %r = and i8 %a, 8
  ret i8 %r
}

; CHECK-LABEL: define i8 @cleared(i8 %x, i1 %c) {
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %0
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret i8 0
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @set(i8 %x, i1 %c) {
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %0
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret i8 8
; CHECK-NEXT: }
