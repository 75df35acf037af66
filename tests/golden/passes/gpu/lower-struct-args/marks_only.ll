; RUN: %nvopt -passes='lower-struct-args' -verify-each -S %s | FileCheck %s
; Without opt-byval the parameter is marked, and its address stays generic.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @choice(ptr byval([4 x float]) align 4 %s, i1 %c, i64 %i, ptr %o) #0 {
  %a = getelementptr float, ptr %s, i64 %i
  %p = select i1 %c, ptr %s, ptr %a
  %v = load float, ptr %p, align 4
  %w = load float, ptr %a, align 4
  %x = fadd float %v, %w
  store float %x, ptr %o, align 4
  ret void
}
attributes #0 = { "target-cpu"="sm_80" "target-features"="+ptx83,+sm_80" }

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel void @choice(ptr byval([4 x float]) align 4 "nvvm.grid_constant" %s, i1 %c, i64 %i, ptr %o) #0 {
; CHECK-NEXT:   %a = getelementptr float, ptr %s, i64 %i
; CHECK-NEXT:   %p = select i1 %c, ptr %s, ptr %a
; CHECK-NEXT:   %v = load float, ptr %p, align 4
; CHECK-NEXT:   %w = load float, ptr %a, align 4
; CHECK-NEXT:   %x = fadd float %v, %w
; CHECK-NEXT:   store float %x, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { "target-cpu"="sm_80" "target-features"="+ptx83,+sm_80" }
