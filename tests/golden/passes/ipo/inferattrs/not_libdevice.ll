; RUN: %nvopt -passes=inferattrs -verify-each -S %s | FileCheck %s
; A name of libdevice with another type, one that says nobuiltin, one that nobody knows, and a definition get nothing.
target triple = "nvptx64-nvidia-cuda"
declare double @__nv_sinf(double)
declare float @__nv_cosf(float) nobuiltin
declare float @__nv_unheard_of(float)
define float @__nv_fabsf(float %x) {
  ret float %x
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: declare double @__nv_sinf(double)
; CHECK: ; Function Attrs: nobuiltin
; CHECK-NEXT: declare float @__nv_cosf(float) #0
; CHECK: declare float @__nv_unheard_of(float)
; CHECK-LABEL: define float @__nv_fabsf(float %x) {
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
; CHECK: attributes #0 = { nobuiltin }
