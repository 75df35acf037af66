; RUN: %nvopt -passes=infer-address-spaces -S %s | FileCheck %s
; The only cast of an argument, moved to where it is needed, is not made anew at the top; several become one there.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: @one(
; CHECK-NEXT: br i1 %c
; CHECK: use:
; CHECK-NEXT: %g = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT: store i32 1, ptr addrspace(1) %g
define ptx_kernel void @one(ptr %p, i1 %c) {
  br i1 %c, label %use, label %out
use:
  %g = addrspacecast ptr %p to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %g, align 4
  br label %out
out:
  ret void
}
; CHECK-LABEL: @two(
; CHECK-NEXT: [[P:%.*]] = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NOT: addrspacecast
; CHECK: ret void
define ptx_kernel void @two(ptr %p, i1 %c) {
  br i1 %c, label %use, label %other
use:
  %g = addrspacecast ptr %p to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %g, align 4
  br label %out
other:
  %h = addrspacecast ptr %p to ptr addrspace(1)
  store i32 2, ptr addrspace(1) %h, align 4
  br label %out
out:
  ret void
}
