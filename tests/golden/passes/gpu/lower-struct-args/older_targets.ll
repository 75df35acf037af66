; RUN: %nvopt -passes='lower-struct-args<opt-byval>' -verify-each -S %s | FileCheck %s
; Without cvta.param (below sm_70 and PTX 7.7, or unknown) the addresses stay generic: the back end takes the address of a local copy for one in
; parameter space.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @sm_60(ptr byval([4 x float]) align 4 %s, ptr %o) #0 {
  %v = load float, ptr %s, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @ptx_70(ptr byval([4 x float]) align 4 %s, ptr %o) #1 {
  %v = load float, ptr %s, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @unknown(ptr byval([4 x float]) align 4 %s, ptr %o) {
  %v = load float, ptr %s, align 4
  store float %v, ptr %o, align 4
  ret void
}
attributes #0 = { "target-cpu"="sm_60" "target-features"="+ptx83,+sm_60" }
attributes #1 = { "target-cpu"="sm_80" "target-features"="+ptx70,+sm_80" }

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel void @sm_60(ptr byval([4 x float]) align 4 "nvvm.grid_constant" %s, ptr %o) #0 {
; CHECK-NEXT:   %v = load float, ptr %s, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @ptx_70(ptr byval([4 x float]) align 4 "nvvm.grid_constant" %s, ptr %o) #1 {
; CHECK-NEXT:   %v = load float, ptr %s, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @unknown(ptr byval([4 x float]) align 4 "nvvm.grid_constant" %s, ptr %o) {
; CHECK-NEXT:   %v = load float, ptr %s, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { "target-cpu"="sm_60" "target-features"="+ptx83,+sm_60" }
; CHECK-NEXT: attributes #1 = { "target-cpu"="sm_80" "target-features"="+ptx70,+sm_80" }
