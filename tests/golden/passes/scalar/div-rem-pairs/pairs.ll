; RUN: %nvopt -passes=div-rem-pairs -S %s | FileCheck %s
; A remainder beside a division of the same values: from the quotient, of frozen operands where they may be undefined, without `exact`. Where the remainder
; comes first the division moves up; from a join it moves above the branch. Other signs, other operands, and what a call that may not return
; stands before stay.
target triple = "nvptx64-nvidia-cuda"
define i32 @beside(i32 noundef %x, i32 noundef %y) {
  %q = udiv exact i32 %x, %y
  %r = urem i32 %x, %y
  %s = add i32 %q, %r
  ret i32 %s
}
define i32 @above(i32 %x, i32 %y, i1 %c) {
  %r = srem i32 %x, %y
  br i1 %c, label %a, label %b
a:
  %q = sdiv i32 %x, %y
  %s = add i32 %q, %r
  ret i32 %s
b:
  ret i32 %r
}
define i32 @join(i32 noundef %x, i32 noundef %y, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %r = urem i32 %x, %y
  br label %b
b:
  %p = phi i32 [ 0, %entry ], [ %r, %a ]
  %q = udiv i32 %x, %y
  %s = add i32 %p, %q
  ret i32 %s
}
define i32 @maybe(i32 noundef %x, i32 noundef %y, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %r = urem i32 %x, %y
  br label %b
b:
  %p = phi i32 [ 0, %entry ], [ %r, %a ]
  call void @f()
  %q = udiv i32 %x, %y
  %s = add i32 %p, %q
  ret i32 %s
}
define i32 @others(i32 %x, i32 %y) {
  %q = sdiv i32 %x, %y
  %r = urem i32 %x, %y
  %t = srem i32 %y, %x
  %s = add i32 %q, %r
  %u = add i32 %s, %t
  ret i32 %u
}
declare void @f()

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @beside(i32 noundef %x, i32 noundef %y) {
; CHECK-NEXT:   %q = udiv i32 %x, %y
; CHECK-NEXT:   %1 = mul i32 %q, %y
; CHECK-NEXT:   %r = sub i32 %x, %1
; CHECK-NEXT:   %s = add i32 %q, %r
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @above(i32 %x, i32 %y, i1 %c) {
; CHECK-NEXT:   %1 = freeze i32 %x
; CHECK-NEXT:   %2 = freeze i32 %y
; CHECK-NEXT:   %q = sdiv i32 %1, %2
; CHECK-NEXT:   %3 = mul i32 %q, %2
; CHECK-NEXT:   %r = sub i32 %1, %3
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   %s = add i32 %q, %r
; CHECK-NEXT:   ret i32 %s
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @join(i32 noundef %x, i32 noundef %y, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %q = udiv i32 %x, %y
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %0 = mul i32 %q, %y
; CHECK-NEXT:   %r = sub i32 %x, %0
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %entry
; CHECK-NEXT:   %p = phi i32 [ 0, %entry ], [ %r, %a ]
; CHECK-NEXT:   %s = add i32 %p, %q
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @maybe(i32 noundef %x, i32 noundef %y, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %r = urem i32 %x, %y
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %entry
; CHECK-NEXT:   %p = phi i32 [ 0, %entry ], [ %r, %a ]
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   %q = udiv i32 %x, %y
; CHECK-NEXT:   %s = add i32 %p, %q
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @others(i32 %x, i32 %y) {
; CHECK-NEXT:   %q = sdiv i32 %x, %y
; CHECK-NEXT:   %r = urem i32 %x, %y
; CHECK-NEXT:   %t = srem i32 %y, %x
; CHECK-NEXT:   %s = add i32 %q, %r
; CHECK-NEXT:   %u = add i32 %s, %t
; CHECK-NEXT:   ret i32 %u
; CHECK-NEXT: }
; CHECK: declare void @f()
