; RUN: %nvopt -passes='infer-address-spaces' -S %s | FileCheck %s
; Shared on one way, global on the other: nothing is known. Where all is shared, the load says so.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [32 x float] undef

define float @mixed(ptr addrspace(1) %p, i1 %c) {
  %a = addrspacecast ptr addrspace(1) %p to ptr
  %r = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  %v = load float, ptr %r
  ret float %v
}

define float @shared(i64 %i) {
  %g = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %i
  %v = load float, ptr %g
  ret float %v
}

; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK: @s = internal addrspace(3) global [32 x float] undef
; CHECK-LABEL: define float @mixed(ptr addrspace(1) %p, i1 %c) {
; CHECK-NEXT:   %a = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT:   %r = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   %v = load float, ptr %r, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK-LABEL: define float @shared(i64 %i) {
; CHECK-NEXT:   %g = getelementptr [32 x float], ptr addrspace(3) @s, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr addrspace(3) %g, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
