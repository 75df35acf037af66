; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Floating point: class tests, narrowing, powers, the C library.

declare i1 @llvm.is.fpclass.f32(float, i32)
declare float @llvm.fabs.f32(float)
declare float @llvm.pow.f32(float, float)
declare double @llvm.sqrt.f64(double)
declare float @fminf(float, float)
declare double @pow(double, double)

define i1 @class_nan(float %x) {
  %n = fneg float %x
  %c = call i1 @llvm.is.fpclass.f32(float %n, i32 3)
  ret i1 %c
}
define i1 @class_neg_inf(float %x) {
  %n = fneg float %x
  %c = call i1 @llvm.is.fpclass.f32(float %n, i32 4)
  ret i1 %c
}
define i1 @class_finite(float %x) {
  %c = call i1 @llvm.is.fpclass.f32(float %x, i32 504)
  ret i1 %c
}
define i1 @class_zero(float %x) {
  %c = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  ret i1 %c
}
define i1 @class_zero_flushed(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %c = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  ret i1 %c
}
define i1 @class_quiet(float %x) {
  %c = call i1 @llvm.is.fpclass.f32(float %x, i32 2)
  ret i1 %c
}
define float @narrow_add(float %x, float %y) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %s = fadd ninf double %a, %b
  %r = fptrunc double %s to float
  ret float %r
}
define float @narrow_sqrt(float %x) {
  %a = fpext float %x to double
  %s = call double @llvm.sqrt.f64(double %a)
  %r = fptrunc double %s to float
  ret float %r
}
define float @not_narrow(float %x) {
  %a = fpext float %x to double
  %s = fmul double %a, 1.000000000001e-01
  %r = fptrunc double %s to float
  ret float %r
}
define float @int_at_once(i24 %i) {
  %d = sitofp i24 %i to double
  %r = fptrunc double %d to float
  ret float %r
}
define double @int_inexact(i32 %i) {
  %d = sitofp i32 %i to float
  %r = fpext float %d to double
  ret double %r
}
define float @pow_base(float %x) {
  %r = call float @llvm.pow.f32(float 0.25, float %x)
  ret float %r
}
define float @pow_int(float %x) {
  %r = call fast float @llvm.pow.f32(float %x, float 7.0)
  ret float %r
}
define float @pow_two(float noundef %x) {
  %r = call float @llvm.pow.f32(float %x, float 2.0)
  ret float %r
}
define float @lib_fmin(float %x) {
  %r = call float @fminf(float %x, float %x)
  ret float %r
}
define double @lib_pow_no_error(double %x) {
  %r = call double @pow(double %x, double 1.0)
  ret double %r
}
define double @lib_pow(double %x) {
  %r = call double @pow(double %x, double 1.0) memory(none)
  ret double %r
}

define float @ints_added(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = uitofp i32 %x to float
  %q = uitofp i32 %y to float
  %r = fadd float %p, %q
  ret float %r
}
define float @ints_too_wide(i32 %a, i32 %b) {
  %p = uitofp i32 %a to float
  %q = uitofp i32 %b to float
  %r = fadd float %p, %q
  ret float %r
}
define i32 @there_and_back(i16 %a) {
  %p = sitofp i16 %a to float
  %r = fptosi float %p to i32
  ret i32 %r
}

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.fabs.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.pow.f32(float, float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.sqrt.f64(double) #0
; CHECK: declare float @fminf(float, float)
; CHECK: declare double @pow(double, double)
; CHECK-LABEL: define i1 @class_nan(float %x) {
; CHECK-NEXT:   %c = fcmp uno float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_neg_inf(float %x) {
; CHECK-NEXT:   %c = fcmp oeq float %x, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_finite(float %x) {
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp one float %1, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_zero(float %x) {
; CHECK-NEXT:   %c = fcmp oeq float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_zero_flushed(float %x) #1 {
; CHECK-NEXT:   %c = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_quiet(float %x) {
; CHECK-NEXT:   %c = call i1 @llvm.is.fpclass.f32(float %x, i32 2)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define float @narrow_add(float %x, float %y) {
; CHECK-NEXT:   %r = fadd float %x, %y
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @narrow_sqrt(float %x) {
; CHECK-NEXT:   %r = call float @llvm.sqrt.f32(float %x)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @not_narrow(float %x) {
; CHECK-NEXT:   %a = fpext float %x to double
; CHECK-NEXT:   %s = fmul double %a, 0x3FB999999999B5BF
; CHECK-NEXT:   %r = fptrunc double %s to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @int_at_once(i24 %i) {
; CHECK-NEXT:   %r = sitofp i24 %i to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @int_inexact(i32 %i) {
; CHECK-NEXT:   %d = sitofp i32 %i to float
; CHECK-NEXT:   %r = fpext float %d to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @pow_base(float %x) {
; CHECK-NEXT:   %1 = fmul float %x, -2.000000e+00
; CHECK-NEXT:   %r = call float @llvm.exp2.f32(float %1)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @pow_int(float %x) {
; CHECK-NEXT:   %r = call fast float @llvm.powi.f32.i32(float %x, i32 7)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @pow_two(float noundef %x) {
; CHECK-NEXT:   %r = fmul float %x, %x
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @lib_fmin(float %x) {
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
; CHECK-LABEL: define double @lib_pow_no_error(double %x) {
; CHECK-NEXT:   ret double %x
; CHECK-NEXT: }
; CHECK-LABEL: define double @lib_pow(double %x) {
; CHECK-NEXT:   ret double %x
; CHECK-NEXT: }
; CHECK-LABEL: define float @ints_added(i8 %a, i8 %b) {
; CHECK-NEXT:   %p = uitofp i8 %a to float
; CHECK-NEXT:   %q = uitofp i8 %b to float
; CHECK-NEXT:   %r = fadd float %p, %q
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @ints_too_wide(i32 %a, i32 %b) {
; CHECK-NEXT:   %p = uitofp i32 %a to float
; CHECK-NEXT:   %q = uitofp i32 %b to float
; CHECK-NEXT:   %r = fadd float %p, %q
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @there_and_back(i16 %a) {
; CHECK-NEXT:   %r = sext i16 %a to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.sqrt.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.exp2.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.powi.f32.i32(float, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
