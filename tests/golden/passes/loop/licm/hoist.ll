; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; What has invariant operands moves before the loop: what cannot fault, or what runs whenever the loop is entered.
target triple = "nvptx64-nvidia-cuda"

; The product may run where it did not, the division may not; the load runs in any case.
define void @invariants(ptr noalias %out, ptr noalias %in, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %x = load i32, ptr %in, align 4
  %c = icmp slt i32 %x, %i
  br i1 %c, label %then, label %latch
then:
  %m = mul i32 %a, %b
  %d = sdiv i32 %m, %b
  %p = getelementptr i32, ptr %out, i32 %i
  store i32 %d, ptr %p, align 4
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; The exit is not taken in the first round: the division behind it runs whenever the loop is entered.
define i32 @first_round(i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %c = icmp eq i32 %i, 10
  br i1 %c, label %exit, label %body
body:
  %d = sdiv i32 %a, %b
  %s1 = add i32 %s, %d
  %i1 = add i32 %i, 1
  br label %loop
exit:
  ret i32 %s
}
; Speculated: what the load says of itself, and may be wrong where it did not run, is dropped.
define i32 @conditional_load(ptr dereferenceable(4) align 4 %p, i32 %n) nofree nosync {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i32 [ 0, %entry ], [ %s1, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %then, label %latch
then:
  %x = load i32, ptr %p, align 4, !noundef !0
  br label %latch
latch:
  %y = phi i32 [ %x, %then ], [ 0, %loop ]
  %s1 = add i32 %s, %y
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, 100
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %s1
}
; A call that may not return stands before the division.
define void @behind_a_call(i32 %a, i32 %b, ptr %out) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @may_exit()
  %d = udiv i32 %a, %b
  %i1 = add i32 %i, %d
  %e = icmp slt i32 %i1, 100
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
declare void @may_exit()
; An inner loop that may run for ever stands before the division of @inner, not of @inner_ends.
define void @inner(i32 %a, i32 %b, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %after ]
  br label %in
in:
  %j = phi i32 [ 0, %outer ], [ %j1, %in ]
  %j1 = add i32 %j, %a
  %c = icmp ult i32 %j1, %n
  br i1 %c, label %in, label %after
after:
  %d = udiv i32 %a, %b
  %i1 = add i32 %i, %d
  %e = icmp slt i32 %i1, 100
  br i1 %e, label %outer, label %exit
exit:
  ret void
}
define void @inner_ends(i32 %a, i32 %b, i32 %n) mustprogress {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %after ]
  br label %in
in:
  %j = phi i32 [ 0, %outer ], [ %j1, %in ]
  %j1 = add i32 %j, %a
  %c = icmp ult i32 %j1, %n
  br i1 %c, label %in, label %after
after:
  %d = udiv i32 %a, %b
  %i1 = add i32 %i, %d
  %e = icmp slt i32 %i1, 100
  br i1 %e, label %outer, label %exit
exit:
  ret void
}
; Division by an invariant, whose reciprocal is allowed.
define void @reciprocal(ptr %p, float %d, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr float, ptr %p, i32 %i
  %x = load float, ptr %q, align 4
  %y = fdiv arcp float %x, %d
  store float %y, ptr %q, align 4
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
define void @disabled(ptr %p, i32 %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i32 %a, %a
  %i1 = add i32 %i, %m
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %exit, !llvm.loop !1
exit:
  ret void
}
!0 = !{}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.licm.disable"}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @invariants(ptr noalias %out, ptr noalias %in, i32 %a, i32 %b, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = load i32, ptr %in, align 4
; CHECK-NEXT:   %m = mul i32 %a, %b
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %c = icmp slt i32 %x, %i
; CHECK-NEXT:   br i1 %c, label %then, label %latch
; CHECK: then:                                             ; preds = %loop
; CHECK-NEXT:   %d = sdiv i32 %m, %b
; CHECK-NEXT:   %p = getelementptr i32, ptr %out, i32 %i
; CHECK-NEXT:   store i32 %d, ptr %p, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %then, %loop
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %e = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %e, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @first_round(i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %d = sdiv i32 %a, %b
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %body, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %body ]
; CHECK-NEXT:   %s = phi i32 [ 0, %entry ], [ %s1, %body ]
; CHECK-NEXT:   %c = icmp eq i32 %i, 10
; CHECK-NEXT:   br i1 %c, label %exit, label %body
; CHECK: body:                                             ; preds = %loop
; CHECK-NEXT:   %s1 = add i32 %s, %d
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   br label %loop
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %s.lcssa = phi i32 [ %s, %loop ]
; CHECK-NEXT:   ret i32 %s.lcssa
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nofree nosync
; CHECK-NEXT: define i32 @conditional_load(ptr align 4 dereferenceable(4) %p, i32 %n) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %s = phi i32 [ 0, %entry ], [ %s1, %latch ]
; CHECK-NEXT:   %c = icmp slt i32 %i, %n
; CHECK-NEXT:   br i1 %c, label %then, label %latch
; CHECK: then:                                             ; preds = %loop
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %then, %loop
; CHECK-NEXT:   %y = phi i32 [ %x, %then ], [ 0, %loop ]
; CHECK-NEXT:   %s1 = add i32 %s, %y
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %e = icmp slt i32 %i1, 100
; CHECK-NEXT:   br i1 %e, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   %s1.lcssa = phi i32 [ %s1, %latch ]
; CHECK-NEXT:   ret i32 %s1.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define void @behind_a_call(i32 %a, i32 %b, ptr %out) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   call void @may_exit()
; CHECK-NEXT:   %d = udiv i32 %a, %b
; CHECK-NEXT:   %i1 = add i32 %i, %d
; CHECK-NEXT:   %e = icmp slt i32 %i1, 100
; CHECK-NEXT:   br i1 %e, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @may_exit()
; CHECK-LABEL: define void @inner(i32 %a, i32 %b, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %after, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %after ]
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %in, %outer
; CHECK-NEXT:   %j = phi i32 [ 0, %outer ], [ %j1, %in ]
; CHECK-NEXT:   %j1 = add i32 %j, %a
; CHECK-NEXT:   %c = icmp ult i32 %j1, %n
; CHECK-NEXT:   br i1 %c, label %in, label %after
; CHECK: after:                                            ; preds = %in
; CHECK-NEXT:   %d = udiv i32 %a, %b
; CHECK-NEXT:   %i1 = add i32 %i, %d
; CHECK-NEXT:   %e = icmp slt i32 %i1, 100
; CHECK-NEXT:   br i1 %e, label %outer, label %exit
; CHECK: exit:                                             ; preds = %after
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define void @inner_ends(i32 %a, i32 %b, i32 %n) #1 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %d = udiv i32 %a, %b
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %after, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %after ]
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %in, %outer
; CHECK-NEXT:   %j = phi i32 [ 0, %outer ], [ %j1, %in ]
; CHECK-NEXT:   %j1 = add i32 %j, %a
; CHECK-NEXT:   %c = icmp ult i32 %j1, %n
; CHECK-NEXT:   br i1 %c, label %in, label %after
; CHECK: after:                                            ; preds = %in
; CHECK-NEXT:   %i1 = add i32 %i, %d
; CHECK-NEXT:   %e = icmp slt i32 %i1, 100
; CHECK-NEXT:   br i1 %e, label %outer, label %exit
; CHECK: exit:                                             ; preds = %after
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @reciprocal(ptr %p, float %d, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = fdiv arcp float 1.000000e+00, %d
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %q = getelementptr float, ptr %p, i32 %i
; CHECK-NEXT:   %x = load float, ptr %q, align 4
; CHECK-NEXT:   %y = fmul arcp float %x, %0
; CHECK-NEXT:   store float %y, ptr %q, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %e = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %e, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @disabled(ptr %p, i32 %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %m = mul i32 %a, %a
; CHECK-NEXT:   %i1 = add i32 %i, %m
; CHECK-NEXT:   %e = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %e, label %loop, label %exit, !llvm.loop !0
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nofree nosync }
; CHECK-NEXT: attributes #1 = { mustprogress }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.licm.disable"}
