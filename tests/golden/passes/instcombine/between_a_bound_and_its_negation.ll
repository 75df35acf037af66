; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A value between a bound and its negation, or outside, is compared by its magnitude.
define i1 @between(float %x) {
  %a = fcmp olt float %x, 0.5
  %b = fcmp ogt float %x, -0.5
  %c = and i1 %a, %b
  ret i1 %c
}
define i1 @between_in_turn(float %x) {
  %a = fcmp ole float %x, 0.5
  %b = fcmp oge float %x, -0.5
  %c = select i1 %a, i1 %b, i1 false
  ret i1 %c
}
define i1 @outside(double %x) {
  %a = fcmp olt double %x, -2.0
  %b = fcmp ogt double %x, 2.0
  %c = or i1 %a, %b
  ret i1 %c
}
define i1 @between_unordered(float %x) {
  %a = fcmp ult float %x, 0.5
  %b = fcmp ugt float %x, -0.5
  %c = and i1 %a, %b
  ret i1 %c
}
define i1 @outside_unordered(float %x) {
  %a = fcmp ule float %x, -2.0
  %b = fcmp uge float %x, 2.0
  %c = or i1 %a, %b
  ret i1 %c
}
define i1 @other_bounds_stay(float %x) {
  %a = fcmp olt float %x, 0.5
  %b = fcmp ogt float %x, -0.25
  %c = and i1 %a, %b
  ret i1 %c
}
define i1 @bounds_the_wrong_way_stay(float %x) {
  %a = fcmp olt float %x, -0.5
  %b = fcmp ogt float %x, 0.5
  %c = and i1 %a, %b
  ret i1 %c
}

; CHECK-LABEL: define i1 @between(float %x) {
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp olt float %1, 5.000000e-01
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @between_in_turn(float %x) {
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp ole float %1, 5.000000e-01
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @outside(double %x) {
; CHECK-NEXT:   %1 = call double @llvm.fabs.f64(double %x)
; CHECK-NEXT:   %c = fcmp ogt double %1, 2.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @between_unordered(float %x) {
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp ult float %1, 5.000000e-01
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @outside_unordered(float %x) {
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp uge float %1, 2.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_bounds_stay(float %x) {
; CHECK-NEXT:   %a = fcmp olt float %x, 5.000000e-01
; CHECK-NEXT:   %b = fcmp ogt float %x, -2.500000e-01
; CHECK-NEXT:   %c = and i1 %a, %b
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bounds_the_wrong_way_stay(float %x) {
; CHECK-NEXT:   %a = fcmp olt float %x, -5.000000e-01
; CHECK-NEXT:   %b = fcmp ogt float %x, 5.000000e-01
; CHECK-NEXT:   %c = and i1 %a, %b
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.fabs.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.fabs.f64(double) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
