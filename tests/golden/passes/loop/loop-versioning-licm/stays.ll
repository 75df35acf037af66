; RUN: %nvopt -passes='loop(loop-versioning-licm)' -S %s | FileCheck %s
; Loops that stay one.
; CHECK-NOT: lver.orig
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @shuffle(i32) convergent nounwind memory(none) willreturn
declare void @use(i32)

; Threads meet in it.
define void @barrier(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Threads meet in it, without memory.
define void @convergent(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %v = call i32 @shuffle(i32 %x)
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The call may touch anything.
define void @calls(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  call void @use(i32 %x)
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A volatile access.
define void @volatile(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %y = load volatile i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; An ordered access.
define void @atomic(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %y = load atomic i32, ptr %p monotonic, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Nothing to test.
define void @apart(ptr noalias %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Bounds in different address spaces cannot be compared.
define void @other_space(ptr %a, ptr addrspace(3) %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %y = load i32, ptr addrspace(3) %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr addrspace(3) %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; It was there twice already.
define void @told(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; The address under the condition may be anything where the access is not made.
define void @conditional(ptr %a, ptr %p, i64 %n, i64 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %q = getelementptr i32, ptr %a, i64 %i
  %y = load i32, ptr %p, align 4
  %e = icmp ult i64 %i, %k
  br i1 %e, label %then, label %latch
then:
  store i32 %y, ptr %q, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.licm_versioning.disable", i32 0}
