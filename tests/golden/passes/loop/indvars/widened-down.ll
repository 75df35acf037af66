; RUN: %nvopt -passes='loop(indvars)' -verify-each -S %s | FileCheck %s
target datalayout = "n8:16:32:64"
; A counter that counts down while it is positive is never negative: its zero extension is the signed one, and the test is of the wide one.
define void @down(ptr %p, ptr %a) {
entry:
  %n = load i32, ptr %p, !range !0
  br label %h
h:
  %i = phi i32 [ %n, %entry ], [ %j, %h ]
  %w = zext i32 %i to i64
  %q = getelementptr inbounds i32, ptr %a, i64 %w
  store i32 0, ptr %q
  %j = add nsw i32 %i, -1
  %c = icmp slt i32 %i, 1
  br i1 %c, label %e, label %h
e:
  ret void
}
; It may begin below zero: the test reads the narrow one.
define void @begins_anywhere(ptr %p, ptr %a) {
entry:
  %n = load i32, ptr %p
  br label %h
h:
  %i = phi i32 [ %n, %entry ], [ %j, %h ]
  %w = zext i32 %i to i64
  %q = getelementptr inbounds i32, ptr %a, i64 %w
  store i32 0, ptr %q
  %j = add nsw i32 %i, -1
  %c = icmp slt i32 %i, 1
  br i1 %c, label %e, label %h
e:
  ret void
}
; It ends below zero: zero is another round.
define void @ends_below(ptr %p, ptr %a) {
entry:
  %n = load i32, ptr %p, !range !0
  br label %h
h:
  %i = phi i32 [ %n, %entry ], [ %j, %h ]
  %w = zext i32 %i to i64
  %q = getelementptr inbounds i32, ptr %a, i64 %w
  store i32 0, ptr %q
  %j = add nsw i32 %i, -1
  %c = icmp slt i32 %i, 0
  br i1 %c, label %e, label %h
e:
  ret void
}
!0 = !{i32 0, i32 2147483647}

; CHECK: target datalayout = "n8:16:32:64"
; CHECK-LABEL: define void @down(ptr %p, ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n = load i32, ptr %p, align 4, !range !0
; CHECK-NEXT:   %0 = zext i32 %n to i64
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %indvars.iv = phi i64 [ %0, %entry ], [ %indvars.iv.next, %h ]
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   %indvars.iv.next = add nsw i64 %indvars.iv, -1
; CHECK-NEXT:   %c = icmp slt i64 %indvars.iv, 1
; CHECK-NEXT:   br i1 %c, label %e, label %h
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @begins_anywhere(ptr %p, ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n = load i32, ptr %p, align 4
; CHECK-NEXT:   %0 = zext i32 %n to i64
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %indvars.iv = phi i64 [ %0, %entry ], [ %indvars.iv.next, %h ]
; CHECK-NEXT:   %1 = trunc nuw i64 %indvars.iv to i32
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   %indvars.iv.next = add nsw i64 %indvars.iv, -1
; CHECK-NEXT:   %c = icmp slt i32 %1, 1
; CHECK-NEXT:   br i1 %c, label %e, label %h
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @ends_below(ptr %p, ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n = load i32, ptr %p, align 4, !range !0
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ %n, %entry ], [ %j, %h ]
; CHECK-NEXT:   %w = zext i32 %i to i64
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %a, i64 %w
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   %j = add nsw i32 %i, -1
; CHECK-NEXT:   %c = icmp slt i32 %i, 0
; CHECK-NEXT:   br i1 %c, label %e, label %h
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: !0 = !{i32 0, i32 2147483647}
