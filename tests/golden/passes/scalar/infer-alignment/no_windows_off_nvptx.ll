; RUN: %nvopt -passes=infer-alignment -S %s | FileCheck %s
; Nothing is known of a cast between address spaces where the target does not say what it does.
define void @cast(ptr align 64 %p) {
  %g = addrspacecast ptr %p to ptr addrspace(1)
  store float 0.0, ptr addrspace(1) %g, align 4
  ret void
}

; CHECK-LABEL: define void @cast(ptr align 64 %p) {
; CHECK-NEXT:   %g = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
