; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A float that became an integer and is a float again holds that integer exactly, except where the integer was negative
; and is read as a positive number: -2.0 is 4294967294 then, which rounds.
define double @negative_read_as_positive(float %f) {
  %i = fptosi float %f to i32
  %x = uitofp i32 %i to float
  %r = fpext float %x to double
  ret double %r
}
define double @narrow_negative_read_as_positive(half %h) {
  %i = fptosi half %h to i32
  %x = uitofp i32 %i to float
  %r = fpext float %x to double
  ret double %r
}
define double @not_negative(float %f) {
  %i = fptosi float %f to i32
  %x = uitofp nneg i32 %i to float
  %r = fpext float %x to double
  ret double %r
}
define double @signed(float %f) {
  %i = fptosi float %f to i32
  %x = sitofp i32 %i to float
  %r = fpext float %x to double
  ret double %r
}
define double @positive_read_as_negative(float %f) {
  %i = fptoui float %f to i32
  %x = sitofp i32 %i to float
  %r = fpext float %x to double
  ret double %r
}

; CHECK-LABEL: define double @negative_read_as_positive(float %f) {
; CHECK-NEXT:   %i = fptosi float %f to i32
; CHECK-NEXT:   %x = uitofp i32 %i to float
; CHECK-NEXT:   %r = fpext float %x to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @narrow_negative_read_as_positive(half %h) {
; CHECK-NEXT:   %i = fptosi half %h to i32
; CHECK-NEXT:   %x = uitofp i32 %i to float
; CHECK-NEXT:   %r = fpext float %x to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @not_negative(float %f) {
; CHECK-NEXT:   %i = fptosi float %f to i32
; CHECK-NEXT:   %r = uitofp nneg i32 %i to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @signed(float %f) {
; CHECK-NEXT:   %i = fptosi float %f to i32
; CHECK-NEXT:   %r = sitofp i32 %i to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @positive_read_as_negative(float %f) {
; CHECK-NEXT:   %i = fptoui float %f to i32
; CHECK-NEXT:   %r = sitofp i32 %i to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
