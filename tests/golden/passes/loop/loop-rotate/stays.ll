; RUN: %nvopt -passes='loop(loop-rotate)' -verify-each -S %s | FileCheck %s
; What is not copied, and so keeps the loop as it is: a barrier or vote in the header, what is marked noduplicate, an exit that an indirectbr leads to too.
; A loop that is tested at its bottom already stays as well.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare void @once() noduplicate
declare void @work(i32)
define void @barrier(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  call void @work(i32 %i)
  %j = add i32 %i, 1
  br label %h
exit:
  ret void
}
define void @vote(i1 %p) {
entry:
  br label %h
h:
  %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %p)
  br i1 %c, label %body, label %exit
body:
  call void @work(i32 0)
  br label %h
exit:
  ret void
}
define void @noduplicate(i1 %c) {
entry:
  br label %h
h:
  call void @once()
  br i1 %c, label %body, label %exit
body:
  call void @work(i32 0)
  br label %h
exit:
  ret void
}
define void @exit_of_an_indirectbr(i1 %c, ptr %p) {
entry:
  br label %h
h:
  br i1 %c, label %exit, label %body
body:
  indirectbr ptr %p, [label %latch, label %exit]
latch:
  br label %h
exit:
  ret void
}
define void @tested_at_the_bottom(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %e = icmp eq i32 %i, 77
  br i1 %e, label %exit, label %latch
latch:
  call void @work(i32 %i)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}

; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #1
; CHECK: ; Function Attrs: noduplicate
; CHECK-NEXT: declare void @once() #2
; CHECK: declare void @work(i32)
; CHECK-LABEL: define void @barrier(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %body, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %body ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %c = icmp ult i32 %i, %n
; CHECK-NEXT:   br i1 %c, label %body, label %exit
; CHECK: body:                                             ; preds = %h
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @vote(i1 %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %body, %entry
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %p)
; CHECK-NEXT:   br i1 %c, label %body, label %exit
; CHECK: body:                                             ; preds = %h
; CHECK-NEXT:   call void @work(i32 0)
; CHECK-NEXT:   br label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @noduplicate(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %body, %entry
; CHECK-NEXT:   call void @once()
; CHECK-NEXT:   br i1 %c, label %body, label %exit
; CHECK: body:                                             ; preds = %h
; CHECK-NEXT:   call void @work(i32 0)
; CHECK-NEXT:   br label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @exit_of_an_indirectbr(i1 %c, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %latch, %entry
; CHECK-NEXT:   br i1 %c, label %exit, label %body
; CHECK: body:                                             ; preds = %h
; CHECK-NEXT:   indirectbr ptr %p, [label %latch, label %exit]
; CHECK: latch:                                            ; preds = %body
; CHECK-NEXT:   br label %h
; CHECK: exit:                                             ; preds = %body, %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @tested_at_the_bottom(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   %e = icmp eq i32 %i, 77
; CHECK-NEXT:   br i1 %e, label %exit, label %latch
; CHECK: latch:                                            ; preds = %h
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %latch, %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #2 = { noduplicate }
