; Julia (CUDA.jl): arrays by value as structs, one-based indices, bounds checks that end in a call without return, exit by trap, shadow state by pointer.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@exception1 = private unnamed_addr constant [12 x i8] c"BoundsError\00", align 1

define internal fastcc void @julia_throw_boundserror_123({ i64, i32 } %state) unnamed_addr noinline noreturn {
top:
  %flag = extractvalue { i64, i32 } %state, 0
  %p = inttoptr i64 %flag to ptr
  store volatile i32 1, ptr %p, align 4
  call void @gpu_report_exception(i64 ptrtoint (ptr @exception1 to i64))
  fence seq_cst
  call void asm sideeffect "exit;", ""() noreturn
  unreachable
}

define internal void @gpu_report_exception(i64 %0) noinline {
  ret void
}

define ptx_kernel void @_Z4vadd13CuDeviceArray({ i64, i32 } %state, { ptr addrspace(1), i64, [1 x i64], i64 } %a, { ptr addrspace(1), i64, [1 x i64], i64 } %b) {
conversion:
  %ap = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %a, 0
  %an = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %a, 2, 0
  %bp = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %b, 0
  %bn = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %b, 2, 0
  %slot = alloca [1 x i64], align 8
  store i64 %bn, ptr %slot, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %1 = add nuw nsw i32 %0, 1
  %2 = zext nneg i32 %1 to i64
  %neg = icmp slt i64 %an, 0
  %len = select i1 %neg, i64 0, i64 %an
  %.not = icmp ugt i64 %2, %len
  br i1 %.not, label %L40, label %L20

L20:
  %3 = add nsw i64 %2, -1
  %4 = icmp ult i64 %3, %len
  br i1 %4, label %L30, label %oob

L30:
  %5 = load i64, ptr %slot, align 8
  %6 = icmp ult i64 %3, %5
  br i1 %6, label %L35, label %oob

L35:
  %7 = getelementptr inbounds float, ptr addrspace(1) %ap, i64 %3
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !1
  %9 = getelementptr inbounds float, ptr addrspace(1) %bp, i64 %3
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !1
  %11 = fadd float %8, %10
  store float %11, ptr addrspace(1) %7, align 4, !tbaa !1
  br label %L40

oob:
  call fastcc void @julia_throw_boundserror_123({ i64, i32 } %state)
  unreachable

L40:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

!0 = !{i32 0, i32 1023}
!1 = !{!2, !2, i64 0}
!2 = !{!"custom_tbaa_addrspace(1)", !3, i64 0}
!3 = !{!"custom_tbaa"}
