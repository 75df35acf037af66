; A constant that the narrower type has no value for equals nothing.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

define i1 @equal(float %x) {
  %e = fpext float %x to double
  %c = fcmp oeq double %e, 0x3FF0000000000001
  ret i1 %c
}
define i1 @ordered_and_unequal(float %x) {
  %e = fpext float %x to double
  %c = fcmp one double %e, 0x3FF0000000000001
  ret i1 %c
}
define i1 @equal_or_unordered(float %x) {
  %e = fpext float %x to double
  %c = fcmp ueq double %e, 0x3FF0000000000001
  ret i1 %c
}
define i1 @unequal(float %x) {
  %e = fpext float %x to double
  %c = fcmp une double %e, 0x3FF0000000000001
  ret i1 %c
}
; denormal where it is narrow: the mode decides
define i1 @denormal(float %x) {
  %e = fpext float %x to double
  %c = fcmp oeq double %e, 0x37A0000000000000
  ret i1 %c
}
; denormal where it is wide: flushed it is 0
define i1 @wide_denormal(float %x) {
  %e = fpext float %x to double
  %c = fcmp oeq double %e, 4.9e-324
  ret i1 %c
}

; CHECK-LABEL: define i1 @equal(float %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ordered_and_unequal(float %x) {
; CHECK-NEXT:   %c = fcmp ord float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @equal_or_unordered(float %x) {
; CHECK-NEXT:   %c = fcmp uno float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @unequal(float %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @denormal(float %x) {
; CHECK-NEXT:   %e = fpext float %x to double
; CHECK-NEXT:   %c = fcmp oeq double %e, 0x37A0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @wide_denormal(float %x) {
; CHECK-NEXT:   %e = fpext float %x to double
; CHECK-NEXT:   %c = fcmp oeq double %e, 4.940660e-324
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
