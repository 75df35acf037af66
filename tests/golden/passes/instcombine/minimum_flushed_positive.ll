; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; The least of negative numbers is no positive zero, but where results are flushed to it.
; CHECK-LABEL: @f(
; CHECK: call i1 @llvm.is.fpclass
target triple = "nvptx64-nvidia-cuda"
declare float @llvm.minimum.f32(float, float)
define i1 @f(float nofpclass(nan pinf pnorm psub pzero) %a, float %b) "denormal-fp-math"="positive-zero,ieee" {
  %m = call float @llvm.minimum.f32(float %a, float %b)
  %r = call i1 @llvm.is.fpclass.f32(float %m, i32 64)
  ret i1 %r
}
declare i1 @llvm.is.fpclass.f32(float, i32)
