; RUN: %nvopt -passes='loop(loop-flatten)' -verify-each -S %s | FileCheck %s
; Both loops stay: a barrier and a convergent call, which threads would meet in other rounds; a counter used for something else; a value at the start of the
; outer round that is seen in the inner one; a bound that may be 0 (2^32 rounds); a product that may not fit; a store and a read between the loops.
target datalayout = "e-p:32:32-n32"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @meet(i32) convergent
declare void @use(i32)
define void @barrier() {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %v)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @convergent() {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @meet(i32 %v)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @other_use() {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %v)
  call void @use(i32 %j)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @outer_use() {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %v)
  call void @use(i32 %i)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @product_use() {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %v)
  call void @use(i32 %p)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @start_is_seen(i32 %a) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %s = phi i32 [ %a, %entry ], [ %t.l, %ol ]
  %p = mul i32 %i, 20
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %t = phi i32 [ %s, %oh ], [ %t.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %v)
  call void @use(i32 %s)
  %t.n = add i32 %t, 3
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %t.l = phi i32 [ %t.n, %ih ]
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @maybe_zero(i32 %m) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, %m
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %v)
  %j.n = add i32 %j, 1
  %cj = icmp ne i32 %j.n, %m
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @may_not_fit(i32 %n, i32 %m) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, %m
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %v)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, %m
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, %n
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @stores_between(ptr %a) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  store i32 %p, ptr %a
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %v)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @reads_between(ptr dereferenceable(4) align 4 %a) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  %x = load i32, ptr %a
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %x)
  call void @use(i32 %v)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p:32:32-n32"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: declare void @meet(i32) #1
; CHECK: declare void @use(i32)
; CHECK-LABEL: define void @barrier() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, 20
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %j.n = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, 20
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 10
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @convergent() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, 20
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @meet(i32 %v)
; CHECK-NEXT:   %j.n = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, 20
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 10
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @other_use() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, 20
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   call void @use(i32 %j)
; CHECK-NEXT:   %j.n = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, 20
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 10
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @outer_use() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, 20
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %j.n = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, 20
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 10
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @product_use() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, 20
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   call void @use(i32 %p)
; CHECK-NEXT:   %j.n = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, 20
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 10
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @start_is_seen(i32 %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %s = phi i32 [ %a, %entry ], [ %t.l, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, 20
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %t = phi i32 [ %s, %oh ], [ %t.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   call void @use(i32 %s)
; CHECK-NEXT:   %t.n = add i32 %t, 3
; CHECK-NEXT:   %j.n = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, 20
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %t.l = phi i32 [ %t.n, %ih ]
; CHECK-NEXT:   %i.n = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 10
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @maybe_zero(i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, %m
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   %j.n = add i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, %m
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 10
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @may_not_fit(i32 %n, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, %m
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   %j.n = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, %m
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, %n
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stores_between(ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, 20
; CHECK-NEXT:   store i32 %p, ptr %a, align 4
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   %j.n = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, 20
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 10
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @reads_between(ptr align 4 dereferenceable(4) %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %p = mul i32 %i, 20
; CHECK-NEXT:   %x = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %ih, %oh
; CHECK-NEXT:   %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
; CHECK-NEXT:   %v = add i32 %p, %j
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   %j.n = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %cj = icmp ne i32 %j.n, 20
; CHECK-NEXT:   br i1 %cj, label %ih, label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 10
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { convergent }
