; RUN: %nvopt -passes='loop-mssa(lnicm)' -verify-each -S %s | FileCheck %s
; What changes with an outer loop stays inside, although the inner loop does not change it: it would only hold a register.
target triple = "nvptx64-nvidia-cuda"
define void @inner_only(ptr noalias %p, i32 %a, i32 %m) {
entry:
  br label %o
o:
  %i = phi i32 [ 0, %entry ], [ %i2, %olatch ]
  br label %n
n:
  %j = phi i32 [ 0, %o ], [ %j2, %n ]
  %y = mul i32 %i, %a
  %q = getelementptr i32, ptr %p, i32 %j
  store i32 %y, ptr %q, align 4
  %j2 = add i32 %j, 1
  %cj = icmp slt i32 %j2, %m
  br i1 %cj, label %n, label %olatch
olatch:
  %i2 = add i32 %i, 1
  %ci = icmp slt i32 %i2, %m
  br i1 %ci, label %o, label %x
x:
  ret void
}
define void @all(ptr noalias %p, i32 %a, i32 %m) {
entry:
  br label %o
o:
  %i = phi i32 [ 0, %entry ], [ %i2, %olatch ]
  br label %n
n:
  %j = phi i32 [ 0, %o ], [ %j2, %n ]
  %y = mul i32 %a, %a
  %q = getelementptr i32, ptr %p, i32 %j
  store i32 %y, ptr %q, align 4
  %j2 = add i32 %j, 1
  %cj = icmp slt i32 %j2, %m
  br i1 %cj, label %n, label %olatch
olatch:
  %i2 = add i32 %i, 1
  %ci = icmp slt i32 %i2, %m
  br i1 %ci, label %o, label %x
x:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @inner_only(ptr noalias %p, i32 %a, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %o
; CHECK: o:                                                ; preds = %olatch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i2, %olatch ]
; CHECK-NEXT:   br label %n
; CHECK: n:                                                ; preds = %n, %o
; CHECK-NEXT:   %j = phi i32 [ 0, %o ], [ %j2, %n ]
; CHECK-NEXT:   %y = mul i32 %i, %a
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 %j
; CHECK-NEXT:   store i32 %y, ptr %q, align 4
; CHECK-NEXT:   %j2 = add i32 %j, 1
; CHECK-NEXT:   %cj = icmp slt i32 %j2, %m
; CHECK-NEXT:   br i1 %cj, label %n, label %olatch
; CHECK: olatch:                                           ; preds = %n
; CHECK-NEXT:   %i2 = add i32 %i, 1
; CHECK-NEXT:   %ci = icmp slt i32 %i2, %m
; CHECK-NEXT:   br i1 %ci, label %o, label %x
; CHECK: x:                                                ; preds = %olatch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @all(ptr noalias %p, i32 %a, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %y = mul i32 %a, %a
; CHECK-NEXT:   br label %o
; CHECK: o:                                                ; preds = %olatch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i2, %olatch ]
; CHECK-NEXT:   br label %n
; CHECK: n:                                                ; preds = %n, %o
; CHECK-NEXT:   %j = phi i32 [ 0, %o ], [ %j2, %n ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 %j
; CHECK-NEXT:   store i32 %y, ptr %q, align 4
; CHECK-NEXT:   %j2 = add i32 %j, 1
; CHECK-NEXT:   %cj = icmp slt i32 %j2, %m
; CHECK-NEXT:   br i1 %cj, label %n, label %olatch
; CHECK: olatch:                                           ; preds = %n
; CHECK-NEXT:   %i2 = add i32 %i, 1
; CHECK-NEXT:   %ci = icmp slt i32 %i2, %m
; CHECK-NEXT:   br i1 %ci, label %o, label %x
; CHECK: x:                                                ; preds = %olatch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
