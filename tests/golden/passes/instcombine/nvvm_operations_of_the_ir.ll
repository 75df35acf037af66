; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Operations of NVVM that are those of the IR, where they flush what the function flushes.
target triple = "nvptx64-nvidia-cuda"
declare half @llvm.nvvm.fmax.f16(half, half)
declare <2 x half> @llvm.nvvm.fmin.nan.f16x2(<2 x half>, <2 x half>)
declare <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>)
declare float @llvm.nvvm.fmax.ftz.nan.f(float, float)
declare double @llvm.nvvm.rcp.rn.d(double)
declare float @llvm.nvvm.ui2f.rn(i32)
define half @a(half %x, half %y) {
  %r = call half @llvm.nvvm.fmax.f16(half %x, half %y)
  ret half %r
}
define <2 x half> @b(<2 x half> %x, <2 x half> %y) {
  %r = call <2 x half> @llvm.nvvm.fmin.nan.f16x2(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}
; only where both flush
define <2 x half> @c(<2 x half> %x, <2 x half> %y, <2 x half> %z) "denormal-fp-math-f32"="preserve-sign" {
  %r = call <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half> %x, <2 x half> %y, <2 x half> %z)
  ret <2 x half> %r
}
define <2 x half> @d(<2 x half> %x, <2 x half> %y, <2 x half> %z) "denormal-fp-math"="preserve-sign" {
  %r = call <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half> %x, <2 x half> %y, <2 x half> %z)
  ret <2 x half> %r
}
define <2 x bfloat> @e(<2 x bfloat> %x, <2 x bfloat> %y, <2 x bfloat> %z) {
  %r = call <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat> %x, <2 x bfloat> %y, <2 x bfloat> %z)
  ret <2 x bfloat> %r
}
define float @f(float %x, float %y) "denormal-fp-math-f32"="preserve-sign" {
  %r = call float @llvm.nvvm.fmax.ftz.nan.f(float %x, float %y)
  ret float %r
}
define double @g(double %x) {
  %r = call double @llvm.nvvm.rcp.rn.d(double %x)
  ret double %r
}
define float @h(i32 %x) {
  %r = call float @llvm.nvvm.ui2f.rn(i32 %x)
  ret float %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.nvvm.fmax.f16(half, half) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.nvvm.fmin.nan.f16x2(<2 x half>, <2 x half>) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half>, <2 x half>, <2 x half>) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.fmax.ftz.nan.f(float, float) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare double @llvm.nvvm.rcp.rn.d(double) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.ui2f.rn(i32) #0
; CHECK-LABEL: define half @a(half %x, half %y) {
; CHECK-NEXT:   %r = call half @llvm.maxnum.f16(half %x, half %y)
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x half> @b(<2 x half> %x, <2 x half> %y) {
; CHECK-NEXT:   %r = call <2 x half> @llvm.minimum.v2f16(<2 x half> %x, <2 x half> %y)
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x half> @c(<2 x half> %x, <2 x half> %y, <2 x half> %z) #2 {
; CHECK-NEXT:   %r = call <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half> %x, <2 x half> %y, <2 x half> %z)
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x half> @d(<2 x half> %x, <2 x half> %y, <2 x half> %z) #3 {
; CHECK-NEXT:   %r = call <2 x half> @llvm.fma.v2f16(<2 x half> %x, <2 x half> %y, <2 x half> %z)
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x bfloat> @e(<2 x bfloat> %x, <2 x bfloat> %y, <2 x bfloat> %z) {
; CHECK-NEXT:   %r = call <2 x bfloat> @llvm.fma.v2bf16(<2 x bfloat> %x, <2 x bfloat> %y, <2 x bfloat> %z)
; CHECK-NEXT:   ret <2 x bfloat> %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @f(float %x, float %y) #2 {
; CHECK-NEXT:   %r = call float @llvm.maximum.f32(float %x, float %y)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @g(double %x) {
; CHECK-NEXT:   %r = fdiv double 1.000000e+00, %x
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @h(i32 %x) {
; CHECK-NEXT:   %r = uitofp i32 %x to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.maxnum.f16(half, half) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.minimum.v2f16(<2 x half>, <2 x half>) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.fma.v2bf16(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.maximum.f32(float, float) #4
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { "denormal-fp-math-f32"="preserve-sign" }
; CHECK-NEXT: attributes #3 = { "denormal-fp-math"="preserve-sign" }
; CHECK-NEXT: attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
