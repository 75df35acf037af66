; Nothing lies beyond an infinity: an order with one is equality with it, or that the value is no NaN.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

define i1 @is_infinity(float %x) {
  %c = fcmp oge float %x, 0x7FF0000000000000
  ret i1 %c
}

define i1 @below_infinity(float %x) {
  %c = fcmp olt float %x, 0x7FF0000000000000
  ret i1 %c
}

define i1 @infinity_or_nan(float %x) {
  %c = fcmp uge float %x, 0x7FF0000000000000
  ret i1 %c
}

define i1 @not_infinity(float %x) {
  %c = fcmp ult float %x, 0x7FF0000000000000
  ret i1 %c
}

define i1 @is_minus_infinity(float %x) {
  %c = fcmp ole float %x, 0xFFF0000000000000
  ret i1 %c
}

define i1 @above_minus_infinity(float %x) {
  %c = fcmp ogt float %x, 0xFFF0000000000000
  ret i1 %c
}

define i1 @minus_infinity_or_nan(float %x) {
  %c = fcmp ule float %x, 0xFFF0000000000000
  ret i1 %c
}

define i1 @not_minus_infinity(float %x) {
  %c = fcmp ugt float %x, 0xFFF0000000000000
  ret i1 %c
}

define i1 @at_most_infinity(float %x) {
  %c = fcmp ole float %x, 0x7FF0000000000000
  ret i1 %c
}

define i1 @not_at_most_infinity(float %x) {
  %c = fcmp ugt float %x, 0x7FF0000000000000
  ret i1 %c
}

define i1 @at_least_minus_infinity(float %x) {
  %c = fcmp oge float %x, 0xFFF0000000000000
  ret i1 %c
}

define i1 @not_at_least_minus_infinity(float %x) {
  %c = fcmp ult float %x, 0xFFF0000000000000
  ret i1 %c
}

define i1 @finite(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %c = fcmp olt float %a, 0x7FF0000000000000
  ret i1 %c
}

; the largest finite value is not an infinity
define i1 @largest(float %x) {
  %c = fcmp oge float %x, 0x47EFFFFFE0000000
  ret i1 %c
}

declare float @llvm.fabs.f32(float)

; CHECK-LABEL: define i1 @is_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp oeq float %x, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @below_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp one float %x, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @infinity_or_nan(float %x) {
; CHECK-NEXT:   %c = fcmp ueq float %x, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @not_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp une float %x, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @is_minus_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp oeq float %x, 0xFFF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @above_minus_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp one float %x, 0xFFF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @minus_infinity_or_nan(float %x) {
; CHECK-NEXT:   %c = fcmp ueq float %x, 0xFFF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @not_minus_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp une float %x, 0xFFF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @at_most_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp ord float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @not_at_most_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp uno float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @at_least_minus_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp ord float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @not_at_least_minus_infinity(float %x) {
; CHECK-NEXT:   %c = fcmp uno float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @finite(float %x) {
; CHECK-NEXT:   %a = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp one float %a, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @largest(float %x) {
; CHECK-NEXT:   %c = fcmp oge float %x, 0x47EFFFFFE0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.fabs.f32(float) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
