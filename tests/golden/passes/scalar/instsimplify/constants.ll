; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; Constants: mathematical functions that are exact, PTX conversions of NaN, undefined lanes, constrained rounding.

define double @pow_two() {
  %r = call double @pow(double 3.0, double 2.0)
  ret double %r
}

; The last bit of this one depends on the library.
define double @pow_seven() {
  %r = call double @pow(double 3.1, double 7.0)
  ret double %r
}

define float @sqrt_exact() {
  %r = call float @sqrtf(float 16.0)
  ret float %r
}

define i32 @nan_from_double() {
  %r = call i32 @llvm.nvvm.d2i.rz(double 0x7FF8000000000000)
  ret i32 %r
}

define i32 @nan_from_float() {
  %r = call i32 @llvm.nvvm.f2i.rz(float 0x7FF8000000000000)
  ret i32 %r
}

define float @xorsign() {
  %r = call float @llvm.nvvm.fmin.xorsign.abs.f(float -3.0, float 2.0)
  ret float %r
}

define <2 x i8> @undef_lane() {
  %r = call <2 x i8> @llvm.smax.v2i8(<2 x i8> <i8 1, i8 undef>, <2 x i8> <i8 2, i8 3>)
  ret <2 x i8> %r
}

define double @constrained() strictfp {
  %r = call double @llvm.experimental.constrained.nearbyint.f64(double 10.5, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret double %r
}

define i64 @difference(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 42
  %a = ptrtoint ptr %q to i64
  %b = ptrtoint ptr %p to i64
  %d = sub i64 %a, %b
  ret i64 %d
}

define i32 @element(<4 x i32> %v, i32 %x) {
  %a = insertelement <4 x i32> %v, i32 %x, i32 1
  %b = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %e = extractelement <4 x i32> %b, i32 2
  ret i32 %e
}

declare double @pow(double, double) nounwind willreturn memory(none)
declare float @sqrtf(float) nounwind willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rz(double)
declare i32 @llvm.nvvm.f2i.rz(float)
declare float @llvm.nvvm.fmin.xorsign.abs.f(float, float)
declare <2 x i8> @llvm.smax.v2i8(<2 x i8>, <2 x i8>)
declare double @llvm.experimental.constrained.nearbyint.f64(double, metadata, metadata)
; nnan makes poison of the lane that is a NaN, not of its neighbours
define <2 x half> @nnan_by_lane() {
  %r = fdiv nnan <2 x half> <half 2.0, half 2.0>, <half 0xH7E00, half 1.0>
  ret <2 x half> %r
}
; the sign of a float's upper half is not the sign of the lower one
define <2 x i1> @bits_of_uitofp_in_pieces(i4 %x) {
  %f = uitofp i4 %x to float
  %b = bitcast float %f to <2 x i16>
  %r = icmp sgt <2 x i16> %b, splat (i16 -1)
  ret <2 x i1> %r
}

; CHECK-LABEL: define double @pow_two() {
; CHECK-NEXT:   ret double 9.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @pow_seven() {
; CHECK-NEXT:   %r = call double @pow(double 3.100000e+00, double 7.000000e+00)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @sqrt_exact() {
; CHECK-NEXT:   ret float 4.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nan_from_double() {
; CHECK-NEXT:   ret i32 -2147483648
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nan_from_float() {
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define float @xorsign() {
; CHECK-NEXT:   ret float -2.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @undef_lane() {
; CHECK-NEXT:   ret <2 x i8> <i8 2, i8 127>
; CHECK-NEXT: }
; CHECK: ; Function Attrs: strictfp
; CHECK-NEXT: define double @constrained() #0 {
; CHECK-NEXT:   ret double 1.100000e+01
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @difference(ptr %p) {
; CHECK-NEXT:   ret i64 42
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @element(<4 x i32> %v, i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: declare double @pow(double, double) #1
; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: declare float @sqrtf(float) #1
; CHECK: declare i32 @llvm.nvvm.d2i.rz(double)
; CHECK: declare i32 @llvm.nvvm.f2i.rz(float)
; CHECK: declare float @llvm.nvvm.fmin.xorsign.abs.f(float, float)
; CHECK: declare <2 x i8> @llvm.smax.v2i8(<2 x i8>, <2 x i8>)
; CHECK: declare double @llvm.experimental.constrained.nearbyint.f64(double, metadata, metadata)
; CHECK-LABEL: define <2 x half> @nnan_by_lane() {
; CHECK-NEXT:   ret <2 x half> <half poison, half 0xH4000>
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i1> @bits_of_uitofp_in_pieces(i4 %x) {
; CHECK-NEXT:   %f = uitofp i4 %x to float
; CHECK-NEXT:   %b = bitcast float %f to <2 x i16>
; CHECK-NEXT:   %r = icmp sgt <2 x i16> %b, splat (i16 -1)
; CHECK-NEXT:   ret <2 x i1> %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { strictfp }
; CHECK-NEXT: attributes #1 = { nounwind willreturn memory(none) }
