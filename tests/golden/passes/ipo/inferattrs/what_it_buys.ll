; RUN: %nvopt -passes='inferattrs,early-cse' -verify-each -S %s | FileCheck %s
; What reads and writes nothing and returns is computed once, and not where nobody wants it.
target triple = "nvptx64-nvidia-cuda"
declare float @__nv_sqrtf(float)
define float @twice(float %x) {
  %a = call float @__nv_sqrtf(float %x)
  %b = call float @__nv_sqrtf(float %x)
  %r = fadd float %a, %b
  ret float %r
}
define void @unused(float %x) {
  %a = call float @__nv_sqrtf(float %x)
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: mustprogress nocallback nofree norecurse nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare nofpclass(ninf nsub nnorm) float @__nv_sqrtf(float) #0
; CHECK-LABEL: define float @twice(float %x) {
; CHECK-NEXT:   %a = call float @__nv_sqrtf(float %x)
; CHECK-NEXT:   %r = fadd float %a, %a
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @unused(float %x) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { mustprogress nocallback nofree norecurse nosync nounwind speculatable willreturn memory(none) }
