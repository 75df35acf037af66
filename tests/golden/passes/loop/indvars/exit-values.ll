; Values used behind a loop are computed there: cheap ones, and dear ones where the loop then does nothing.
; RUN: %nvopt -passes=indvars -S %s | FileCheck %s
; RUN: %nvopt -passes=indvars -replexitval=never -S %s | FileCheck %s --check-prefix=NEVER
; RUN: %nvopt -passes=indvars -replexitval=always -S %s | FileCheck %s --check-prefix=ALWAYS
; RUN: %nvopt -passes=indvars -replexitval=noharduse -S %s | FileCheck %s --check-prefix=NOHARD
; RUN: %nvopt -passes=indvars -replexitval=unusedindvarinloop -S %s | FileCheck %s --check-prefix=UNUSED
; RUN: not %nvopt -passes=indvars -replexitval=5 -S %s 2>&1 | FileCheck %s --check-prefix=BAD
; RUN: %nvopt -passes=indvars -scev-cheap-expansion-budget=0 -S %s | FileCheck %s --check-prefix=BUDGET
declare void @use(i32)
define i32 @goes(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %s1 = add i32 %s, 4
  %i1 = add nsw i32 %i, 1
  br label %head
exit:
  ret i32 %s
}
; The loop stays: only a cheap value is computed outside.
define i32 @stays_cheap(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 5, %entry ], [ %s1, %loop ]
  store volatile i32 0, ptr %p
  %s1 = add i32 %s, 2
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %s1
}
; Needed in the loop as well: it stays there.
define i32 @hard_use(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i1
}
; Two exits: each gives what its own round computed.
define i32 @two_exits(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %v = load volatile i32, ptr %p
  %z = icmp eq i32 %v, 0
  br i1 %z, label %out, label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp eq i32 %i1, 100
  br i1 %c, label %end, label %loop
out:
  ret i32 %i
end:
  ret i32 %i1
}
; Needed in the loop, and a sum of its own outside: only "always" computes it twice, and "noharduse" what is not needed.
define i32 @needed(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 5, %entry ], [ %s1, %loop ]
  %k = phi i32 [ 9, %entry ], [ %k1, %loop ]
  store volatile i32 %s, ptr %p
  %s1 = add i32 %s, 2
  %k1 = mul i32 %s1, %s1
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = add i32 %k1, %s1
  ret i32 %r
}
; The divisor may be zero where the loop does not divide: refused.
define i32 @divisor(i32 %n, i32 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, %d
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i1
}

; CHECK-LABEL: define i32 @goes(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %body, %entry
; CHECK-NEXT:   br i1 false, label %body, label %exit
; CHECK: body:                                             ; preds = %head
; CHECK-NEXT:   br label %head
; CHECK: exit:                                             ; preds = %head
; CHECK-NEXT:   %0 = call i32 @llvm.smax.i32(i32 %n, i32 0)
; CHECK-NEXT:   %1 = shl i32 %0, 2
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @stays_cheap(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   store volatile i32 0, ptr %p, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %0 = shl i32 %n, 1
; CHECK-NEXT:   %1 = add i32 %0, 5
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @hard_use(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @two_exits(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %z = icmp eq i32 %v, 0
; CHECK-NEXT:   br i1 %z, label %out, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %i1, 100
; CHECK-NEXT:   br i1 %c, label %end, label %loop
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:   ret i32 %i.lcssa
; CHECK: end:                                              ; preds = %latch
; CHECK-NEXT:   ret i32 100
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @needed(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %s = phi i32 [ 5, %entry ], [ %s1, %loop ]
; CHECK-NEXT:   store volatile i32 %s, ptr %p, align 4
; CHECK-NEXT:   %s1 = add i32 %s, 2
; CHECK-NEXT:   %k1 = mul i32 %s1, %s1
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %k1.lcssa = phi i32 [ %k1, %loop ]
; CHECK-NEXT:   %s1.lcssa = phi i32 [ %s1, %loop ]
; CHECK-NEXT:   %r = add i32 %k1.lcssa, %s1.lcssa
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @divisor(i32 %n, i32 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %i1 = add i32 %i, %d
; CHECK-NEXT:   %c = icmp ult i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %i1.lcssa = phi i32 [ %i1, %loop ]
; CHECK-NEXT:   ret i32 %i1.lcssa
; CHECK-NEXT: }

; NEVER-LABEL: define i32 @goes(i32 %n) {
; NEVER-NEXT: entry:
; NEVER-NEXT:   br label %head
; NEVER: head:                                             ; preds = %body, %entry
; NEVER-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %body ]
; NEVER-NEXT:   %s = phi i32 [ 0, %entry ], [ %s1, %body ]
; NEVER-NEXT:   %c = icmp slt i32 %i, %n
; NEVER-NEXT:   br i1 %c, label %body, label %exit
; NEVER: body:                                             ; preds = %head
; NEVER-NEXT:   %s1 = add i32 %s, 4
; NEVER-NEXT:   %i1 = add nuw nsw i32 %i, 1
; NEVER-NEXT:   br label %head
; NEVER: exit:                                             ; preds = %head
; NEVER-NEXT:   %s.lcssa = phi i32 [ %s, %head ]
; NEVER-NEXT:   ret i32 %s.lcssa
; NEVER-NEXT: }
; NEVER-LABEL: define i32 @stays_cheap(i32 %n, ptr %p) {
; NEVER-NEXT: entry:
; NEVER-NEXT:   br label %loop
; NEVER: loop:                                             ; preds = %loop, %entry
; NEVER-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; NEVER-NEXT:   %s = phi i32 [ 5, %entry ], [ %s1, %loop ]
; NEVER-NEXT:   store volatile i32 0, ptr %p, align 4
; NEVER-NEXT:   %s1 = add i32 %s, 2
; NEVER-NEXT:   %i1 = add nuw nsw i32 %i, 1
; NEVER-NEXT:   %c = icmp ne i32 %i1, %n
; NEVER-NEXT:   br i1 %c, label %loop, label %exit
; NEVER: exit:                                             ; preds = %loop
; NEVER-NEXT:   %s1.lcssa = phi i32 [ %s1, %loop ]
; NEVER-NEXT:   ret i32 %s1.lcssa
; NEVER-NEXT: }

; ALWAYS-LABEL: define i32 @needed(i32 %n, ptr %p) {
; ALWAYS-NEXT: entry:
; ALWAYS-NEXT:   br label %loop
; ALWAYS: loop:                                             ; preds = %loop, %entry
; ALWAYS-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; ALWAYS-NEXT:   %s = phi i32 [ 5, %entry ], [ %s1, %loop ]
; ALWAYS-NEXT:   store volatile i32 %s, ptr %p, align 4
; ALWAYS-NEXT:   %s1 = add i32 %s, 2
; ALWAYS-NEXT:   %i1 = add nuw nsw i32 %i, 1
; ALWAYS-NEXT:   %c = icmp ne i32 %i1, %n
; ALWAYS-NEXT:   br i1 %c, label %loop, label %exit
; ALWAYS: exit:                                             ; preds = %loop
; ALWAYS-NEXT:   %0 = shl i32 %n, 5
; ALWAYS-NEXT:   %1 = add i32 %n, -1
; ALWAYS-NEXT:   %2 = zext i32 %1 to i33
; ALWAYS-NEXT:   %3 = add i32 %n, -2
; ALWAYS-NEXT:   %4 = zext i32 %3 to i33
; ALWAYS-NEXT:   %5 = mul i33 %2, %4
; ALWAYS-NEXT:   %6 = lshr i33 %5, 1
; ALWAYS-NEXT:   %7 = trunc i33 %6 to i32
; ALWAYS-NEXT:   %8 = shl i32 %7, 3
; ALWAYS-NEXT:   %9 = add i32 %0, %8
; ALWAYS-NEXT:   %10 = add i32 %9, 17
; ALWAYS-NEXT:   %11 = shl i32 %n, 1
; ALWAYS-NEXT:   %12 = add i32 %11, 5
; ALWAYS-NEXT:   %r = add i32 %10, %12
; ALWAYS-NEXT:   ret i32 %r
; ALWAYS-NEXT: }

; NOHARD-LABEL: define i32 @needed(i32 %n, ptr %p) {
; NOHARD-NEXT: entry:
; NOHARD-NEXT:   br label %loop
; NOHARD: loop:                                             ; preds = %loop, %entry
; NOHARD-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; NOHARD-NEXT:   %s = phi i32 [ 5, %entry ], [ %s1, %loop ]
; NOHARD-NEXT:   store volatile i32 %s, ptr %p, align 4
; NOHARD-NEXT:   %s1 = add i32 %s, 2
; NOHARD-NEXT:   %i1 = add nuw nsw i32 %i, 1
; NOHARD-NEXT:   %c = icmp ne i32 %i1, %n
; NOHARD-NEXT:   br i1 %c, label %loop, label %exit
; NOHARD: exit:                                             ; preds = %loop
; NOHARD-NEXT:   %s1.lcssa = phi i32 [ %s1, %loop ]
; NOHARD-NEXT:   %0 = shl i32 %n, 5
; NOHARD-NEXT:   %1 = add i32 %n, -1
; NOHARD-NEXT:   %2 = zext i32 %1 to i33
; NOHARD-NEXT:   %3 = add i32 %n, -2
; NOHARD-NEXT:   %4 = zext i32 %3 to i33
; NOHARD-NEXT:   %5 = mul i33 %2, %4
; NOHARD-NEXT:   %6 = lshr i33 %5, 1
; NOHARD-NEXT:   %7 = trunc i33 %6 to i32
; NOHARD-NEXT:   %8 = shl i32 %7, 3
; NOHARD-NEXT:   %9 = add i32 %0, %8
; NOHARD-NEXT:   %10 = add i32 %9, 17
; NOHARD-NEXT:   %r = add i32 %10, %s1.lcssa
; NOHARD-NEXT:   ret i32 %r
; NOHARD-NEXT: }

; UNUSED-LABEL: define i32 @stays_cheap(i32 %n, ptr %p) {
; UNUSED-NEXT: entry:
; UNUSED-NEXT:   br label %loop
; UNUSED: loop:                                             ; preds = %loop, %entry
; UNUSED-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; UNUSED-NEXT:   store volatile i32 0, ptr %p, align 4
; UNUSED-NEXT:   %i1 = add nuw nsw i32 %i, 1
; UNUSED-NEXT:   %c = icmp ne i32 %i1, %n
; UNUSED-NEXT:   br i1 %c, label %loop, label %exit
; UNUSED: exit:                                             ; preds = %loop
; UNUSED-NEXT:   %0 = shl i32 %n, 1
; UNUSED-NEXT:   %1 = add i32 %0, 5
; UNUSED-NEXT:   ret i32 %1
; UNUSED-NEXT: }
; UNUSED-LABEL: define i32 @hard_use(i32 %n) {
; UNUSED-NEXT: entry:
; UNUSED-NEXT:   br label %loop
; UNUSED: loop:                                             ; preds = %loop, %entry
; UNUSED-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; UNUSED-NEXT:   call void @use(i32 %i)
; UNUSED-NEXT:   %i1 = add nuw nsw i32 %i, 1
; UNUSED-NEXT:   %c = icmp ne i32 %i1, %n
; UNUSED-NEXT:   br i1 %c, label %loop, label %exit
; UNUSED: exit:                                             ; preds = %loop
; UNUSED-NEXT:   %i1.lcssa = phi i32 [ %i1, %loop ]
; UNUSED-NEXT:   ret i32 %i1.lcssa
; UNUSED-NEXT: }

; BUDGET-LABEL: define i32 @goes(i32 %n) {
; BUDGET-NEXT: entry:
; BUDGET-NEXT:   br label %head
; BUDGET: head:                                             ; preds = %body, %entry
; BUDGET-NEXT:   br i1 false, label %body, label %exit
; BUDGET: body:                                             ; preds = %head
; BUDGET-NEXT:   br label %head
; BUDGET: exit:                                             ; preds = %head
; BUDGET-NEXT:   %0 = call i32 @llvm.smax.i32(i32 %n, i32 0)
; BUDGET-NEXT:   %1 = shl i32 %0, 2
; BUDGET-NEXT:   ret i32 %1
; BUDGET-NEXT: }
; BUDGET-LABEL: define i32 @stays_cheap(i32 %n, ptr %p) {
; BUDGET-NEXT: entry:
; BUDGET-NEXT:   br label %loop
; BUDGET: loop:                                             ; preds = %loop, %entry
; BUDGET-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; BUDGET-NEXT:   %s = phi i32 [ 5, %entry ], [ %s1, %loop ]
; BUDGET-NEXT:   store volatile i32 0, ptr %p, align 4
; BUDGET-NEXT:   %s1 = add i32 %s, 2
; BUDGET-NEXT:   %i1 = add nuw nsw i32 %i, 1
; BUDGET-NEXT:   %c = icmp ne i32 %i1, %n
; BUDGET-NEXT:   br i1 %c, label %loop, label %exit
; BUDGET: exit:                                             ; preds = %loop
; BUDGET-NEXT:   %s1.lcssa = phi i32 [ %s1, %loop ]
; BUDGET-NEXT:   ret i32 %s1.lcssa
; BUDGET-NEXT: }

; BAD: '5' is no value for -replexitval: never|cheap|noharduse|unusedindvarinloop|always
