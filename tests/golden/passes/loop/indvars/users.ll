; Instructions computed from an induction variable: comparisons, remainders, divisions, checks, flags, identities.
; RUN: %nvopt -passes=indvars -disable-lftr -S %s | FileCheck %s
declare void @use(i32)
declare void @use64(i64)
declare void @cond(i1)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
; Known in every round; decided by the first round; of non-negative operands.
define void @comparisons(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = icmp ult i32 %i, 200
  call void @cond(i1 %a)
  %b = icmp eq i32 %i, -1
  call void @cond(i1 %b)
  %w = icmp slt i32 %i, 50
  call void @cond(i1 %w)
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @first_round(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %m
  br i1 %c, label %out, label %latch
latch:
  call void @use(i32 %i)
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp sle i32 %i1, %n
  br i1 %d, label %loop, label %out
out:
  ret void
}
define void @divisions() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = urem i32 %i, 100
  call void @use(i32 %a)
  %b = srem i32 %i, 7
  call void @use(i32 %b)
  %e = sdiv i32 %i, 7
  call void @use(i32 %e)
  %i1 = add nuw nsw i32 %i, 1
  %g = urem i32 %i1, 100
  call void @use(i32 %g)
  %c = icmp ult i32 %i1, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; A start that may be undef is frozen before it is used twice.
define void @wrapped(i32 %s) {
entry:
  %ok = icmp ult i32 %s, 100
  br i1 %ok, label %ph, label %exit
ph:
  br label %loop
loop:
  %i = phi i32 [ %s, %ph ], [ %i1, %loop ]
  %i1 = add nuw nsw i32 %i, 1
  %g = urem i32 %i1, 100
  call void @use(i32 %g)
  %c = icmp ult i32 %i1, 100
  br i1 %c, label %loop, label %exit.loopexit
exit.loopexit:
  br label %exit
exit:
  ret void
}
define void @checks() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 5)
  %v = extractvalue { i32, i1 } %o, 0
  call void @use(i32 %v)
  %bad = extractvalue { i32, i1 } %o, 1
  call void @cond(i1 %bad)
  %t = call i32 @llvm.uadd.sat.i32(i32 %i, i32 7)
  call void @use(i32 %t)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; What cannot overflow is marked; what can is not.
define void @flags(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %w = zext i32 %i to i64
  call void @use64(i64 %w)
  %a = mul i32 %i, 3
  call void @use(i32 %a)
  %b = mul i32 %i, %n
  call void @use(i32 %b)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @identities() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %m = and i32 %i, 127
  call void @use(i32 %m)
  %i1 = add nuw nsw i32 %i, 1
  %h = lshr i32 %i1, 1
  call void @use(i32 %h)
  %i2 = add nuw nsw i32 %i, 2
  %c = icmp ult i32 %i2, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; Computed from an induction variable, but the same in every round.
define void @invariant(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = add i32 %i, %n
  %b = sub i32 %a, %i
  %d = shl i32 %b, 1
  call void @use(i32 %d)
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @equal(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %k = phi i32 [ 7, %entry ], [ 7, %loop ]
  call void @use(i32 %i)
  call void @use(i32 %j)
  call void @use(i32 %k)
  %i1 = add nuw nsw i32 %i, 1
  %j1 = add nuw nsw i32 %j, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: define void @comparisons(i32 %n, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   call void @cond(i1 true)
; CHECK-NEXT:   call void @cond(i1 false)
; CHECK-NEXT:   %w = icmp ult i32 %i, 50
; CHECK-NEXT:   call void @cond(i1 %w)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %i1, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @first_round(i32 %n, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 1, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %c = icmp slt i32 1, %m
; CHECK-NEXT:   br i1 %c, label %out, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %i, %n
; CHECK-NEXT:   br i1 %d, label %loop, label %out
; CHECK: out:                                              ; preds = %latch, %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @divisions() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %0 = urem i32 %i, 7
; CHECK-NEXT:   call void @use(i32 %0)
; CHECK-NEXT:   %1 = udiv i32 %i, 7
; CHECK-NEXT:   call void @use(i32 %1)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %2 = icmp eq i32 %i1, 100
; CHECK-NEXT:   %iv.rem = select i1 %2, i32 0, i32 %i1
; CHECK-NEXT:   call void @use(i32 %iv.rem)
; CHECK-NEXT:   %c = icmp ult i32 %i1, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @wrapped(i32 %s) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %ok = icmp ult i32 %s, 100
; CHECK-NEXT:   br i1 %ok, label %ph, label %exit
; CHECK: ph:                                               ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %ph
; CHECK-NEXT:   %i = phi i32 [ %s, %ph ], [ %i1, %loop ]
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %0 = freeze i32 %i1
; CHECK-NEXT:   %1 = icmp eq i32 %0, 100
; CHECK-NEXT:   %iv.rem = select i1 %1, i32 0, i32 %0
; CHECK-NEXT:   call void @use(i32 %iv.rem)
; CHECK-NEXT:   %c = icmp ult i32 %i1, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit.loopexit
; CHECK: exit.loopexit:                                    ; preds = %loop
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @checks() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %0 = add nuw nsw i32 %i, 5
; CHECK-NEXT:   call void @use(i32 %0)
; CHECK-NEXT:   call void @cond(i1 false)
; CHECK-NEXT:   %1 = add nuw nsw i32 %i, 7
; CHECK-NEXT:   call void @use(i32 %1)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %i1, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @flags(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %w = zext nneg i32 %i to i64
; CHECK-NEXT:   call void @use64(i64 %w)
; CHECK-NEXT:   %a = mul nuw nsw i32 %i, 3
; CHECK-NEXT:   call void @use(i32 %a)
; CHECK-NEXT:   %b = mul i32 %i, %n
; CHECK-NEXT:   call void @use(i32 %b)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %i1, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @identities() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %h = lshr i32 %i, 1
; CHECK-NEXT:   call void @use(i32 %h)
; CHECK-NEXT:   %i2 = add nuw nsw i32 %i, 2
; CHECK-NEXT:   %c = icmp ult i32 %i2, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @invariant(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %d = shl i32 %n, 1
; CHECK-NEXT:   call void @use(i32 %d)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %i1, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @equal(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   call void @use(i32 7)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
