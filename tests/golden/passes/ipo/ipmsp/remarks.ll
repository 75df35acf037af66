; RUN: %nvopt -passes='ipmsp' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x float] undef, align 4
define internal float @local(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define float @a(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define ptx_kernel void @k(ptr %o) {
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %v1 = call float @local(ptr %g)
  %v2 = call float @a(ptr %g)
  store float %v1, ptr %o
  store float %v2, ptr %o
  ret void
}

; CHECK: remark: <unknown>:0:0: all callers pass %p a pointer to address space 3 (@local)
; CHECK-NEXT: remark: <unknown>:0:0: calls of a go to a.shared, which takes pointers of their address spaces (@a)
; CHECK-NEXT: remark: <unknown>:0:0: all callers pass %p a pointer to address space 3 (@a)
