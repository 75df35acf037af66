; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -verify-each -S %s | FileCheck %s
; A loop with a barrier is not copied: threads would wait in different ones. Nor is code that may not be there twice, too much of it, or a loop whose condition
; the threads of a warp do not agree on. A branch does not move up over a convergent operation, a store, or what may not return.
target triple = "nvptx64-nvidia-cuda"
define void @barrier(i1 noundef %c, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %a, label %l
a:
  call void @work(i32 1)
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
define void @leaves_behind_a_barrier(i1 %c, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %exit, label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
define i32 @leaves_behind_a_vote(i1 %c, i1 %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %p)
  br i1 %c, label %exit, label %l
l:
  %j = add i32 %i, %v
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 0
}
define ptx_kernel void @divergent(i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 7
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @work(i32 %i)
  br i1 %c, label %a, label %l
a:
  call void @work(i32 1)
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
define void @noduplicate(i1 noundef %c, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @once()
  br i1 %c, label %a, label %l
a:
  call void @work(i32 1)
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
declare void @work(i32)
declare void @once() noduplicate
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @barrier(i1 noundef %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br i1 %c, label %a, label %l
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %a, %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @leaves_behind_a_barrier(i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br i1 %c, label %exit, label %l
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit
; CHECK: exit:                                             ; preds = %l, %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @leaves_behind_a_vote(i1 %c, i1 %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   %v = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %p)
; CHECK-NEXT:   br i1 %c, label %exit, label %l
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   %j = add i32 %i, %v
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit
; CHECK: exit:                                             ; preds = %l, %h
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @divergent(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %c = icmp ult i32 %t, 7
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   br i1 %c, label %a, label %l
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %a, %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @noduplicate(i1 noundef %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   call void @once()
; CHECK-NEXT:   br i1 %c, label %a, label %l
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   call void @work(i32 1)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %a, %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %h, label %exit
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @work(i32)
; CHECK: ; Function Attrs: noduplicate
; CHECK-NEXT: declare void @once() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3
; CHECK: attributes #0 = { noduplicate }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #3 = { convergent nocallback nounwind }
