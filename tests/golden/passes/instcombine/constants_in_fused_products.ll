; RUN: %nvopt -passes='instcombine,verify' -S %s | FileCheck %s
; Fused products of constants, the sign of a quotient, operations computed before an extension.
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.copysign.f32(float, float)

define <2 x float> @by_one(<2 x float> %z) {
  %r = call <2 x float> @llvm.fma.v2f32(<2 x float> splat (float 1.0), <2 x float> <float 2.0, float 3.0>, <2 x float> %z)
  ret <2 x float> %r
}
define <2 x float> @by_zero(<2 x float> %z) {
  %r = call nnan nsz <2 x float> @llvm.fma.v2f32(<2 x float> zeroinitializer, <2 x float> <float 2.0, float 3.0>, <2 x float> %z)
  ret <2 x float> %r
}
define float @root(float %x, float %z) {
  %s = call reassoc float @llvm.sqrt.f32(float %x)
  %r = call reassoc nnan nsz float @llvm.fma.f32(float %s, float %s, float %z)
  ret float %r
}
define i1 @sign_of_quotient(half %x) {
  %d = fdiv ninf half -2.0, %x
  %c = fcmp ninf olt half %d, 0.0
  ret i1 %c
}
; what is less than 1 divided by a great number may be 0
define i1 @quotient_may_be_zero(half %x) {
  %d = fdiv ninf half 0xH0400, %x
  %c = fcmp ninf olt half %d, 0.0
  ret i1 %c
}
define float @least_of_extended(half %x) {
  %e = fpext half %x to float
  %r = call float @llvm.minnum.f32(float %e, float 1.0)
  ret float %r
}
define float @sign_of_extended(half %x, half %y) {
  %a = fpext half %x to float
  %b = fpext half %y to float
  %r = call float @llvm.copysign.f32(float %a, float %b)
  ret float %r
}

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.fma.f32(float, float, float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.sqrt.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.minnum.f32(float, float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.copysign.f32(float, float) #0
; CHECK-LABEL: define <2 x float> @by_one(<2 x float> %z) {
; CHECK-NEXT:   %r = fadd <2 x float> %z, <float 2.000000e+00, float 3.000000e+00>
; CHECK-NEXT:   ret <2 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @by_zero(<2 x float> %z) {
; CHECK-NEXT:   ret <2 x float> %z
; CHECK-NEXT: }
; CHECK-LABEL: define float @root(float %x, float %z) {
; CHECK-NEXT:   %r = fadd reassoc float %x, %z
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sign_of_quotient(half %x) {
; CHECK-NEXT:   %c = fcmp ninf ogt half %x, 0xH0000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @quotient_may_be_zero(half %x) {
; CHECK-NEXT:   %d = fdiv ninf half 0xH0400, %x
; CHECK-NEXT:   %c = fcmp ninf olt half %d, 0xH0000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define float @least_of_extended(half %x) {
; CHECK-NEXT:   %1 = call half @llvm.minnum.f16(half %x, half 0xH3C00)
; CHECK-NEXT:   %r = fpext half %1 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @sign_of_extended(half %x, half %y) {
; CHECK-NEXT:   %1 = call half @llvm.copysign.f16(half %x, half %y)
; CHECK-NEXT:   %r = fpext half %1 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.minnum.f16(half, half) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.copysign.f16(half, half) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
