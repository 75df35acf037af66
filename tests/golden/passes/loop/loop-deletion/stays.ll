; RUN: %nvopt -passes='loop(loop-deletion)' -verify-each -S %s | FileCheck %s
; What stays: stores, volatile loads, barriers and votes, calls that may not return, a loop that may never end, a result that changes.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare void @unknown() nounwind memory(none)
define void @volatile(ptr %p, i32 %n) mustprogress {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %x = load volatile i32, ptr %p
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @barrier(i32 %n) mustprogress {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @vote(i1 %p) mustprogress {
entry:
  br label %h
h:
  %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %p)
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @call_that_may_not_return(i32 %n) mustprogress {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @unknown()
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @may_never_end(i1 %c) {
entry:
  br label %h
h:
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define i32 @result(i32 %n) mustprogress {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %j = add i32 %i, 3
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret i32 %j
}

; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #1
; CHECK: ; Function Attrs: nounwind memory(none)
; CHECK-NEXT: declare void @unknown() #2
; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define void @volatile(ptr %p, i32 %n) #3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %x = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define void @barrier(i32 %n) #3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define void @vote(i1 %p) #3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %p)
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define void @call_that_may_not_return(i32 %n) #3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   call void @unknown()
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @may_never_end(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define i32 @result(i32 %n) #3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %j = add i32 %i, 3
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %h ]
; CHECK-NEXT:   ret i32 %j.lcssa
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #2 = { nounwind memory(none) }
; CHECK-NEXT: attributes #3 = { mustprogress }
