; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A loop's last test branches back where it is true, whatever its form: ptxas writes out rounds of loops of no other
; form. Branches that lead on get the canonical form of their test.
target triple = "nvptx64-nvidia-cuda"
declare void @work(i32)

define void @one_block(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @work(i32 %i)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %on, label %loop
on:
  %d = icmp ne i32 %n, %m
  br i1 %d, label %then, label %else
then:
  call void @work(i32 1)
  ret void
else:
  call void @work(i32 2)
  ret void
}

define void @two_blocks(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  call void @work(i32 %i)
  %odd = trunc i32 %i to i1
  br i1 %odd, label %more, label %latch
more:
  call void @work(i32 7)
  br label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp uge i32 %j, %n
  br i1 %c, label %exit, label %head
exit:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: declare void @work(i32)
; CHECK-LABEL: define void @one_block(i32 %n, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %on
; CHECK: on:                                               ; preds = %loop
; CHECK-NEXT:   %d = icmp eq i32 %n, %m
; CHECK-NEXT:   br i1 %d, label %else, label %then
; CHECK: then:                                             ; preds = %on
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   ret void
; CHECK: else:                                             ; preds = %on
; CHECK-NEXT:   call void @work(i32 2)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @two_blocks(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %odd = trunc i32 %i to i1
; CHECK-NEXT:   br i1 %odd, label %more, label %latch
; CHECK: more:                                             ; preds = %head
; CHECK-NEXT:   call void @work(i32 7)
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %more, %head
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %head, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
