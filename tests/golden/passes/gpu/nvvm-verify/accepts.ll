; RUN: %nvopt -passes='nvvm-verify,nvvm-verify<unified>' -disable-output %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i32 %n) {
  %a = alloca i64
  %v = atomicrmw add ptr %p, i32 %n seq_cst
  store i32 %v, ptr %p
  ret void
}
