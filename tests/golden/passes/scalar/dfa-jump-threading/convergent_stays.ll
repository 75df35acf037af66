; RUN: %nvopt -passes=dfa-jump-threading -verify-each -S %s | FileCheck %s
; Threads that met at the switch may meet later or not at all: with a barrier in the function the machine stays.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
define i32 @barrier(i32 %n) {
entry:
  br label %loop
loop:
  %s = phi i32 [ 1, %entry ], [ %t, %next ]
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  switch i32 %s, label %out [ i32 1, label %one
    i32 2, label %two ]
one:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %next
two:
  br label %next
next:
  %t = phi i32 [ 2, %one ], [ 1, %two ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  %r = phi i32 [ %i, %loop ], [ %j, %next ]
  ret i32 %r
}
define i32 @none(i32 %n) {
entry:
  br label %loop
loop:
  %s = phi i32 [ 1, %entry ], [ %t, %next ]
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  switch i32 %s, label %out [ i32 1, label %one
    i32 2, label %two ]
one:
  br label %next
two:
  br label %next
next:
  %t = phi i32 [ 2, %one ], [ 1, %two ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  %r = phi i32 [ %i, %loop ], [ %j, %next ]
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define i32 @barrier(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %next, %entry
; CHECK-NEXT:   %s = phi i32 [ 1, %entry ], [ %t, %next ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %next ]
; CHECK-NEXT:   switch i32 %s, label %out [
; CHECK-NEXT:     i32 1, label %one
; CHECK-NEXT:     i32 2, label %two
; CHECK-NEXT:   ]
; CHECK: one:                                              ; preds = %loop
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %next
; CHECK: two:                                              ; preds = %loop
; CHECK-NEXT:   br label %next
; CHECK: next:                                             ; preds = %two, %one
; CHECK-NEXT:   %t = phi i32 [ 2, %one ], [ 1, %two ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %out
; CHECK: out:                                              ; preds = %next, %loop
; CHECK-NEXT:   %r = phi i32 [ %i, %loop ], [ %j, %next ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @none(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 1, label %out [
; CHECK-NEXT:     i32 1, label %one
; CHECK-NEXT:     i32 2, label %two
; CHECK-NEXT:   ]
; CHECK: loop.jt2:                                         ; preds = %one
; CHECK-NEXT:   br label %two
; CHECK: loop.jt1:                                         ; preds = %two
; CHECK-NEXT:   br label %one
; CHECK: one:                                              ; preds = %loop.jt1, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j.jt1, %loop.jt1 ]
; CHECK-NEXT:   %j.jt2 = add i32 %i, 1
; CHECK-NEXT:   %c.jt2 = icmp slt i32 %j.jt2, %n
; CHECK-NEXT:   br i1 %c.jt2, label %loop.jt2, label %out
; CHECK: two:                                              ; preds = %loop.jt2, %entry
; CHECK-NEXT:   %i1 = phi i32 [ 0, %entry ], [ %j.jt2, %loop.jt2 ]
; CHECK-NEXT:   %j.jt1 = add i32 %i1, 1
; CHECK-NEXT:   %c.jt1 = icmp slt i32 %j.jt1, %n
; CHECK-NEXT:   br i1 %c.jt1, label %loop.jt1, label %out
; CHECK: out:                                              ; preds = %two, %one, %entry
; CHECK-NEXT:   %r = phi i32 [ 0, %entry ], [ %j.jt2, %one ], [ %j.jt1, %two ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
