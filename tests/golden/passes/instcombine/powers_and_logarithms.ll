; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Powers, exponentials and logarithms, of the library and as intrinsics; functions in the precision of what they get.
target triple = "x86_64-unknown-linux-gnu"
declare double @pow(double, double)
declare double @exp2(double)
declare double @log(double)
declare double @exp(double)
declare double @tan(double)
declare double @atan(double)
declare double @cos(double)
declare double @sqrt(double)
declare double @cabs(double, double)
declare double @llvm.pow.f64(double, double)
declare float @llvm.exp.f32(float)
declare float @llvm.log2.f32(float)
declare double @llvm.exp2.f64(double)
declare double @llvm.log.f64(double)
declare double @llvm.log2.f64(double)
declare double @llvm.log10.f64(double)
declare float @llvm.sin.f32(float)
declare float @llvm.cos.f32(float)
define double @two_to(double %x) {
  %r = call double @pow(double 2.0, double %x)
  ret double %r
}
define double @ten_to(double %x) {
  %r = call double @pow(double 10.0, double %x)
  ret double %r
}
define double @two_to_integer(i32 %n) {
  %x = sitofp i32 %n to double
  %r = call double @pow(double 2.0, double %x)
  ret double %r
}
define double @constant_to(double %x) {
  %r = call nnan afn double @llvm.pow.f64(double 7.0, double %x)
  ret double %r
}
define double @root(double %x) {
  %r = call double @llvm.pow.f64(double %x, double 0.5)
  ret double %r
}
; pow(-inf, 0.5) is no error, sqrt(-inf) is one
define double @root_sets_errno(double %x) {
  %r = call double @pow(double %x, double 0.5)
  ret double %r
}
define double @half_integer(double %x) {
  %r = call fast double @llvm.pow.f64(double %x, double -4.5)
  ret double %r
}
define double @power_of_power(double %x, double %y) {
  %e = call fast double @exp(double %x)
  %r = call fast double @pow(double %e, double %y)
  ret double %r
}
define double @exp2_of_integer(i16 %n) {
  %x = uitofp i16 %n to double
  %r = call double @llvm.exp2.f64(double %x)
  ret double %r
}
; log(pow(-2, 2)) is a number, log(-2) is none
define double @log_of_power(double %x, double %y) {
  %p = call fast double @llvm.pow.f64(double %x, double %y)
  %r = call fast double @llvm.log.f64(double %p)
  ret double %r
}
define double @log_of_power_of_positive(double nofpclass(nan zero sub ninf nnorm) %x, double %y) {
  %p = call fast double @llvm.pow.f64(double %x, double %y)
  %r = call fast double @llvm.log.f64(double %p)
  ret double %r
}
define float @log2_of_exp(float %x) {
  %p = call fast float @llvm.exp.f32(float %x)
  %r = call fast float @llvm.log2.f32(float %p)
  ret float %r
}
define double @log_of_exp2(double %x) {
  %p = call fast double @llvm.exp2.f64(double %x)
  %r = call fast double @llvm.log.f64(double %p)
  ret double %r
}
define double @log2_of_exp2(double %x) {
  %p = call fast double @llvm.exp2.f64(double %x)
  %r = call fast double @llvm.log2.f64(double %p)
  ret double %r
}
define double @log10_of_exp2(double %x) {
  %p = call fast double @llvm.exp2.f64(double %x)
  %r = call fast double @llvm.log10.f64(double %p)
  ret double %r
}
define double @log_of_positive(i32 %n) {
  %m = or i32 %n, 1
  %x = uitofp i32 %m to double
  %r = call double @log(double %x)
  ret double %r
}
define double @inverse(double %x) {
  %a = call fast double @atan(double %x)
  %r = call fast double @tan(double %a)
  ret double %r
}
define float @in_float(float %f) {
  %x = fpext float %f to double
  %c = call fast double @cos(double %x)
  %r = fptrunc double %c to float
  ret float %r
}
define float @exact_in_float(float %f) {
  %x = fpext float %f to double
  %c = call double @sqrt(double %x)
  %r = fptrunc double %c to float
  ret float %r
}
define double @one_part(double %x) {
  %r = call double @cabs(double 0.0, double %x)
  ret double %r
}
define float @cotangent(float %x) {
  %s = call reassoc float @llvm.sin.f32(float %x)
  %c = call reassoc float @llvm.cos.f32(float %x)
  %r = fdiv reassoc float %c, %s
  ret float %r
}
define float @tangent(float %x) {
  %s = call reassoc float @llvm.sin.f32(float %x)
  %c = call reassoc float @llvm.cos.f32(float %x)
  %r = fdiv reassoc float %s, %c
  ret float %r
}

; CHECK: target triple = "x86_64-unknown-linux-gnu"
; CHECK: declare double @pow(double, double)
; CHECK: declare double @exp2(double)
; CHECK: declare double @log(double)
; CHECK: declare double @exp(double)
; CHECK: declare double @tan(double)
; CHECK: declare double @atan(double)
; CHECK: declare double @cos(double)
; CHECK: declare double @sqrt(double)
; CHECK: declare double @cabs(double, double)
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.pow.f64(double, double) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.exp.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.log2.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.exp2.f64(double) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.log.f64(double) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.log2.f64(double) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.log10.f64(double) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.sin.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.cos.f32(float) #0
; CHECK-LABEL: define double @two_to(double %x) {
; CHECK-NEXT:   %r = call double @exp2(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @ten_to(double %x) {
; CHECK-NEXT:   %r = call double @exp10(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @two_to_integer(i32 %n) {
; CHECK-NEXT:   %r = call double @ldexp(double 1.000000e+00, i32 %n)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @constant_to(double %x) {
; CHECK-NEXT:   %1 = fmul afn double %x, 0x400675767F54042D
; CHECK-NEXT:   %r = call nnan afn double @llvm.exp2.f64(double %1)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @root(double %x) {
; CHECK-NEXT:   %1 = call double @llvm.sqrt.f64(double %x)
; CHECK-NEXT:   %2 = call double @llvm.fabs.f64(double %1)
; CHECK-NEXT:   %3 = fcmp oeq double %x, 0xFFF0000000000000
; CHECK-NEXT:   %r = select i1 %3, double 0x7FF0000000000000, double %2
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @root_sets_errno(double %x) {
; CHECK-NEXT:   %r = call double @pow(double %x, double 5.000000e-01)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @half_integer(double %x) {
; CHECK-NEXT:   %1 = call fast double @llvm.sqrt.f64(double %x)
; CHECK-NEXT:   %2 = call fast double @llvm.powi.f64.i32(double %x, i32 -4)
; CHECK-NEXT:   %r = fdiv fast double %2, %1
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @power_of_power(double %x, double %y) {
; CHECK-NEXT:   %1 = fmul reassoc nsz arcp contract afn double %x, %y
; CHECK-NEXT:   %r = call reassoc nsz arcp contract afn double @exp(double %1)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @exp2_of_integer(i16 %n) {
; CHECK-NEXT:   %1 = zext i16 %n to i32
; CHECK-NEXT:   %r = call double @llvm.ldexp.f64.i32(double 1.000000e+00, i32 %1)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @log_of_power(double %x, double %y) {
; CHECK-NEXT:   %p = call fast double @llvm.pow.f64(double %x, double %y)
; CHECK-NEXT:   %r = call fast double @llvm.log.f64(double %p)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @log_of_power_of_positive(double nofpclass(nan ninf zero sub nnorm) %x, double %y) {
; CHECK-NEXT:   %1 = call fast double @llvm.log.f64(double %x)
; CHECK-NEXT:   %r = fmul fast double %1, %y
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @log2_of_exp(float %x) {
; CHECK-NEXT:   %r = fmul fast float %x, 0x3FF7154760000000
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @log_of_exp2(double %x) {
; CHECK-NEXT:   %r = fmul fast double %x, 0x3FE62E42FEFA39EF
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @log2_of_exp2(double %x) {
; CHECK-NEXT:   ret double %x
; CHECK-NEXT: }
; CHECK-LABEL: define double @log10_of_exp2(double %x) {
; CHECK-NEXT:   %r = fmul fast double %x, 0x3FD34413509F79FF
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @log_of_positive(i32 %n) {
; CHECK-NEXT:   %m = or i32 %n, 1
; CHECK-NEXT:   %x = uitofp i32 %m to double
; CHECK-NEXT:   %r = call double @log(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @inverse(double %x) {
; CHECK-NEXT:   ret double %x
; CHECK-NEXT: }
; CHECK-LABEL: define float @in_float(float %f) {
; CHECK-NEXT:   %1 = call reassoc nnan nsz arcp contract afn float @cosf(float %f)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
; CHECK-LABEL: define float @exact_in_float(float %f) {
; CHECK-NEXT:   %1 = call float @sqrtf(float %f)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
; CHECK-LABEL: define double @one_part(double %x) {
; CHECK-NEXT:   %r = call double @llvm.fabs.f64(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @cotangent(float %x) {
; CHECK-NEXT:   %1 = call reassoc float @llvm.tan.f32(float %x)
; CHECK-NEXT:   %r = fdiv reassoc float 1.000000e+00, %1
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @tangent(float %x) {
; CHECK-NEXT:   %r = call reassoc float @llvm.tan.f32(float %x)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare double @exp10(double) #1
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare double @ldexp(double, i32) #1
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare float @cosf(float) #1
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare float @sqrtf(float) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.sqrt.f64(double) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.fabs.f64(double) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.powi.f64.i32(double, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.ldexp.f64.i32(double, i32) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.tan.f32(float) #2
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nofree nounwind }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
