; RUN: %nvopt -passes=jump-threading -S %s | FileCheck %s
; What a branch above has taken is no poison: its freeze is itself. The freeze of a phi is led apart like the phi.
declare void @f()
declare void @g()
define i32 @branched_on_above(i1 %c) {
entry:
  %fr = freeze i1 %c
  br i1 %c, label %a, label %exit
a:
  br i1 %fr, label %b, label %exit
b:
  call void @f()
  ret i32 1
exit:
  ret i32 0
}
define i32 @not_branched_on_above(i1 %c, i1 %d) {
entry:
  %fr = freeze i1 %c
  %x = and i1 %c, %d
  br i1 %d, label %a, label %exit
a:
  br i1 %fr, label %b, label %exit
b:
  call void @f()
  ret i32 1
exit:
  ret i32 0
}
define i32 @of_a_phi(i1 %cond, i1 %a, i1 %b) {
  br i1 %cond, label %A, label %B
A:
  call void @f()
  br label %C
B:
  call void @g()
  br label %C
C:
  %p = phi i1 [ %a, %A ], [ %b, %B ]
  %p.fr = freeze i1 %p
  br i1 %p.fr, label %EXIT1, label %EXIT2
EXIT1:
  ret i32 0
EXIT2:
  ret i32 1
}

; CHECK: declare void @f()
; CHECK: declare void @g()
; CHECK-LABEL: define i32 @branched_on_above(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %exit
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   ret i32 1
; CHECK: exit:                                             ; preds = %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @not_branched_on_above(i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %fr = freeze i1 %c
; CHECK-NEXT:   %x = and i1 %c, %d
; CHECK-NEXT:   br i1 %d, label %a, label %exit
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br i1 %fr, label %b, label %exit
; CHECK: b:                                                ; preds = %a
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   ret i32 1
; CHECK: exit:                                             ; preds = %a, %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @of_a_phi(i1 %cond, i1 %a, i1 %b) {
; CHECK-NEXT:   br i1 %cond, label %A, label %B
; CHECK: A:                                                ; preds = %0
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   %p.fr.thread = freeze i1 %a
; CHECK-NEXT:   br i1 %p.fr.thread, label %EXIT1, label %EXIT2
; CHECK: B:                                                ; preds = %0
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   %p.fr = freeze i1 %b
; CHECK-NEXT:   br i1 %p.fr, label %EXIT1, label %EXIT2
; CHECK: EXIT1:                                            ; preds = %B, %A
; CHECK-NEXT:   ret i32 0
; CHECK: EXIT2:                                            ; preds = %B, %A
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
