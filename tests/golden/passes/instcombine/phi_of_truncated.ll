; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Booleans kept as bytes, which feed each other and truncations around a loop, are one bit wide; not where a byte is used as one.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i1 @bools(i1 %a, i1 %b, i1 %c, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %p = phi i8 [ 1, %entry ], [ %q, %l ]
  br i1 %a, label %t, label %l
t:
  %x = trunc nuw i8 %p to i1
  br i1 %x, label %u, label %l
u:
  %y = zext i1 %b to i8
  br label %l
l:
  %q = phi i8 [ %p, %h ], [ 0, %t ], [ %y, %u ]
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %e
e:
  %z = trunc i8 %q to i1
  ret i1 %z
}
define i1 @byte(i1 %a, i1 %b, ptr %s) {
entry:
  br i1 %a, label %t, label %l
t:
  %y = zext i1 %b to i8
  br label %l
l:
  %q = phi i8 [ 0, %entry ], [ %y, %t ]
  store i8 %q, ptr %s
  %z = trunc i8 %q to i1
  ret i1 %z
}
define i1 @computed(i1 %a, i8 %b) {
entry:
  br i1 %a, label %t, label %l
t:
  %y = mul i8 %b, %b
  br label %l
l:
  %q = phi i8 [ 0, %entry ], [ %y, %t ]
  %z = trunc i8 %q to i1
  ret i1 %z
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i1 @bools(i1 %a, i1 %b, i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %0 = phi i1 [ true, %entry ], [ %1, %l ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   br i1 %a, label %t, label %l
; CHECK: t:                                                ; preds = %h
; CHECK-NEXT:   br i1 %0, label %u, label %l
; CHECK: u:                                                ; preds = %t
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %u, %t, %h
; CHECK-NEXT:   %1 = phi i1 [ %0, %h ], [ false, %t ], [ %b, %u ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %e
; CHECK: e:                                                ; preds = %l
; CHECK-NEXT:   ret i1 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @byte(i1 %a, i1 %b, ptr %s) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %a, label %t, label %l
; CHECK: t:                                                ; preds = %entry
; CHECK-NEXT:   %y = zext i1 %b to i8
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %t, %entry
; CHECK-NEXT:   %q = phi i8 [ 0, %entry ], [ %y, %t ]
; CHECK-NEXT:   store i8 %q, ptr %s, align 1
; CHECK-NEXT:   %z = trunc nuw i8 %q to i1
; CHECK-NEXT:   ret i1 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @computed(i1 %a, i8 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %a, label %t, label %l
; CHECK: t:                                                ; preds = %entry
; CHECK-NEXT:   %y = mul i8 %b, %b
; CHECK-NEXT:   %0 = trunc i8 %y to i1
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %t, %entry
; CHECK-NEXT:   %z = phi i1 [ false, %entry ], [ %0, %t ]
; CHECK-NEXT:   ret i1 %z
; CHECK-NEXT: }
