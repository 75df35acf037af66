; OpenCL, text with typed pointers (LLVM 7 to 14): a scan of a work group in local memory.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

%opencl.params = type { float*, i32 }

@scan.temp = internal addrspace(3) global [64 x float] undef, align 4

define void @scan(float addrspace(1)* nocapture %data, i32 %n) !kernel_arg_addr_space !1 {
entry:
  %lid = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lid64 = zext i32 %lid to i64
  %src = getelementptr inbounds float, float addrspace(1)* %data, i64 %lid64
  %v = load float, float addrspace(1)* %src, align 4
  %slot = getelementptr inbounds [64 x float], [64 x float] addrspace(3)* @scan.temp, i64 0, i64 %lid64
  store float %v, float addrspace(3)* %slot, align 4
  tail call void @llvm.nvvm.barrier0()
  br label %loop

loop:
  %d = phi i32 [ 1, %entry ], [ %d2, %next ]
  %c = icmp slt i32 %d, %n
  br i1 %c, label %body, label %end

body:
  %has = icmp uge i32 %lid, %d
  br i1 %has, label %take, label %meet

take:
  %j = sub i32 %lid, %d
  %j64 = zext i32 %j to i64
  %p = getelementptr inbounds [64 x float], [64 x float] addrspace(3)* @scan.temp, i64 0, i64 %j64
  %o = load float, float addrspace(3)* %p, align 4
  br label %meet

meet:
  %add = phi float [ %o, %take ], [ 0.000000e+00, %body ]
  tail call void @llvm.nvvm.barrier0()
  %old = load float, float addrspace(3)* %slot, align 4
  %new = fadd float %old, %add
  store float %new, float addrspace(3)* %slot, align 4
  tail call void @llvm.nvvm.barrier0()
  br label %next

next:
  %d2 = shl nsw i32 %d, 1
  br label %loop

end:
  %r = load float, float addrspace(3)* %slot, align 4
  %bits = bitcast float addrspace(1)* %src to i32 addrspace(1)*
  %rb = bitcast float %r to i32
  store i32 %rb, i32 addrspace(1)* %bits, align 4
  ret void
}

declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

!nvvm.annotations = !{!0}
!0 = !{void (float addrspace(1)*, i32)* @scan, !"kernel", i32 1}
!1 = !{i32 1, i32 0}
