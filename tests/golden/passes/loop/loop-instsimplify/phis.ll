; RUN: %nvopt -passes='loop(loop-instsimplify)' -verify-each -S %s | FileCheck %s
; A phi of one value on all ways goes with what stands on it; one that undef reaches goes only where the value is not poison.
target triple = "nvptx64-nvidia-cuda"
define i32 @same(i32 %x, i32 %n, ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ %x, %entry ], [ %t, %h ]
  %t = add i32 %s, 0
  store i32 %t, ptr %p, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %e
e:
  ret i32 %j
}
define i32 @undefined(i32 %x, i32 noundef %y, i32 %n, ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %d = icmp eq i32 %i, 7
  br i1 %d, label %a, label %l
a:
  br label %l
l:
  %s = phi i32 [ undef, %h ], [ %x, %a ]
  %t = phi i32 [ undef, %h ], [ %y, %a ]
  store i32 %s, ptr %p, align 4
  store volatile i32 %t, ptr %p, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %e
e:
  ret i32 %j
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @same(i32 %x, i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %e
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %h ]
; CHECK-NEXT:   ret i32 %j.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @undefined(i32 %x, i32 noundef %y, i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   %d = icmp eq i32 %i, 7
; CHECK-NEXT:   br i1 %d, label %a, label %l
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %a, %h
; CHECK-NEXT:   %s = phi i32 [ undef, %h ], [ %x, %a ]
; CHECK-NEXT:   store i32 %s, ptr %p, align 4
; CHECK-NEXT:   store volatile i32 %y, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %e
; CHECK: e:                                                ; preds = %l
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %l ]
; CHECK-NEXT:   ret i32 %j.lcssa
; CHECK-NEXT: }
