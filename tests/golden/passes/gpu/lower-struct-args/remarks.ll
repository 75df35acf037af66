; RUN: %nvopt -passes='lower-struct-args' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr byval([4 x float]) align 4 %s, ptr byval([4 x float]) align 4 %r, ptr %o) {
  %v = load float, ptr %s, align 4
  store float %v, ptr %r, align 4
  ret void
}

; CHECK: remark: <unknown>:0:0: %s is only read: it needs no local copy (@k)
; CHECK-NEXT: remark: <unknown>:0:0: %r is written, or its address is kept: every thread makes a local copy (@k)
