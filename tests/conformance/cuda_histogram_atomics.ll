; CUDA C++: atomics of several scopes and orders, fences, a volatile flag that another block sets. Nothing here may move, go or merge but plain arithmetic.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bins = internal addrspace(3) global [64 x i32] zeroinitializer, align 4
@done = addrspace(1) global i32 0, align 4

define ptx_kernel void @histogram(ptr addrspace(1) %keys, ptr addrspace(1) %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %tid, %entry ], [ %i.next, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %after

body:
  %i64 = sext i32 %i to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %keys, i64 %i64
  %k = load i8, ptr addrspace(1) %p, align 1
  %w = zext i8 %k to i32
  %b = and i32 %w, 63
  %b64 = zext nneg i32 %b to i64
  %q = getelementptr inbounds [64 x i32], ptr addrspace(3) @bins, i64 0, i64 %b64
  %old = atomicrmw add ptr addrspace(3) %q, i32 1 syncscope("block") monotonic, align 4
  br label %latch

latch:
  %i.next = add nsw i32 %i, 128
  br label %loop

after:
  call void @llvm.nvvm.barrier0()
  %small = icmp ult i32 %tid, 64
  br i1 %small, label %flush, label %wait

flush:
  %t64 = zext i32 %tid to i64
  %s = getelementptr inbounds [64 x i32], ptr addrspace(3) @bins, i64 0, i64 %t64
  %v = load i32, ptr addrspace(3) %s, align 4
  %g = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %t64
  %was = atomicrmw add ptr addrspace(1) %g, i32 %v syncscope("device") acq_rel, align 4
  %zero = icmp eq i32 %was, 0
  br i1 %zero, label %signal, label %wait

signal:
  fence syncscope("device") release
  store volatile i32 1, ptr addrspace(1) @done, align 4
  br label %wait

wait:
  %flag = load volatile i32, ptr addrspace(1) @done, align 4
  %ready = icmp ne i32 %flag, 0
  br i1 %ready, label %exit, label %wait

exit:
  fence syncscope("device") acquire
  %pair = cmpxchg weak ptr addrspace(1) @done, i32 1, i32 2 syncscope("device") acquire monotonic, align 4
  %ok = extractvalue { i32, i1 } %pair, 1
  %z = zext i1 %ok to i32
  %min = atomicrmw umin ptr addrspace(1) %out, i32 %z monotonic, align 4
  %f = atomicrmw fadd ptr addrspace(1) %out, float 1.000000e+00 monotonic, align 4
  ret void
}

declare void @llvm.nvvm.barrier0() convergent nounwind
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
