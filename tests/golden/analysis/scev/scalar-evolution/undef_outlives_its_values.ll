; RUN: %nvopt -verify-each -verify-pass-claims -passes='loop-mssa(loop-instsimplify,licm)' -S %s | FileCheck %s
; The values that were undef go one by one; the expression of undef stays, since the constant is bound to it.
define i32 @f(ptr %p) {
entry:
  br label %a
a:
  %v = add i32 undef, 0
  indirectbr ptr %p, [label %a, label %b]
b:
  br i1 false, label %exit, label %b
exit:
  %w = add i32 %v, 1
  ret i32 %w
}

; CHECK-LABEL: define i32 @f(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %a
; CHECK: a:                                                ; preds = %a, %entry
; CHECK-NEXT:   indirectbr ptr %p, [label %a, label %b]
; CHECK: b:                                                ; preds = %b, %a
; CHECK-NEXT:   br i1 false, label %exit, label %b
; CHECK: exit:                                             ; preds = %b
; CHECK-NEXT:   %v.lcssa.lcssa = phi i32 [ undef, %b ]
; CHECK-NEXT:   %w = add i32 %v.lcssa.lcssa, 1
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
