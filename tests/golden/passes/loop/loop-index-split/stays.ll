; RUN: %nvopt -passes='loop(loop-index-split)' -S %s | FileCheck %s
; Loops whose test stays in them.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @use(i32)
declare i32 @shuffle(i32) convergent nounwind memory(none) willreturn
; CHECK-LABEL: @barrier(
; CHECK: %t = icmp
; CHECK-NEXT: br i1 %t
; CHECK-NOT: phi
; CHECK: ret void
; Threads meet in the one round.
define ptx_kernel void @barrier(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %latch
then:
  %a = getelementptr i32, ptr %p, i32 %i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @convergent(
; CHECK: %t = icmp
; CHECK-NEXT: br i1 %t
; CHECK-NOT: phi
; CHECK: ret void
; Threads meet in the first part.
define ptx_kernel void @convergent(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp slt i32 %i, %c
  br i1 %t, label %then, label %else
then:
  %a = getelementptr i32, ptr %p, i32 %i
  %v = call i32 @shuffle(i32 %i)
  store i32 %v, ptr %a
  br label %latch
else:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 2, ptr %b, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @call(
; CHECK: %t = icmp
; CHECK-NEXT: br i1 %t
; CHECK-NOT: phi
; CHECK: ret void
; A call with effects.
define void @call(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %latch
then:
  %a = getelementptr i32, ptr %p, i32 %i
  call void @use(i32 %i)
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @volatile(
; CHECK: %t = icmp
; CHECK-NEXT: br i1 %t
; CHECK-NOT: phi
; CHECK: ret void
; A volatile access.
define void @volatile(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %latch
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store volatile i32 1, ptr %a
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @atomic(
; CHECK: %t = icmp
; CHECK-NEXT: br i1 %t
; CHECK-NOT: phi
; CHECK: ret void
; An atomic operation.
define void @atomic(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %latch
then:
  %a = getelementptr i32, ptr %p, i32 %i
  %o = atomicrmw add ptr %a, i32 1 monotonic
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @may_wrap(
; CHECK: %t = icmp
; CHECK-NEXT: br i1 %t
; CHECK-NOT: phi
; CHECK: ret void
; The counter may wrap: the answer may change more than once.
define ptx_kernel void @may_wrap(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %c, %entry ], [ %i1, %latch ]
  %t = icmp slt i32 %i, %c
  br i1 %t, label %then, label %else
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
else:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 2, ptr %b, align 4
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %e = icmp ne i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @by_two(
; CHECK: %t = icmp
; CHECK-NEXT: br i1 %t
; CHECK-NOT: phi
; CHECK: ret void
; A step of 2: the counter need not ever be %c.
define void @by_two(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %latch
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 2
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @divergent(
; CHECK: %t = icmp
; CHECK-NEXT: br i1 %t
; CHECK-NOT: phi
; CHECK: ret void
; Threads of a warp cut at different places: they would take turns.
define ptx_kernel void @divergent(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp slt i32 %i, %tid
  br i1 %t, label %then, label %else
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
else:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 2, ptr %b, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; The narrow counter is %z more than once.
; CHECK-LABEL: @narrow(
; CHECK: %t = icmp eq i8 %k, %z
; CHECK-NEXT: br i1 %t
define void @narrow(ptr noalias %p, i32 %n, i8 %z) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %k = trunc i32 %i to i8
  %t = icmp eq i8 %k, %z
  br i1 %t, label %then, label %latch
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; The test is not made in every round: %c may be undefined where it is not.
; CHECK-LABEL: @guarded(
; CHECK: %t = icmp eq i32 %i, %c
; CHECK-NEXT: br i1 %t
define void @guarded(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %b = getelementptr i32, ptr %q, i32 %i
  %x = load i32, ptr %b, align 4
  %g = icmp eq i32 %x, 0
  br i1 %g, label %mid, label %latch
mid:
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %latch
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
