; RUN: %nvopt -passes=loop-simplify -verify-each -S %s | FileCheck %s
; Edges of an indirect branch cannot be moved: no preheader, no exits of its own.
define void @indirect(ptr %p, i1 %c) {
entry:
  indirectbr ptr %p, [label %loop, label %exit]
loop:
  indirectbr ptr %p, [label %loop, label %exit]
exit:
  ret void
}
define void @no_loop(i1 %c) {
  br i1 %c, label %1, label %2
1:
  br label %2
2:
  br i1 %c, label %1, label %3
3:
  ret void
}

; CHECK-LABEL: define void @indirect(ptr %p, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   indirectbr ptr %p, [label %loop, label %exit]
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   indirectbr ptr %p, [label %loop, label %exit]
; CHECK: exit:                                             ; preds = %loop, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @no_loop(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %1, label %2
; CHECK: 1:                                                ; preds = %2, %0
; CHECK-NEXT:   br label %2
; CHECK: 2:                                                ; preds = %1, %0
; CHECK-NEXT:   br i1 %c, label %1, label %3
; CHECK: 3:                                                ; preds = %2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
