; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; An expression is regrouped where all of its operations have reassoc, and what is made has the flags that all had (LangRef, "Rewrite-based flags").
declare float @llvm.exp.f32(float)
declare float @llvm.log.f32(float)

define float @outer_alone(float %x) {
  %a = fmul float %x, 0x4202A05F20000000
  %r = fmul reassoc float %a, 0x39B4484BE0000000
  ret float %r
}
define float @both(float %x) {
  %a = fmul reassoc contract float %x, 1.5
  %r = fmul reassoc arcp contract float %a, 0.25
  ret float %r
}
define float @distribution(float %x, float %y, float %z) {
  %a = fmul float %x, %z
  %b = fmul reassoc float %y, %z
  %r = fadd reassoc nsz float %a, %b
  ret float %r
}
define float @quotients(float %x, float %y, float %z) {
  %a = fdiv reassoc float %x, %y
  %r = fdiv reassoc arcp float %a, %z
  ret float %r
}
define float @functions(float %x) {
  %a = call float @llvm.exp.f32(float %x)
  %r = call reassoc float @llvm.log.f32(float %a)
  ret float %r
}
; Only signs move: each operation keeps its own flags.
define float @sign(float %x, float %y, float %z) {
  %a = fsub contract float %x, %y
  %r = fsub nsz reassoc float %z, %a
  ret float %r
}

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.exp.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.log.f32(float) #0
; CHECK-LABEL: define float @outer_alone(float %x) {
; CHECK-NEXT:   %a = fmul float %x, 1.000000e+10
; CHECK-NEXT:   %r = fmul reassoc float %a, 0x39B4484BE0000000
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @both(float %x) {
; CHECK-NEXT:   %r = fmul reassoc contract float %x, 3.750000e-01
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @distribution(float %x, float %y, float %z) {
; CHECK-NEXT:   %a = fmul float %x, %z
; CHECK-NEXT:   %b = fmul reassoc float %y, %z
; CHECK-NEXT:   %r = fadd reassoc nsz float %a, %b
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @quotients(float %x, float %y, float %z) {
; CHECK-NEXT:   %a = fdiv reassoc float %x, %y
; CHECK-NEXT:   %r = fdiv reassoc arcp float %a, %z
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @functions(float %x) {
; CHECK-NEXT:   %a = call float @llvm.exp.f32(float %x)
; CHECK-NEXT:   %r = call reassoc float @llvm.log.f32(float %a)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @sign(float %x, float %y, float %z) {
; CHECK-NEXT:   %1 = fsub nsz contract float %y, %x
; CHECK-NEXT:   %r = fadd reassoc nsz float %1, %z
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
