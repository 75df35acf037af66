; RUN: %nvopt -passes=sccp -S %s | FileCheck %s

; The counter grows too often to be followed; behind its test it is what the test allows.
define i32 @counted(i32 %n, ptr %p) {
entry:
  %end = lshr i32 %n, 6
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %go = icmp ult i32 %i, %end
  br i1 %go, label %body, label %out

body:
  %x = zext i32 %i to i64
  %q = getelementptr i64, ptr %p, i64 %x
  store i64 %x, ptr %q, align 8
  %next = add i32 %i, 1
  br label %head

out:
  ret i32 %i
}

; A phi's operand sees what the branch to it says; not where the block has another way there.
define i32 @at-a-phi(i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %meet, label %x

x:
  br label %meet

meet:
  %p = phi i32 [ %a, %entry ], [ %b, %x ]
  ret i32 %p
}

define i32 @two-ways(i32 %a, i32 %b, i32 %q) {
entry:
  switch i32 %a, label %x [
    i32 1, label %meet
    i32 2, label %meet
  ]

x:
  br label %meet

meet:
  %p = phi i32 [ %a, %entry ], [ %a, %entry ], [ %b, %x ]
  ret i32 %p
}

; CHECK-LABEL: define i32 @counted(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %end = lshr i32 %n, 6
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %body, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %body ]
; CHECK-NEXT:   %go = icmp ult i32 %i, %end
; CHECK-NEXT:   br i1 %go, label %body, label %out
; CHECK: body:                                             ; preds = %head
; CHECK-NEXT:   %x = zext nneg i32 %i to i64
; CHECK-NEXT:   %q = getelementptr i64, ptr %p, i64 %x
; CHECK-NEXT:   store i64 %x, ptr %q, align 8
; CHECK-NEXT:   %next = add nuw nsw i32 %i, 1
; CHECK-NEXT:   br label %head
; CHECK: out:                                              ; preds = %head
; CHECK-NEXT:   ret i32 %i
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @at-a-phi(i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %a, 0
; CHECK-NEXT:   br i1 %c, label %meet, label %x
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   br label %meet
; CHECK: meet:                                             ; preds = %x, %entry
; CHECK-NEXT:   %p = phi i32 [ 0, %entry ], [ %b, %x ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @two-ways(i32 %a, i32 %b, i32 %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %a, label %x [
; CHECK-NEXT:     i32 1, label %meet
; CHECK-NEXT:     i32 2, label %meet
; CHECK-NEXT:   ]
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   br label %meet
; CHECK: meet:                                             ; preds = %x, %entry, %entry
; CHECK-NEXT:   %p = phi i32 [ %a, %entry ], [ %a, %entry ], [ %b, %x ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
