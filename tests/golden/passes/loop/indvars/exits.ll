; Conditions of exits that scalar evolution decides become constants; edges stay.
; RUN: %nvopt -passes=indvars -disable-lftr -S %s | FileCheck %s
declare void @use(i32)
; The second exit is never taken: the first one is earlier.
define void @later(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  call void @use(i32 %i)
  %a = icmp eq i32 %i, 50
  br i1 %a, label %out, label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %b = icmp ult i32 %i1, 1000
  br i1 %b, label %loop, label %out
out:
  ret void
}
; The same count twice: the second exit comes after the first in that round.
define void @twice(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  call void @use(i32 %i)
  %a = icmp eq i32 %i, %n
  br i1 %a, label %out, label %latch
latch:
  call void @use(i32 1)
  %b = icmp eq i32 %i, %n
  %i1 = add i32 %i, 1
  br i1 %b, label %out, label %loop
out:
  ret void
}
; Left in the first round: phis are their starts, what they feed is simplified.
define i32 @once(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 3, %entry ], [ %i1, %loop ]
  store volatile i32 %i, ptr %p
  %i1 = add i32 %i, 1
  %x = mul i32 %i, 5
  store volatile i32 %x, ptr %p
  %c = icmp ult i32 %i, 3
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i1
}
; An exit that is not passed in every round is left alone.
define void @sometimes(i32 %n, i1 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br i1 %d, label %some, label %latch
some:
  call void @use(i32 %i)
  %a = icmp eq i32 %i, 10
  br i1 %a, label %out, label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %b = icmp ult i32 %i1, 100
  br i1 %b, label %loop, label %out
out:
  ret void
}
; A barrier in the loop: its rounds are as before; the exit that is never taken is, for every thread.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @barrier(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = icmp ugt i32 %i, 500
  br i1 %a, label %out, label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %b = icmp ult i32 %i1, 100
  br i1 %b, label %loop, label %out
out:
  ret void
}

; CHECK-LABEL: define void @later(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %a = icmp eq i32 %i, 50
; CHECK-NEXT:   br i1 %a, label %out, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   br i1 true, label %loop, label %out
; CHECK: out:                                              ; preds = %latch, %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @twice(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %a = icmp eq i32 %i, %n
; CHECK-NEXT:   br i1 %a, label %out, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   br i1 false, label %out, label %loop
; CHECK: out:                                              ; preds = %latch, %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @once(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   store volatile i32 3, ptr %p, align 4
; CHECK-NEXT:   store volatile i32 15, ptr %p, align 4
; CHECK-NEXT:   br i1 false, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret i32 4
; CHECK-NEXT: }
; CHECK-LABEL: define void @sometimes(i32 %n, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   br i1 %d, label %some, label %latch
; CHECK: some:                                             ; preds = %loop
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %a = icmp eq i32 %i, 10
; CHECK-NEXT:   br i1 %a, label %out, label %latch
; CHECK: latch:                                            ; preds = %some, %loop
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %b = icmp ult i32 %i1, 100
; CHECK-NEXT:   br i1 %b, label %loop, label %out
; CHECK: out:                                              ; preds = %latch, %some
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @barrier(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br i1 false, label %out, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %b = icmp ult i32 %i1, 100
; CHECK-NEXT:   br i1 %b, label %loop, label %out
; CHECK: out:                                              ; preds = %latch, %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
