; CUDA C++: a tree reduction in shared memory; a barrier in every round of a loop whose exit all threads agree on. For barriers, loops, indvars, memory SSA.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@buffer = internal addrspace(3) global [256 x float] undef, align 4

define ptx_kernel void @reduce(ptr addrspace(1) readonly %in, ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = shl nuw nsw i32 %cta, 8
  %i = add i32 %base, %tid
  %in.range = icmp ult i32 %i, %n
  br i1 %in.range, label %read, label %fill

read:
  %i64 = zext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i64
  %v = load float, ptr addrspace(1) %p, align 4
  br label %fill

fill:
  %x = phi float [ %v, %read ], [ 0.000000e+00, %entry ]
  %tid64 = zext i32 %tid to i64
  %slot = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @buffer to ptr), i64 0, i64 %tid64
  store float %x, ptr %slot, align 4
  call void @llvm.nvvm.barrier0()
  br label %round

round:
  %width = phi i32 [ 128, %fill ], [ %half, %next ]
  %active = icmp ult i32 %tid, %width
  br i1 %active, label %add, label %next

add:
  %other = add nuw nsw i32 %tid, %width
  %other64 = zext i32 %other to i64
  %q = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @buffer to ptr), i64 0, i64 %other64
  %a = load float, ptr %q, align 4
  %b = load float, ptr %slot, align 4
  %s = fadd float %a, %b
  store float %s, ptr %slot, align 4
  br label %next

next:
  call void @llvm.nvvm.barrier0()
  %half = lshr i32 %width, 1
  %more = icmp ugt i32 %width, 1
  br i1 %more, label %round, label %done

done:
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %write, label %exit

write:
  %sum = load float, ptr addrspacecast (ptr addrspace(3) @buffer to ptr), align 4
  %cta64 = zext i32 %cta to i64
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i64 %cta64
  store float %sum, ptr addrspace(1) %o, align 4
  br label %exit

exit:
  ret void
}

declare void @llvm.nvvm.barrier0() #1
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

attributes #0 = { "nvvm.maxntid"="256" "target-cpu"="sm_80" }
attributes #1 = { convergent nocallback nounwind }

!0 = !{i32 0, i32 256}
