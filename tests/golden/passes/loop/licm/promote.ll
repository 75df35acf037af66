; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; A place that is the same in every round is a value while the loop runs, if no thread stores that did not.
target triple = "nvptx64-nvidia-cuda"
define void @sum(ptr noalias %acc, ptr noalias %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i32, ptr %in, i32 %i
  %x = load i32, ptr %q, align 4
  %o = load i32, ptr %acc, align 4
  %s = add i32 %o, %x
  store i32 %s, ptr %acc, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; Not every thread stores: the load becomes a value, the store stays.
define void @conditional(ptr noalias dereferenceable(4) align 4 %acc, ptr noalias %in, i32 %n) nofree nosync {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %q = getelementptr i32, ptr %in, i32 %i
  %x = load i32, ptr %q, align 4
  %d = icmp slt i32 %x, 0
  br i1 %d, label %then, label %latch
then:
  %o = load i32, ptr %acc, align 4
  %s = add i32 %o, %x
  store i32 %s, ptr %acc, align 4
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; The same of a variable that nobody else sees.
define i32 @own(ptr noalias %in, i32 %n) {
entry:
  %acc = alloca i32, align 4
  store i32 0, ptr %acc, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %q = getelementptr i32, ptr %in, i32 %i
  %x = load i32, ptr %q, align 4
  %d = icmp slt i32 %x, 0
  br i1 %d, label %then, label %latch
then:
  %o = load i32, ptr %acc, align 4
  %s = add i32 %o, %x
  store i32 %s, ptr %acc, align 4
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = load i32, ptr %acc, align 4
  ret i32 %r
}
; Something else may read the place: stores stay; may write it: all stays.
define void @read_outside(ptr %acc, ptr %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i32, ptr %in, i32 %i
  %o = load i32, ptr %acc, align 4
  %x = load i32, ptr %q, align 4
  %s = add i32 %o, %x
  store i32 %s, ptr %acc, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @written_outside(ptr %acc, ptr %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i32, ptr %in, i32 %i
  %o = load i32, ptr %acc, align 4
  store i32 %i, ptr %q, align 4
  %s = add i32 %o, 1
  store i32 %s, ptr %acc, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; Through an inner loop, whose exit closes the value.
define void @nest(ptr noalias %acc, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %in
in:
  %j = phi i32 [ 0, %outer ], [ %j1, %in ]
  %o = load i32, ptr %acc, align 4
  %s = add i32 %o, %j
  store i32 %s, ptr %acc, align 4
  %j1 = add i32 %j, 1
  %d = icmp slt i32 %j1, %n
  br i1 %d, label %in, label %latch
latch:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %outer, label %exit
exit:
  ret void
}
; Accesses of two types, atomic and plain ones together, volatile ones: all stay.
define void @mixed(ptr noalias %p, ptr noalias %q, ptr noalias %v, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store i32 %i, ptr %p, align 4
  store float 1.0, ptr %p, align 4
  store atomic i32 %i, ptr %q unordered, align 4
  store i32 0, ptr %q, align 4
  store volatile i32 %i, ptr %v, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @sum(ptr noalias %acc, ptr noalias %in, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %acc.promoted = load i32, ptr %acc, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %acc.now = phi i32 [ %acc.promoted, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %in, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   %s = add i32 %acc.now, %x
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %s.lcssa = phi i32 [ %s, %loop ]
; CHECK-NEXT:   store i32 %s.lcssa, ptr %acc, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nofree nosync
; CHECK-NEXT: define void @conditional(ptr noalias align 4 dereferenceable(4) %acc, ptr noalias %in, i32 %n) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %acc.promoted = load i32, ptr %acc, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %acc.now = phi i32 [ %acc.promoted, %entry ], [ %acc.now1, %latch ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %in, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   %d = icmp slt i32 %x, 0
; CHECK-NEXT:   br i1 %d, label %then, label %latch
; CHECK: then:                                             ; preds = %loop
; CHECK-NEXT:   %s = add i32 %acc.now, %x
; CHECK-NEXT:   store i32 %s, ptr %acc, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %then, %loop
; CHECK-NEXT:   %acc.now1 = phi i32 [ %acc.now, %loop ], [ %s, %then ]
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @own(ptr noalias %in, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %acc = alloca i32, align 4
; CHECK-NEXT:   store i32 0, ptr %acc, align 4
; CHECK-NEXT:   %acc.promoted = load i32, ptr %acc, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %acc.now = phi i32 [ %acc.promoted, %entry ], [ %acc.now1, %latch ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %in, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   %d = icmp slt i32 %x, 0
; CHECK-NEXT:   br i1 %d, label %then, label %latch
; CHECK: then:                                             ; preds = %loop
; CHECK-NEXT:   %s = add i32 %acc.now, %x
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %then, %loop
; CHECK-NEXT:   %acc.now1 = phi i32 [ %acc.now, %loop ], [ %s, %then ]
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   %acc.now.lcssa = phi i32 [ %acc.now1, %latch ]
; CHECK-NEXT:   store i32 %acc.now.lcssa, ptr %acc, align 4
; CHECK-NEXT:   %r = load i32, ptr %acc, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @read_outside(ptr %acc, ptr %in, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %acc.promoted = load i32, ptr %acc, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %acc.now = phi i32 [ %acc.promoted, %entry ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %in, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   %s = add i32 %acc.now, %x
; CHECK-NEXT:   store i32 %s, ptr %acc, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @written_outside(ptr %acc, ptr %in, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %in, i32 %i
; CHECK-NEXT:   %o = load i32, ptr %acc, align 4
; CHECK-NEXT:   store i32 %i, ptr %q, align 4
; CHECK-NEXT:   %s = add i32 %o, 1
; CHECK-NEXT:   store i32 %s, ptr %acc, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nest(ptr noalias %acc, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %acc.promoted = load i32, ptr %acc, align 4
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %latch, %entry
; CHECK-NEXT:   %acc.now = phi i32 [ %acc.promoted, %entry ], [ %s.lcssa, %latch ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %in, %outer
; CHECK-NEXT:   %acc.now1 = phi i32 [ %acc.now, %outer ], [ %s, %in ]
; CHECK-NEXT:   %j = phi i32 [ 0, %outer ], [ %j1, %in ]
; CHECK-NEXT:   %s = add i32 %acc.now1, %j
; CHECK-NEXT:   %j1 = add i32 %j, 1
; CHECK-NEXT:   %d = icmp slt i32 %j1, %n
; CHECK-NEXT:   br i1 %d, label %in, label %latch
; CHECK: latch:                                            ; preds = %in
; CHECK-NEXT:   %s.lcssa = phi i32 [ %s, %in ]
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %outer, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   %s.lcssa.lcssa = phi i32 [ %s.lcssa, %latch ]
; CHECK-NEXT:   store i32 %s.lcssa.lcssa, ptr %acc, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @mixed(ptr noalias %p, ptr noalias %q, ptr noalias %v, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   store i32 %i, ptr %p, align 4
; CHECK-NEXT:   store float 1.000000e+00, ptr %p, align 4
; CHECK-NEXT:   store atomic i32 %i, ptr %q unordered, align 4
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   store volatile i32 %i, ptr %v, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nofree nosync }
