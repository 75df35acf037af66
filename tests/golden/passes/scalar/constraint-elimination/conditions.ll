; RUN: %nvopt -passes=constraint-elimination -S %s | FileCheck %s
; What follows from the conditions passed before.

declare void @use(i1)
declare void @llvm.assume(i1)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; x <= y and y <= z: x <= z, and z < x is false; y = x is not known.
define void @over_a_third(i32 %x, i32 %y, i32 %z) {
entry:
  %a = icmp ule i32 %x, %y
  %b = icmp ule i32 %y, %z
  %both = and i1 %a, %b
  br i1 %both, label %in, label %out
in:
  %t = icmp ule i32 %x, %z
  call void @use(i1 %t)
  %f = icmp ult i32 %z, %x
  call void @use(i1 %f)
  %stays = icmp eq i32 %x, %y
  call void @use(i1 %stays)
  ret void
out:
  ret void
}

; Without nuw the sum may wrap: the check stays.
define i1 @sums_that_may_wrap_are_left_alone(i32 %i, i32 %n) {
entry:
  %c = icmp ult i32 %i, %n
  br i1 %c, label %in, label %out
in:
  %j = add i32 %i, 2
  %stays = icmp ugt i32 %j, %i
  ret i1 %stays
out:
  ret i1 false
}

; i < n: i + 1 does not wrap and is at most n.
define i1 @next_of_what_is_below(i32 %i, i32 %n) {
entry:
  %c = icmp ult i32 %i, %n
  br i1 %c, label %in, label %out
in:
  %j = add nuw i32 %i, 1
  %t = icmp ule i32 %j, %n
  ret i1 %t
out:
  ret i1 false
}

; 0 <= i < n with sign is i < n without.
define i1 @orders_agree(i32 %i, i32 %n) {
entry:
  %a = icmp sge i32 %i, 0
  br i1 %a, label %more, label %out
more:
  %b = icmp slt i32 %i, %n
  br i1 %b, label %in, label %out
in:
  %t = icmp ult i32 %i, %n
  ret i1 %t
out:
  ret i1 false
}

; -1 < n says nothing without sign.
define i1 @orders_that_do_not_agree(i32 %i, i32 %n) {
entry:
  %b = icmp slt i32 %i, %n
  br i1 %b, label %in, label %out
in:
  %stays = icmp ult i32 %i, %n
  ret i1 %stays
out:
  ret i1 false
}

; 2*x <= 7: x <= 3.
define i1 @whole_numbers(i32 %x) {
entry:
  %d = shl nuw i32 %x, 1
  %c = icmp ule i32 %d, 7
  br i1 %c, label %in, label %out
in:
  %t = icmp ule i32 %x, 3
  ret i1 %t
out:
  ret i1 true
}

; Before the assumption nothing is known; a barrier between changes no values.
define void @from_where_it_is_assumed(i32 %x, i32 %y) {
  %before = icmp ult i32 %x, %y
  call void @use(i1 %before)
  %a = icmp ult i32 %x, %y
  call void @llvm.assume(i1 %a)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %after = icmp ugt i32 %y, %x
  call void @use(i1 %after)
  ret void
}

; One side of an and that follows from the other; a logical one keeps its order.
define void @sides(i32 %x) {
  %a = icmp ult i32 %x, 10
  %b = icmp ult i32 %x, 20
  %both = and i1 %b, %a
  call void @use(i1 %both)
  %c = icmp ugt i32 %x, 30
  %either = or i1 %c, %b
  call void @use(i1 %either)
  %n = icmp ult i32 %x, 20
  %p = icmp ult i32 %x, 10
  %logical = select i1 %n, i1 %p, i1 false
  call void @use(i1 %logical)
  ret void
}

; A switch: the case is the value, the default differs from those at the end of the range.
define void @cases(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 7, label %seven
    i32 0, label %out
  ]
seven:
  %t = icmp ult i32 %x, 8
  call void @use(i1 %t)
  ret void
other:
  %some = icmp ugt i32 %x, 0
  call void @use(i1 %some)
  ret void
out:
  ret void
}

; CHECK: declare void @use(i1)
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
; CHECK-LABEL: define void @over_a_third(i32 %x, i32 %y, i32 %z) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp ule i32 %x, %y
; CHECK-NEXT:   %b = icmp ule i32 %y, %z
; CHECK-NEXT:   %both = and i1 %a, %b
; CHECK-NEXT:   br i1 %both, label %in, label %out
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   call void @use(i1 false)
; CHECK-NEXT:   %stays = icmp eq i32 %x, %y
; CHECK-NEXT:   call void @use(i1 %stays)
; CHECK-NEXT:   ret void
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sums_that_may_wrap_are_left_alone(i32 %i, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp ult i32 %i, %n
; CHECK-NEXT:   br i1 %c, label %in, label %out
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   %j = add i32 %i, 2
; CHECK-NEXT:   %stays = icmp ugt i32 %j, %i
; CHECK-NEXT:   ret i1 %stays
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @next_of_what_is_below(i32 %i, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp ult i32 %i, %n
; CHECK-NEXT:   br i1 %c, label %in, label %out
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   ret i1 true
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @orders_agree(i32 %i, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp sge i32 %i, 0
; CHECK-NEXT:   br i1 %a, label %more, label %out
; CHECK: more:                                             ; preds = %entry
; CHECK-NEXT:   %b = icmp slt i32 %i, %n
; CHECK-NEXT:   br i1 %b, label %in, label %out
; CHECK: in:                                               ; preds = %more
; CHECK-NEXT:   ret i1 true
; CHECK: out:                                              ; preds = %more, %entry
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @orders_that_do_not_agree(i32 %i, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %b = icmp slt i32 %i, %n
; CHECK-NEXT:   br i1 %b, label %in, label %out
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   %stays = icmp ult i32 %i, %n
; CHECK-NEXT:   ret i1 %stays
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @whole_numbers(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %d = shl nuw i32 %x, 1
; CHECK-NEXT:   %c = icmp ule i32 %d, 7
; CHECK-NEXT:   br i1 %c, label %in, label %out
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   ret i1 true
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define void @from_where_it_is_assumed(i32 %x, i32 %y) {
; CHECK-NEXT:   %before = icmp ult i32 %x, %y
; CHECK-NEXT:   call void @use(i1 %before)
; CHECK-NEXT:   %a = icmp ult i32 %x, %y
; CHECK-NEXT:   call void @llvm.assume(i1 %a)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @sides(i32 %x) {
; CHECK-NEXT:   %a = icmp ult i32 %x, 10
; CHECK-NEXT:   %b = icmp ult i32 %x, 20
; CHECK-NEXT:   %both = and i1 true, %a
; CHECK-NEXT:   call void @use(i1 %both)
; CHECK-NEXT:   %c = icmp ugt i32 %x, 30
; CHECK-NEXT:   %either = or i1 %c, %b
; CHECK-NEXT:   call void @use(i1 %either)
; CHECK-NEXT:   %n = icmp ult i32 %x, 20
; CHECK-NEXT:   %p = icmp ult i32 %x, 10
; CHECK-NEXT:   %logical = select i1 %n, i1 %p, i1 false
; CHECK-NEXT:   call void @use(i1 %logical)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @cases(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 7, label %seven
; CHECK-NEXT:     i32 0, label %out
; CHECK-NEXT:   ]
; CHECK: seven:                                            ; preds = %entry
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   ret void
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   ret void
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind }
