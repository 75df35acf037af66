; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; What is used behind the loop only is computed there. A load sinks only where nothing is written below it; an address with constant indices costs its accesses nothing.
target triple = "nvptx64-nvidia-cuda"
define i32 @product(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = mul i32 %i, %i
  %b = add i32 %a, 7
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %b
}
define i32 @load_of_a_round(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x
}
define i32 @written_below(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q, align 4
  store i32 0, ptr %q, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x
}
; Two exits: a copy in each.
define i32 @two_exits(i32 %n, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %a = mul i32 %i, %k
  %d = icmp eq i32 %i, %k
  br i1 %d, label %exit1, label %latch
latch:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit2
exit1:
  ret i32 %a
exit2:
  %m = sub i32 0, %a
  ret i32 %m
}
define ptr @free(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %b = phi ptr [ %p, %entry ], [ %b1, %loop ]
  %q = getelementptr inbounds i8, ptr %b, i64 8
  store i32 0, ptr %q, align 4
  %b1 = getelementptr inbounds i8, ptr %b, i64 64
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret ptr %q
}
; The exit takes two values: both stay in the loop, since the graph does.
define i32 @values_meet(i32 %n, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %a = mul i32 %i, %k
  %b = add i32 %i, %k
  %d = icmp eq i32 %i, %k
  br i1 %d, label %exit, label %latch
latch:
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %a, %loop ], [ %b, %latch ]
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @product(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:   %a.le = mul i32 %i.lcssa, %i.lcssa
; CHECK-NEXT:   %b.le = add i32 %a.le, 7
; CHECK-NEXT:   ret i32 %b.le
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @load_of_a_round(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:   %q.le = getelementptr i32, ptr %p, i32 %i.lcssa
; CHECK-NEXT:   %x.le = load i32, ptr %q.le, align 4
; CHECK-NEXT:   ret i32 %x.le
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @written_below(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %x.lcssa = phi i32 [ %x, %loop ]
; CHECK-NEXT:   ret i32 %x.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @two_exits(i32 %n, i32 %k) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %d = icmp eq i32 %i, %k
; CHECK-NEXT:   br i1 %d, label %exit1, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit2
; CHECK: exit1:                                            ; preds = %loop
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:   %a.le = mul i32 %i.lcssa, %k
; CHECK-NEXT:   ret i32 %a.le
; CHECK: exit2:                                            ; preds = %latch
; CHECK-NEXT:   %i.lcssa1 = phi i32 [ %i, %latch ]
; CHECK-NEXT:   %a.le2 = mul i32 %i.lcssa1, %k
; CHECK-NEXT:   %m = sub i32 0, %a.le2
; CHECK-NEXT:   ret i32 %m
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @free(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %b = phi ptr [ %p, %entry ], [ %b1, %loop ]
; CHECK-NEXT:   %q = getelementptr inbounds i8, ptr %b, i64 8
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   %b1 = getelementptr inbounds i8, ptr %b, i64 64
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %b.lcssa = phi ptr [ %b, %loop ]
; CHECK-NEXT:   %q.le = getelementptr inbounds i8, ptr %b.lcssa, i64 8
; CHECK-NEXT:   ret ptr %q.le
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @values_meet(i32 %n, i32 %k) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %a = mul i32 %i, %k
; CHECK-NEXT:   %b = add i32 %i, %k
; CHECK-NEXT:   %d = icmp eq i32 %i, %k
; CHECK-NEXT:   br i1 %d, label %exit, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch, %loop
; CHECK-NEXT:   %r = phi i32 [ %a, %loop ], [ %b, %latch ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
