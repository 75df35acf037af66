; RUN: %nvopt -passes=loop-simplify -verify-each -S %s | FileCheck %s
; One edge back is wanted, not one block.
define void @f(i32 %x, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ], [ %j, %loop ]
  %j = add i32 %i, 1
  store volatile i32 %j, ptr %p
  switch i32 %x, label %exit [
    i32 0, label %loop
    i32 1, label %loop
  ]
exit:
  ret void
}

; CHECK-LABEL: define void @f(i32 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop.backedge, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop.backedge ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   store volatile i32 %j, ptr %p, align 4
; CHECK-NEXT:   switch i32 %x, label %exit [
; CHECK-NEXT:     i32 0, label %loop.backedge
; CHECK-NEXT:     i32 1, label %loop.backedge
; CHECK-NEXT:   ]
; CHECK: loop.backedge:                                    ; preds = %loop, %loop
; CHECK-NEXT:   br label %loop
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
