; RUN: %nvopt -passes=infer-address-spaces -verify-each -S %s | FileCheck %s
; A pointer cast to the space that its origin has, and back: both ways end at one cast.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @argument(ptr %a, ptr %o) {
  %c = addrspacecast ptr %a to ptr addrspace(1)
  %g = addrspacecast ptr addrspace(1) %c to ptr
  %h = getelementptr i32, ptr %g, i64 1
  %v = load i32, ptr %h
  store i32 %v, ptr %o
  ret void
}
define void @variable() {
  %a = alloca i32
  %c = addrspacecast ptr %a to ptr addrspace(5)
  %g = addrspacecast ptr addrspace(5) %c to ptr
  store i32 1, ptr %g
  store i32 2, ptr %a
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel void @argument(ptr %a, ptr %o) {
; CHECK-NEXT:   %1 = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %c = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %h = getelementptr i32, ptr addrspace(1) %c, i64 1
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %h, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @variable() {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   %1 = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %1, align 4
; CHECK-NEXT:   store i32 2, ptr addrspace(5) %1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
