; RUN: %nvopt -passes=float2int -S %s | FileCheck %s
; What goes from integers to integers or comparisons through exact float arithmetic. What another use needs, what may round, what may be -0.0 or
; a fraction by a constant, and what comes from elsewhere stays.
target triple = "nvptx64-nvidia-cuda"
define i16 @add(i8 %a) {
  %x = uitofp i8 %a to float
  %y = fadd float %x, 1.0
  %z = fptoui float %y to i16
  ret i16 %z
}
define i1 @compare(i8 %a, i16 %b) {
  %x = sitofp i8 %a to float
  %y = uitofp i16 %b to float
  %m = fneg float %x
  %c = fcmp ult float %m, %y
  ret i1 %c
}
define float @used(i8 %a) {
  %x = uitofp i8 %a to float
  %c = fcmp ogt float %x, 3.0
  %r = select i1 %c, float %x, float 0.0
  ret float %r
}
define i1 @rounds(i32 %a) {
  %x = uitofp i32 %a to float
  %c = fcmp oeq float %x, 3.0
  ret i1 %c
}
define i1 @constants(i8 %a) {
  %x = uitofp i8 %a to float
  %y = fadd float %x, -0.0
  %c = fcmp oeq float %y, 0.0
  %d = fcmp oeq float %y, 2.5
  %r = or i1 %c, %d
  ret i1 %r
}
define i32 @elsewhere(i8 %a, float %f) {
  %x = uitofp i8 %a to float
  %y = fadd float %x, %f
  %z = fptosi float %y to i32
  ret i32 %z
}
define i1 @called(i8 %a) { ; the call's own result goes to an integer, too
  %x = sitofp i8 %a to double
  %c = fcmp olt double %x, 0.0
  %d = call double @g(double %x)
  %e = fptosi double %d to i1
  %r = or i1 %c, %e
  ret i1 %r
}
declare double @g(double)

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i16 @add(i8 %a) {
; CHECK-NEXT:   %1 = zext i8 %a to i16
; CHECK-NEXT:   %z = add i16 %1, 1
; CHECK-NEXT:   ret i16 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compare(i8 %a, i16 %b) {
; CHECK-NEXT:   %1 = sext i8 %a to i32
; CHECK-NEXT:   %2 = zext i16 %b to i32
; CHECK-NEXT:   %3 = sub i32 0, %1
; CHECK-NEXT:   %c = icmp slt i32 %3, %2
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define float @used(i8 %a) {
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   %c = fcmp ogt float %x, 3.000000e+00
; CHECK-NEXT:   %r = select i1 %c, float %x, float 0.000000e+00
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @rounds(i32 %a) {
; CHECK-NEXT:   %x = uitofp i32 %a to float
; CHECK-NEXT:   %c = fcmp oeq float %x, 3.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @constants(i8 %a) {
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   %y = fadd float %x, -0.000000e+00
; CHECK-NEXT:   %c = fcmp oeq float %y, 0.000000e+00
; CHECK-NEXT:   %d = fcmp oeq float %y, 2.500000e+00
; CHECK-NEXT:   %r = or i1 %c, %d
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @elsewhere(i8 %a, float %f) {
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   %y = fadd float %x, %f
; CHECK-NEXT:   %z = fptosi float %y to i32
; CHECK-NEXT:   ret i32 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @called(i8 %a) {
; CHECK-NEXT:   %x = sitofp i8 %a to double
; CHECK-NEXT:   %c = fcmp olt double %x, 0.000000e+00
; CHECK-NEXT:   %d = call double @g(double %x)
; CHECK-NEXT:   %e = fptosi double %d to i1
; CHECK-NEXT:   %r = or i1 %c, %e
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: declare double @g(double)
