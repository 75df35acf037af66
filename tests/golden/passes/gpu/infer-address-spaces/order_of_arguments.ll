; RUN: %nvopt -passes=infer-address-spaces,infer-address-spaces -S %s | FileCheck %s
; Casts of a kernel's arguments stand in the order of the arguments and not of their uses, so that a second run leaves them where the first one put them.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %a, ptr %b, ptr %c) {
  %x = load i32, ptr %c
  store i32 %x, ptr %a
  store i32 %x, ptr %b
  ret void
}

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel void @k(ptr %a, ptr %b, ptr %c) {
; CHECK-NEXT:   %1 = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %2 = addrspacecast ptr %b to ptr addrspace(1)
; CHECK-NEXT:   %3 = addrspacecast ptr %c to ptr addrspace(1)
; CHECK-NEXT:   %x = load i32, ptr addrspace(1) %3, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %1, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %2, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
