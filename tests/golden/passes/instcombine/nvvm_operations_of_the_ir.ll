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
declare half @llvm.nvvm.fmax.ftz.f16(half, half)
define half @fmax_ftz_f16(half %x, half %y) "denormal-fp-math"="preserve-sign" {
  %r = call half @llvm.nvvm.fmax.ftz.f16(half %x, half %y)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fmax.ftz.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax_ftz_f16x2(<2 x half> %x, <2 x half> %y) "denormal-fp-math"="preserve-sign" {
  %r = call <2 x half> @llvm.nvvm.fmax.ftz.f16x2(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}
declare half @llvm.nvvm.fmax.ftz.nan.f16(half, half)
define half @fmax_ftz_nan_f16(half %x, half %y) "denormal-fp-math"="preserve-sign" {
  %r = call half @llvm.nvvm.fmax.ftz.nan.f16(half %x, half %y)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fmax.ftz.nan.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax_ftz_nan_f16x2(<2 x half> %x, <2 x half> %y) "denormal-fp-math"="preserve-sign" {
  %r = call <2 x half> @llvm.nvvm.fmax.ftz.nan.f16x2(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}
declare half @llvm.nvvm.fmin.ftz.f16(half, half)
define half @fmin_ftz_f16(half %x, half %y) "denormal-fp-math"="preserve-sign" {
  %r = call half @llvm.nvvm.fmin.ftz.f16(half %x, half %y)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fmin.ftz.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin_ftz_f16x2(<2 x half> %x, <2 x half> %y) "denormal-fp-math"="preserve-sign" {
  %r = call <2 x half> @llvm.nvvm.fmin.ftz.f16x2(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}
declare float @llvm.nvvm.fmin.ftz.nan.f(float, float)
define float @fmin_ftz_nan_f(float %x, float %y) "denormal-fp-math"="preserve-sign" {
  %r = call float @llvm.nvvm.fmin.ftz.nan.f(float %x, float %y)
  ret float %r
}
declare half @llvm.nvvm.fmin.ftz.nan.f16(half, half)
define half @fmin_ftz_nan_f16(half %x, half %y) "denormal-fp-math"="preserve-sign" {
  %r = call half @llvm.nvvm.fmin.ftz.nan.f16(half %x, half %y)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fmin.ftz.nan.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin_ftz_nan_f16x2(<2 x half> %x, <2 x half> %y) "denormal-fp-math"="preserve-sign" {
  %r = call <2 x half> @llvm.nvvm.fmin.ftz.nan.f16x2(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}
declare half @llvm.nvvm.fma.rn.ftz.f16(half, half, half)
define half @fma_rn_ftz_f16(half %x, half %y, half %z) "denormal-fp-math"="preserve-sign" {
  %r = call half @llvm.nvvm.fma.rn.ftz.f16(half %x, half %y, half %z)
  ret half %r
}
declare bfloat @llvm.nvvm.fma.rn.bf16(bfloat, bfloat, bfloat)
define bfloat @fma_rn_bf16(bfloat %x, bfloat %y, bfloat %z) {
  %r = call bfloat @llvm.nvvm.fma.rn.bf16(bfloat %x, bfloat %y, bfloat %z)
  ret bfloat %r
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
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.nvvm.fmax.ftz.f16(half, half) #0
; CHECK-LABEL: define half @fmax_ftz_f16(half %x, half %y) #3 {
; CHECK-NEXT:   %r = call half @llvm.maxnum.f16(half %x, half %y)
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.nvvm.fmax.ftz.f16x2(<2 x half>, <2 x half>) #0
; CHECK-LABEL: define <2 x half> @fmax_ftz_f16x2(<2 x half> %x, <2 x half> %y) #3 {
; CHECK-NEXT:   %r = call <2 x half> @llvm.maxnum.v2f16(<2 x half> %x, <2 x half> %y)
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.nvvm.fmax.ftz.nan.f16(half, half) #0
; CHECK-LABEL: define half @fmax_ftz_nan_f16(half %x, half %y) #3 {
; CHECK-NEXT:   %r = call half @llvm.maximum.f16(half %x, half %y)
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.nvvm.fmax.ftz.nan.f16x2(<2 x half>, <2 x half>) #0
; CHECK-LABEL: define <2 x half> @fmax_ftz_nan_f16x2(<2 x half> %x, <2 x half> %y) #3 {
; CHECK-NEXT:   %r = call <2 x half> @llvm.maximum.v2f16(<2 x half> %x, <2 x half> %y)
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.nvvm.fmin.ftz.f16(half, half) #0
; CHECK-LABEL: define half @fmin_ftz_f16(half %x, half %y) #3 {
; CHECK-NEXT:   %r = call half @llvm.minnum.f16(half %x, half %y)
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.nvvm.fmin.ftz.f16x2(<2 x half>, <2 x half>) #0
; CHECK-LABEL: define <2 x half> @fmin_ftz_f16x2(<2 x half> %x, <2 x half> %y) #3 {
; CHECK-NEXT:   %r = call <2 x half> @llvm.minnum.v2f16(<2 x half> %x, <2 x half> %y)
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.fmin.ftz.nan.f(float, float) #0
; CHECK-LABEL: define float @fmin_ftz_nan_f(float %x, float %y) #3 {
; CHECK-NEXT:   %r = call float @llvm.minimum.f32(float %x, float %y)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.nvvm.fmin.ftz.nan.f16(half, half) #0
; CHECK-LABEL: define half @fmin_ftz_nan_f16(half %x, half %y) #3 {
; CHECK-NEXT:   %r = call half @llvm.minimum.f16(half %x, half %y)
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.nvvm.fmin.ftz.nan.f16x2(<2 x half>, <2 x half>) #0
; CHECK-LABEL: define <2 x half> @fmin_ftz_nan_f16x2(<2 x half> %x, <2 x half> %y) #3 {
; CHECK-NEXT:   %r = call <2 x half> @llvm.minimum.v2f16(<2 x half> %x, <2 x half> %y)
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.nvvm.fma.rn.ftz.f16(half, half, half) #0
; CHECK-LABEL: define half @fma_rn_ftz_f16(half %x, half %y, half %z) #3 {
; CHECK-NEXT:   %r = call half @llvm.fma.f16(half %x, half %y, half %z)
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fma.rn.bf16(bfloat, bfloat, bfloat) #0
; CHECK-LABEL: define bfloat @fma_rn_bf16(bfloat %x, bfloat %y, bfloat %z) {
; CHECK-NEXT:   %r = call bfloat @llvm.fma.bf16(bfloat %x, bfloat %y, bfloat %z)
; CHECK-NEXT:   ret bfloat %r
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
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.maximum.f16(half, half) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.maximum.v2f16(<2 x half>, <2 x half>) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.minnum.f16(half, half) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.minnum.v2f16(<2 x half>, <2 x half>) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.minimum.f32(float, float) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.minimum.f16(half, half) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.fma.f16(half, half, half) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat) #4
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { "denormal-fp-math-f32"="preserve-sign" }
; CHECK-NEXT: attributes #3 = { "denormal-fp-math"="preserve-sign" }
; CHECK-NEXT: attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
