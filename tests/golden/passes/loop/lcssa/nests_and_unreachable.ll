; RUN: %nvopt -passes=lcssa -verify-each -S %s | FileCheck %s
; Uses in unreachable blocks become poison, uses in a phi of the exit are in form already, and an inner loop's value gets one phi for each loop that it leaves.
target triple = "nvptx64-nvidia-cuda"
define i32 @nest(i32 %n) {
entry:
  br label %o
o:
  %i = phi i32 [ 0, %entry ], [ %i2, %ol ]
  br label %in
in:
  %j = phi i32 [ 0, %o ], [ %j2, %in ]
  %j2 = add i32 %j, %i
  %c = icmp slt i32 %j2, %n
  br i1 %c, label %in, label %ol
ol:
  %i2 = add i32 %i, 1
  %d = icmp slt i32 %i2, %n
  br i1 %d, label %o, label %x
x:
  %r = add i32 %j2, %i2
  ret i32 %r
dead:
  %q = add i32 %j2, 1
  ret i32 %q
}
define i32 @already(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i2, %h ]
  %i2 = add i32 %i, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %h, label %x
x:
  %p = phi i32 [ %i2, %h ]
  ret i32 %p
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @nest(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %o
; CHECK: o:                                                ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i2, %ol ]
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %in, %o
; CHECK-NEXT:   %j = phi i32 [ 0, %o ], [ %j2, %in ]
; CHECK-NEXT:   %j2 = add i32 %j, %i
; CHECK-NEXT:   %c = icmp slt i32 %j2, %n
; CHECK-NEXT:   br i1 %c, label %in, label %ol
; CHECK: ol:                                               ; preds = %in
; CHECK-NEXT:   %j2.lcssa = phi i32 [ %j2, %in ]
; CHECK-NEXT:   %i2 = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %i2, %n
; CHECK-NEXT:   br i1 %d, label %o, label %x
; CHECK: x:                                                ; preds = %ol
; CHECK-NEXT:   %i2.lcssa = phi i32 [ %i2, %ol ]
; CHECK-NEXT:   %j2.lcssa.lcssa = phi i32 [ %j2.lcssa, %ol ]
; CHECK-NEXT:   %r = add i32 %j2.lcssa.lcssa, %i2.lcssa
; CHECK-NEXT:   ret i32 %r
; CHECK: dead:                                             ; No predecessors!
; CHECK-NEXT:   %q = add i32 poison, 1
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @already(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i2, %h ]
; CHECK-NEXT:   %i2 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i2, %n
; CHECK-NEXT:   br i1 %c, label %h, label %x
; CHECK: x:                                                ; preds = %h
; CHECK-NEXT:   %p = phi i32 [ %i2, %h ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
