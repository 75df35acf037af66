; RUN: %nvopt -passes='loop(loop-unroll-full)' -verify-each -S %s | FileCheck %s
; RUN: %nvopt -passes='loop(loop-unroll-full)' -unroll-max-upperbound=4 -verify-each -S %s | FileCheck %s --check-prefix=FOUR
; RUN: %nvopt -passes='loop(loop-unroll-full)' -unroll-max-upperbound=1 -verify-each -S %s | FileCheck %s --check-prefix=NONE
; How often the loop runs differs from thread to thread, but it is at most twice: two copies, and the test between them. As many rounds as
; unroll-max-upperbound says, and then each copy but the last has its test.

target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; NONE-LABEL: define void @staging(
; NONE: br i1 %more, label %loop, label %exit
define void @staging(ptr addrspace(1) %in, ptr addrspace(3) %tile) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %some = icmp ult i32 %t, 400
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
  %x = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %in, i64 %x
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr inbounds float, ptr addrspace(3) %tile, i64 %x
  store float %v, ptr addrspace(3) %q
  %j = add nuw nsw i32 %i, 256
  %more = icmp ult i32 %i, 144
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Four rounds at most.
; FOUR-LABEL: define void @four(
; FOUR: loop:
; FOUR: br i1 %more, label %loop.1, label %exit
; FOUR: loop.1:
; FOUR: br i1 %more.1, label %loop.2, label %exit
; FOUR: loop.2:
; FOUR: br i1 %more.2, label %loop.3, label %exit
; FOUR: loop.3:
; FOUR: br label %exit
define void @four(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %some = icmp ult i32 %t, 512
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
  %x = zext nneg i32 %i to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %x
  store i32 %t, ptr addrspace(1) %q
  %j = add nuw nsw i32 %i, 128
  %more = icmp ult i32 %i, 384
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A barrier in it: those who are in the second round together are in the second copy together, which depends on the test that the second
; round depended on, and who leaves comes to the same block as before.
define void @barrier_in_turn() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add nuw nsw i32 %i, 256
  %more = icmp ult i32 %i, 144
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What the loop leaves behind is from the round in which it was left; another exit stays in both copies.
define i32 @two_exits(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %j, %latch ]
  %x = zext nneg i32 %i to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %x
  %v = load i32, ptr addrspace(1) %q
  %found = icmp eq i32 %v, 7
  br i1 %found, label %early, label %latch
latch:
  %j = add nuw nsw i32 %i, 256
  %more = icmp ult i32 %i, 144
  br i1 %more, label %loop, label %exit
early:
  %e = phi i32 [ %i, %loop ]
  ret i32 %e
exit:
  %s = phi i32 [ %v, %latch ]
  ret i32 %s
}

; CHECK-LABEL: define void @staging(ptr addrspace(1) %in, ptr addrspace(3) %tile) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %some = icmp ult i32 %t, 400
; CHECK-NEXT:   br i1 %some, label %loop.preheader, label %exit
; CHECK: loop.preheader:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %x = zext nneg i32 %t to i64
; CHECK-NEXT:   %p = getelementptr inbounds float, ptr addrspace(1) %in, i64 %x
; CHECK-NEXT:   %v = load float, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %q = getelementptr inbounds float, ptr addrspace(3) %tile, i64 %x
; CHECK-NEXT:   store float %v, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   %j = add nuw nsw i32 %t, 256
; CHECK-NEXT:   %more = icmp ult i32 %t, 144
; CHECK-NEXT:   br i1 %more, label %loop.1, label %exit.loopexit
; CHECK: loop.1:
; CHECK-NEXT:   %x.1 = zext nneg i32 %j to i64
; CHECK-NEXT:   %p.1 = getelementptr inbounds float, ptr addrspace(1) %in, i64 %x.1
; CHECK-NEXT:   %v.1 = load float, ptr addrspace(1) %p.1, align 4
; CHECK-NEXT:   %q.1 = getelementptr inbounds float, ptr addrspace(3) %tile, i64 %x.1
; CHECK-NEXT:   store float %v.1, ptr addrspace(3) %q.1, align 4
; CHECK-NEXT:   br label %exit.loopexit
; CHECK: exit.loopexit:
; CHECK-NEXT:   br label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @four(ptr addrspace(1) %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %some = icmp ult i32 %t, 512
; CHECK-NEXT:   br i1 %some, label %loop.preheader, label %exit
; CHECK: loop.preheader:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ %t, %loop.preheader ], [ %j, %loop ]
; CHECK-NEXT:   %x = zext nneg i32 %i to i64
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %x
; CHECK-NEXT:   store i32 %t, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 128
; CHECK-NEXT:   %more = icmp ult i32 %i, 384
; CHECK-NEXT:   br i1 %more, label %loop, label %exit.loopexit
; CHECK: exit.loopexit:
; CHECK-NEXT:   br label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; CHECK-LABEL: define void @barrier_in_turn() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %more = icmp ult i32 %t, 144
; CHECK-NEXT:   br i1 %more, label %loop.1, label %exit
; CHECK: loop.1:
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-LABEL: define i32 @two_exits(ptr addrspace(1) %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %x = zext nneg i32 %t to i64
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %x
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   %found = icmp eq i32 %v, 7
; CHECK-NEXT:   br i1 %found, label %early, label %latch
; CHECK: latch:
; CHECK-NEXT:   %j = add nuw nsw i32 %t, 256
; CHECK-NEXT:   %more = icmp ult i32 %t, 144
; CHECK-NEXT:   br i1 %more, label %loop.1, label %exit
; CHECK: loop.1:
; CHECK-NEXT:   %x.1 = zext nneg i32 %j to i64
; CHECK-NEXT:   %q.1 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %x.1
; CHECK-NEXT:   %v.1 = load i32, ptr addrspace(1) %q.1, align 4
; CHECK-NEXT:   %found.1 = icmp eq i32 %v.1, 7
; CHECK-NEXT:   br i1 %found.1, label %early, label %latch.1
; CHECK: latch.1:
; CHECK-NEXT:   br label %exit
; CHECK: early:
; CHECK-NEXT:   %e = phi i32 [ %t, %loop ], [ %j, %loop.1 ]
; CHECK-NEXT:   ret i32 %e
; CHECK: exit:
; CHECK-NEXT:   %s = phi i32 [ %v, %latch ], [ %v.1, %latch.1 ]
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
