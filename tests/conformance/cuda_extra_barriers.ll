; A stencil in the style of clang's CUDA, with more __syncthreads than it needs: at its begin, two in a row, between elements of one thread, between two arrays.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [256 x float] undef, align 4
@sums = internal addrspace(3) global [256 x float] undef, align 4

define ptx_kernel void @stencil(ptr addrspace(1) noalias noundef %in, ptr addrspace(1) noalias noundef %out, i32 noundef %n) #0 {
entry:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %tid = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = zext nneg i32 %tid to i64
  %src = getelementptr inbounds float, ptr addrspace(1) %in, i64 %own
  %v = load float, ptr addrspace(1) %src, align 4
  %mine = getelementptr inbounds [256 x float], ptr addrspace(3) @tile, i64 0, i64 %own
  store float %v, ptr addrspace(3) %mine, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %next = add nuw nsw i32 %tid, 1
  %wrapped = and i32 %next, 255
  %there = zext nneg i32 %wrapped to i64
  %right = getelementptr inbounds [256 x float], ptr addrspace(3) @tile, i64 0, i64 %there
  %r = load float, ptr addrspace(3) %right, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %sum = getelementptr inbounds [256 x float], ptr addrspace(3) @sums, i64 0, i64 %own
  store float %r, ptr addrspace(3) %sum, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = load float, ptr addrspace(3) %sum, align 4
  %t = fadd float %s, %v
  store float %t, ptr addrspace(3) %mine, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k.next = add nuw nsw i32 %k, 1
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %done

done:
  %last = load float, ptr addrspace(3) %mine, align 4
  %dst = getelementptr inbounds float, ptr addrspace(1) %out, i64 %own
  store float %last, ptr addrspace(1) %dst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

attributes #0 = { convergent norecurse nounwind "nvvm.reqntid"="256" "target-cpu"="sm_90" }
