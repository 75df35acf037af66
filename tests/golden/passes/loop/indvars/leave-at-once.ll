; A loop without effects, whose values nobody wants, leaves in the first round; one with effects, convergent operations or an unknown count goes round.
; RUN: %nvopt -passes=indvars -disable-lftr -S %s | FileCheck %s
; RUN: %nvopt -passes=indvars -disable-lftr -indvars-predicate-loops=false -S %s | FileCheck %s --check-prefix=OFF
declare void @out()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
define i32 @nothing(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %s1 = add i32 %s, 3
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %s1
}
; Which exit: the counts are compared before the loop.
define void @which(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %a = icmp eq i32 %i, %n
  br i1 %a, label %early, label %latch
latch:
  %i1 = add nuw i32 %i, 1
  %b = icmp eq i32 %i, %m
  br i1 %b, label %late, label %loop
early:
  call void @out()
  ret void
late:
  ret void
}
define void @effects(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %v = load volatile i32, ptr %p
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @convergent(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %i, i32 0, i32 31)
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @unknown(ptr %p) {
entry:
  br label %loop
loop:
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: define i32 @nothing(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   br i1 false, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %0 = call i32 @llvm.umax.i32(i32 %n, i32 1)
; CHECK-NEXT:   %1 = mul i32 %0, 3
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define void @which(i32 %n, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = freeze i32 %m
; CHECK-NEXT:   %1 = call i32 @llvm.umin.i32(i32 %0, i32 %n)
; CHECK-NEXT:   %2 = icmp eq i32 %n, %1
; CHECK-NEXT:   %3 = icmp eq i32 %m, %1
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   br i1 %2, label %early, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   br i1 %3, label %late, label %loop
; CHECK: early:                                            ; preds = %loop
; CHECK-NEXT:   call void @out()
; CHECK-NEXT:   ret void
; CHECK: late:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @effects(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @convergent(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %i, i32 0, i32 31)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unknown(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq i32 %v, 0
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; OFF-LABEL: define i32 @nothing(i32 %n) {
; OFF-NEXT: entry:
; OFF-NEXT:   br label %loop
; OFF: loop:                                             ; preds = %loop, %entry
; OFF-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; OFF-NEXT:   %i1 = add nuw nsw i32 %i, 1
; OFF-NEXT:   %c = icmp ult i32 %i1, %n
; OFF-NEXT:   br i1 %c, label %loop, label %exit
; OFF: exit:                                             ; preds = %loop
; OFF-NEXT:   %0 = call i32 @llvm.umax.i32(i32 %n, i32 1)
; OFF-NEXT:   %1 = mul i32 %0, 3
; OFF-NEXT:   ret i32 %1
; OFF-NEXT: }
; OFF-LABEL: define void @which(i32 %n, i32 %m) {
; OFF-NEXT: entry:
; OFF-NEXT:   br label %loop
; OFF: loop:                                             ; preds = %latch, %entry
; OFF-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; OFF-NEXT:   %a = icmp eq i32 %i, %n
; OFF-NEXT:   br i1 %a, label %early, label %latch
; OFF: latch:                                            ; preds = %loop
; OFF-NEXT:   %i1 = add nuw i32 %i, 1
; OFF-NEXT:   %b = icmp eq i32 %i, %m
; OFF-NEXT:   br i1 %b, label %late, label %loop
; OFF: early:                                            ; preds = %loop
; OFF-NEXT:   call void @out()
; OFF-NEXT:   ret void
; OFF: late:                                             ; preds = %latch
; OFF-NEXT:   ret void
; OFF-NEXT: }
