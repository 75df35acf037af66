; RUN: %nvopt -passes=gvn -S %s | FileCheck %s

declare i32 @asks(i32) memory(read)
declare void @may-not-return()

; The call may not return, so that the load in the loop need not run; before the loop it may, since %p is not null there.
define i32 @before-the-loop(ptr align 8 dereferenceable_or_null(48) %p, i32 %n) {
entry:
  %none = icmp eq ptr %p, null
  br i1 %none, label %out, label %pre

pre:
  br label %loop

loop:
  %i = phi i32 [ 0, %pre ], [ %next, %loop ]
  %x = call i32 @asks(i32 %i)
  %v = load i32, ptr %p, align 4
  %sum = add i32 %x, %v
  store i32 %sum, ptr %p, align 4
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %done, label %loop

done:
  ret i32 %sum

out:
  ret i32 0
}

; Nobody has asked whether it is null.
define i32 @may-be-null(ptr align 8 dereferenceable_or_null(48) %p, i32 %n) {
pre:
  br label %loop

loop:
  %i = phi i32 [ 0, %pre ], [ %next, %loop ]
  %x = call i32 @asks(i32 %i)
  %v = load i32, ptr %p, align 4
  %sum = add i32 %x, %v
  store i32 %sum, ptr %p, align 4
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %done, label %loop

done:
  ret i32 %sum
}

; One load above serves both ways.
define i32 @twin(ptr noalias readonly align 4 captures(none) dereferenceable(8) %p, ptr noalias %r, i1 %c) {
entry:
  br i1 %c, label %meet, label %beside

beside:
  %u = load i32, ptr %p, align 4, !range !0
  store i32 %u, ptr %r, align 4
  br label %meet

meet:
  call void @may-not-return()
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

!0 = !{i32 0, i32 10}

; CHECK: ; Function Attrs: memory(read)
; CHECK-NEXT: declare i32 @asks(i32) #0
; CHECK: declare void @may-not-return()
; CHECK-LABEL: define i32 @before-the-loop(ptr align 8 dereferenceable_or_null(48) %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %none = icmp eq ptr %p, null
; CHECK-NEXT:   br i1 %none, label %out, label %pre
; CHECK: pre:                                              ; preds = %entry
; CHECK-NEXT:   %v.pre = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %pre
; CHECK-NEXT:   %v = phi i32 [ %v.pre, %pre ], [ %sum, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %pre ], [ %next, %loop ]
; CHECK-NEXT:   %x = call i32 @asks(i32 %i)
; CHECK-NEXT:   %sum = add i32 %x, %v
; CHECK-NEXT:   store i32 %sum, ptr %p, align 4
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %end = icmp eq i32 %next, %n
; CHECK-NEXT:   br i1 %end, label %done, label %loop
; CHECK: done:                                             ; preds = %loop
; CHECK-NEXT:   ret i32 %sum
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @may-be-null(ptr align 8 dereferenceable_or_null(48) %p, i32 %n) {
; CHECK-NEXT: pre:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %pre
; CHECK-NEXT:   %i = phi i32 [ 0, %pre ], [ %next, %loop ]
; CHECK-NEXT:   %x = call i32 @asks(i32 %i)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %sum = add i32 %x, %v
; CHECK-NEXT:   store i32 %sum, ptr %p, align 4
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %end = icmp eq i32 %next, %n
; CHECK-NEXT:   br i1 %end, label %done, label %loop
; CHECK: done:                                             ; preds = %loop
; CHECK-NEXT:   ret i32 %sum
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @twin(ptr noalias readonly align 4 captures(none) dereferenceable(8) %p, ptr noalias %r, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v.pre = load i32, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %meet, label %beside
; CHECK: beside:                                           ; preds = %entry
; CHECK-NEXT:   store i32 %v.pre, ptr %r, align 4
; CHECK-NEXT:   br label %meet
; CHECK: meet:                                             ; preds = %beside, %entry
; CHECK-NEXT:   call void @may-not-return()
; CHECK-NEXT:   ret i32 %v.pre
; CHECK-NEXT: }
; CHECK: attributes #0 = { memory(read) }
