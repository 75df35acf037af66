; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; Threads meet: nothing that another thread may write or read moves across a barrier, a fence, or whatever else synchronizes, however it is spelled; convergent operations
; never move. What only this thread sees, and what is never written, moves all the same.
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x i32] undef, align 4
@table = internal addrspace(4) constant [32 x i32] zeroinitializer, align 4
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.membar.cta()
declare void @use(i32)

; Another thread writes tile[0] between the barriers of two rounds: neither the load nor the store may leave the loop.
define ptx_kernel void @barrier(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = load i32, ptr addrspace(3) @tile, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %x, ptr addrspace(3) getelementptr ([32 x i32], ptr addrspace(3) @tile, i64 0, i64 1), align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %x, ptr addrspace(1) %p, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @warp_barrier(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = load i32, ptr addrspace(3) @tile, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %x, ptr addrspace(1) %p, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @asm_barrier(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = load i32, ptr addrspace(3) @tile, align 4
  call void asm sideeffect "bar.sync 0;", ""()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %x, ptr addrspace(1) %p, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; A round's store must be seen before the flag of that round is.
define ptx_kernel void @fence(ptr addrspace(1) %data, ptr addrspace(1) %flag, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store i32 %i, ptr addrspace(1) %data, align 4
  fence acq_rel
  %old = atomicrmw add ptr addrspace(1) %flag, i32 1 monotonic
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @membar(ptr addrspace(1) %data, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = load i32, ptr addrspace(1) %data, align 4
  call void @llvm.nvvm.membar.cta()
  %i1 = add i32 %i, %x
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @acquire(ptr addrspace(1) %data, ptr addrspace(1) %flag) {
entry:
  br label %loop
loop:
  %f = load atomic i32, ptr addrspace(1) %flag acquire, align 4
  %x = load i32, ptr addrspace(1) %data, align 4
  %c = icmp eq i32 %f, %x
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; Volatile accesses are how threads without a barrier look at one another: the store of each round stays in it.
define ptx_kernel void @volatile_flag(ptr addrspace(1) noalias %data, ptr addrspace(1) noalias %flag) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store i32 %i, ptr addrspace(1) %data, align 4
  %f = load volatile i32, ptr addrspace(1) %flag, align 4
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %f, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; The threads that leave in different rounds would meet at another place.
define ptx_kernel void @convergent(ptr addrspace(1) %out, i32 %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %s
  store i32 %s, ptr addrspace(1) %p, align 4
  ret void
}
; No other thread has the variable, nobody writes the table or what is marked invariant; the thread's number is the same in every round.
define ptx_kernel void @not_shared(ptr addrspace(1) %out, ptr addrspace(1) %ro, i32 %n) {
entry:
  %own = alloca i32, align 4
  store i32 %n, ptr %own, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = load i32, ptr %own, align 4
  %y = load i32, ptr addrspace(4) @table, align 4
  %z = load i32, ptr addrspace(1) %ro, align 4, !invariant.load !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %xy = add i32 %x, %y
  %xyz = add i32 %xy, %z
  %w = add i32 %xyz, %tid
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %w, ptr addrspace(1) %p, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; A thread may leave the kernel in the call: what it has stored so far counts.
define ptx_kernel void @may_leave(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store i32 %i, ptr addrspace(1) %out, align 4
  call void @leave(i32 %i)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
declare void @leave(i32) nounwind memory(inaccessiblemem: readwrite)
!0 = !{}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @tile = internal addrspace(3) global [32 x i32] undef, align 4
; CHECK-NEXT: @table = internal addrspace(4) constant [32 x i32] zeroinitializer, align 4
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.bar.warp.sync(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.membar.cta() #3
; CHECK: declare void @use(i32)
; CHECK-LABEL: define ptx_kernel void @barrier(ptr addrspace(1) %out, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) @tile, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   store i32 %x, ptr addrspace(3) getelementptr ([32 x i32], ptr addrspace(3) @tile, i64 0, i64 1), align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @warp_barrier(ptr addrspace(1) %out, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) @tile, align 4
; CHECK-NEXT:   call void @llvm.nvvm.bar.warp.sync(i32 -1)
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @asm_barrier(ptr addrspace(1) %out, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) @tile, align 4
; CHECK-NEXT:   call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @fence(ptr addrspace(1) %data, ptr addrspace(1) %flag, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   store i32 %i, ptr addrspace(1) %data, align 4
; CHECK-NEXT:   fence acq_rel
; CHECK-NEXT:   %old = atomicrmw add ptr addrspace(1) %flag, i32 1 monotonic, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @membar(ptr addrspace(1) %data, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %x = load i32, ptr addrspace(1) %data, align 4
; CHECK-NEXT:   call void @llvm.nvvm.membar.cta()
; CHECK-NEXT:   %i1 = add i32 %i, %x
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @acquire(ptr addrspace(1) %data, ptr addrspace(1) %flag) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %f = load atomic i32, ptr addrspace(1) %flag acquire, align 4
; CHECK-NEXT:   %x = load i32, ptr addrspace(1) %data, align 4
; CHECK-NEXT:   %c = icmp eq i32 %f, %x
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @volatile_flag(ptr addrspace(1) noalias %data, ptr addrspace(1) noalias %flag) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   store i32 %i, ptr addrspace(1) %data, align 4
; CHECK-NEXT:   %f = load volatile i32, ptr addrspace(1) %flag, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %f, 0
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @convergent(ptr addrspace(1) %out, i32 %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %s.lcssa = phi i32 [ %s, %loop ]
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(1) %out, i32 %s.lcssa
; CHECK-NEXT:   store i32 %s.lcssa, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @not_shared(ptr addrspace(1) %out, ptr addrspace(1) %ro, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %own = alloca i32, align 4
; CHECK-NEXT:   store i32 %n, ptr %own, align 4
; CHECK-NEXT:   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %x = load i32, ptr %own, align 4
; CHECK-NEXT:   %y = load i32, ptr addrspace(4) @table, align 4
; CHECK-NEXT:   %z = load i32, ptr addrspace(1) %ro, align 4, !invariant.load !0
; CHECK-NEXT:   %xy = add i32 %x, %y
; CHECK-NEXT:   %xyz = add i32 %xy, %z
; CHECK-NEXT:   %w = add i32 %xyz, %tid
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
; CHECK-NEXT:   store i32 %w, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @may_leave(ptr addrspace(1) %out, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   store i32 %i, ptr addrspace(1) %out, align 4
; CHECK-NEXT:   call void @leave(i32 %i)
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @leave(i32) #4
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #3 = { nocallback nounwind }
; CHECK-NEXT: attributes #4 = { nounwind memory(inaccessiblemem: readwrite) }
; CHECK: !0 = !{}
