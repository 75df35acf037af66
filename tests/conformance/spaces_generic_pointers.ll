; Pointers of all address spaces, cast to generic and back, through phis, selects, arithmetic, integers, kernels' arguments and atomics. For infer-address-spaces,
; alias analysis, instcombine.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [32 x i32] undef, align 4
@c = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4

define ptx_kernel void @spaces(ptr %in, ptr addrspace(1) %out, i32 %i, i1 %f) {
entry:
  %g = addrspacecast ptr addrspace(1) %out to ptr
  %l = addrspacecast ptr addrspace(3) @s to ptr
  %i64 = sext i32 %i to i64
  %lp = getelementptr inbounds i32, ptr %l, i64 %i64
  %gp = getelementptr inbounds i32, ptr %g, i64 %i64
  %cp = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(4) @c to ptr), i64 2
  %k = load i32, ptr %cp, align 4
  store i32 %k, ptr %lp, align 4
  br i1 %f, label %walk, label %mixed
walk:
  %p = phi ptr [ %lp, %entry ], [ %p1, %walk ]
  %n = phi i32 [ 0, %entry ], [ %n1, %walk ]
  %v = load i32, ptr %p, align 4
  %p1 = getelementptr inbounds i32, ptr %p, i64 1
  %n1 = add nuw nsw i32 %n, 1
  %w = icmp ult i32 %n1, 4
  br i1 %w, label %walk, label %mixed
mixed:
  %m = phi ptr [ %gp, %entry ], [ %p, %walk ]
  %x = load i32, ptr %m, align 4
  %sel = select i1 %f, ptr %gp, ptr %g
  %old = atomicrmw add ptr %sel, i32 %x monotonic, align 4
  %num = ptrtoint ptr %lp to i64
  %or = or i64 %num, 0
  %back = inttoptr i64 %or to ptr
  store i32 %old, ptr %back, align 4
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %lp)
  %z = zext i1 %is to i32
  store i32 %z, ptr %in, align 4
  ret void
}
declare i1 @llvm.nvvm.isspacep.shared(ptr)
