; Casts of arguments that stand at the entry stay where they are, in their order, when another access wants one of them too.
; RUN: %nvopt -passes=infer-address-spaces -S %s | FileCheck %s
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @two(ptr %a, ptr %b, i64 %i) {
  %ga = addrspacecast ptr %a to ptr addrspace(1)
  %gb = addrspacecast ptr %b to ptr addrspace(1)
  %x = load i32, ptr addrspace(1) %ga
  %p = getelementptr i32, ptr %b, i64 %i
  store i32 %x, ptr %p
  store i32 %x, ptr addrspace(1) %gb
  ret void
}

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel void @two(ptr %a, ptr %b, i64 %i) {
; CHECK-NEXT:   %ga = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %gb = addrspacecast ptr %b to ptr addrspace(1)
; CHECK-NEXT:   %x = load i32, ptr addrspace(1) %ga, align 4
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(1) %gb, i64 %i
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %gb, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
