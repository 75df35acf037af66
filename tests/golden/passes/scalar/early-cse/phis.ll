; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s
; Phis of one block with equal operands are one, up to five operands (EARLY_CSE_PHI), as cicc documents it.
define i32 @two(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ %x, %0 ], [ %y, %a ]
  %q = phi i32 [ %x, %0 ], [ %y, %a ]
  %r = mul i32 %p, %q
  ret i32 %r
}

define i32 @six(i32 %s, i32 %x, i32 %y) {
  switch i32 %s, label %b [ i32 1, label %b
                            i32 2, label %b
                            i32 3, label %b
                            i32 4, label %b
                            i32 5, label %a ]
a:
  br label %b
b:
  %p = phi i32 [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %y, %a ]
  %q = phi i32 [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %y, %a ]
  %r = mul i32 %p, %q
  ret i32 %r
}

; CHECK-LABEL: define i32 @two(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %0
; CHECK-NEXT:   %p = phi i32 [ %x, %0 ], [ %y, %a ]
; CHECK-NEXT:   %r = mul i32 %p, %p
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @six(i32 %s, i32 %x, i32 %y) {
; CHECK-NEXT:   switch i32 %s, label %b [
; CHECK-NEXT:     i32 1, label %b
; CHECK-NEXT:     i32 2, label %b
; CHECK-NEXT:     i32 3, label %b
; CHECK-NEXT:     i32 4, label %b
; CHECK-NEXT:     i32 5, label %a
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %0, %0, %0, %0, %0
; CHECK-NEXT:   %p = phi i32 [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %y, %a ]
; CHECK-NEXT:   %q = phi i32 [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %x, %0 ], [ %y, %a ]
; CHECK-NEXT:   %r = mul i32 %p, %q
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
