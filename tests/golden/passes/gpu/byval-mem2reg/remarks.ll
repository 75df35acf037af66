; RUN: %nvopt -passes='byval-mem2reg' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(ptr byval([16 x float]) align 4 %s, i64 %i, ptr %o) {
  %t = alloca [16 x float], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 64, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}

; CHECK: remark: <unknown>:0:0: %t only holds a copy of %s, which nobody writes: it is read there (@k: call, instruction 2 of %0)
