; CUDA C++: warp reductions by shuffles and votes, on divergent and on uniform sides. Convergent operations keep their place and number.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal float @warp_sum(float %v) {
entry:
  br label %loop

loop:
  %x = phi float [ %v, %entry ], [ %s, %loop ]
  %d = phi i32 [ 16, %entry ], [ %h, %loop ]
  %o = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %x, i32 %d, i32 31)
  %s = fadd float %x, %o
  %h = lshr i32 %d, 1
  %c = icmp ne i32 %h, 0
  br i1 %c, label %loop, label %done

done:
  ret float %s
}

define ptx_kernel void @norms(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %twice) {
entry:
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %l64 = zext i32 %lane to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %l64
  %v = load float, ptr addrspace(1) %a, align 4
  %sum = call float @warp_sum(float %v)
  br i1 %twice, label %again, label %vote

again:
  %sq = fmul float %v, %v
  %sum2 = call float @warp_sum(float %sq)
  br label %vote

vote:
  %r = phi float [ %sum, %entry ], [ %sum2, %again ]
  %pos = fcmp ogt float %r, 0.000000e+00
  %any = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %pos)
  %leader = icmp eq i32 %lane, 0
  br i1 %leader, label %one, label %rest

one:
  %n = call i32 @llvm.ctpop.i32(i32 %any)
  %nf = uitofp i32 %n to float
  store float %nf, ptr addrspace(1) %q, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %end

rest:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %end

end:
  %m = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %lane)
  %g = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %l64
  store i32 %m, ptr addrspace(1) %g, align 4
  ret void
}

declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.ctpop.i32(i32)
