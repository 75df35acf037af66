; Functions of a negated argument; powers.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

declare double @cos(double)
declare float @sinf(float)
declare fp128 @tanl(fp128)
declare float @sin(float)
declare double @pow(double, double)

define double @even(double %x) {
  %n = fneg double %x
  %r = call double @cos(double %n)
  ret double %r
}
define float @odd(float %x) {
  %n = fneg float %x
  %r = call nnan float @sinf(float %n)
  ret float %r
}
define fp128 @odd_twice(fp128 %x) {
  %n = fneg fp128 %x
  %t = call fp128 @tanl(fp128 %n)
  %r = fneg fp128 %t
  ret fp128 %r
}
; not what C calls sin
define float @other_type(float %x) {
  %n = fneg float %x
  %r = call float @sin(float %n)
  ret float %r
}
define double @one_to(double %x) {
  %r = call double @pow(double 1.0, double %x)
  ret double %r
}
define double @to_none(double %x) {
  %r = call double @pow(double %x, double -0.0)
  ret double %r
}

; CHECK: declare double @cos(double)
; CHECK: declare float @sinf(float)
; CHECK: declare fp128 @tanl(fp128)
; CHECK: declare float @sin(float)
; CHECK: declare double @pow(double, double)
; CHECK-LABEL: define double @even(double %x) {
; CHECK-NEXT:   %r = call double @cos(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @odd(float %x) {
; CHECK-NEXT:   %1 = call nnan float @sinf(float %x)
; CHECK-NEXT:   %r = fneg nnan float %1
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define fp128 @odd_twice(fp128 %x) {
; CHECK-NEXT:   %1 = call fp128 @tanl(fp128 %x)
; CHECK-NEXT:   ret fp128 %1
; CHECK-NEXT: }
; CHECK-LABEL: define float @other_type(float %x) {
; CHECK-NEXT:   %n = fneg float %x
; CHECK-NEXT:   %r = call float @sin(float %n)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @one_to(double %x) {
; CHECK-NEXT:   ret double 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @to_none(double %x) {
; CHECK-NEXT:   ret double 1.000000e+00
; CHECK-NEXT: }
