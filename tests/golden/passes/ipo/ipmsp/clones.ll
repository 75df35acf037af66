; RUN: %nvopt -passes=ipmsp,function'(infer-address-spaces)' -verify-each -S %s | FileCheck %s
; A function that may have callers elsewhere keeps its type; the calls here go to an internal clone. Not of a body that the linker may replace, nor of a
; function that calls itself.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x float] undef, align 4
define float @outer(ptr %p, i32 %i) noinline {
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  ret float %v
}
define float @recursive(ptr %p, i32 %n) noinline {
e:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %x, label %m
m:
  %k = sub i32 %n, 1
  %v = call float @recursive(ptr %p, i32 %k)
  ret float %v
x:
  %w = load float, ptr %p
  ret float %w
}
define weak float @replaceable(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define ptx_kernel void @k(ptr %o, i32 %i) {
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %v1 = call float @outer(ptr %g, i32 %i)
  %v2 = call float @recursive(ptr %g, i32 %i)
  %v3 = call float @replaceable(ptr %g)
  %x1 = fadd float %v1, %v2
  %x2 = fadd float %x1, %v3
  store float %x2, ptr %o
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @s = internal addrspace(3) global [64 x float] undef, align 4
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define float @outer(ptr %p, i32 %i) #0 {
; CHECK-NEXT:   %a = getelementptr float, ptr %p, i32 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define float @recursive(ptr %p, i32 %n) #0 {
; CHECK-NEXT: e:
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %x, label %m
; CHECK: m:                                                ; preds = %e
; CHECK-NEXT:   %k = sub i32 %n, 1
; CHECK-NEXT:   %v = call float @recursive(ptr %p, i32 %k)
; CHECK-NEXT:   ret float %v
; CHECK: x:                                                ; preds = %e
; CHECK-NEXT:   %w = load float, ptr %p, align 4
; CHECK-NEXT:   ret float %w
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define weak float @replaceable(ptr %p) #0 {
; CHECK-NEXT:   %v = load float, ptr %p, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @k(ptr %o, i32 %i) {
; CHECK-NEXT:   %1 = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) @s to ptr
; CHECK-NEXT:   %v1 = call float @outer.shared(ptr addrspace(3) @s, i32 %i)
; CHECK-NEXT:   %v2 = call float @recursive(ptr %g, i32 %i)
; CHECK-NEXT:   %v3 = call float @replaceable(ptr %g)
; CHECK-NEXT:   %x1 = fadd float %v1, %v2
; CHECK-NEXT:   %x2 = fadd float %x1, %v3
; CHECK-NEXT:   store float %x2, ptr addrspace(1) %1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @outer.shared(ptr addrspace(3) %p, i32 %i) local_unnamed_addr #0 {
; CHECK-NEXT:   %a.i = getelementptr float, ptr addrspace(3) %p, i32 %i
; CHECK-NEXT:   %v.i = load float, ptr addrspace(3) %a.i, align 4
; CHECK-NEXT:   ret float %v.i
; CHECK-NEXT: }
; CHECK: attributes #0 = { noinline }
