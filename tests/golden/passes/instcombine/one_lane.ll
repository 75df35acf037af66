; A vector of one lane is its element; casts of elements and vectors go together; casts of constants are constants.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

define double @out(<1 x i64> %x) {
  %r = bitcast <1 x i64> %x to double
  ret double %r
}
define <1 x i64> @in(double %x) {
  %r = bitcast double %x to <1 x i64>
  ret <1 x i64> %r
}
define <2 x i16> @through(i32 %x) {
  %v = insertelement <1 x i32> poison, i32 %x, i64 0
  %r = bitcast <1 x i32> %v to <2 x i16>
  ret <2 x i16> %r
}
define <2 x i32> @there_and_back(<2 x i32> %x) {
  %v = bitcast <2 x i32> %x to <1 x i64>
  %e = extractelement <1 x i64> %v, i64 0
  %r = bitcast i64 %e to <2 x i32>
  ret <2 x i32> %r
}
define i64 @element(<4 x float> %x) {
  %v = bitcast <4 x float> %x to <2 x double>
  %e = extractelement <2 x double> %v, i64 1
  %r = bitcast double %e to i64
  ret i64 %r
}
define <4 x float> @inserted(i32 %x, <4 x i32> %v, i64 %i) {
  %a = bitcast i32 %x to float
  %b = bitcast <4 x i32> %v to <4 x float>
  %r = insertelement <4 x float> %b, float %a, i64 %i
  ret <4 x float> %r
}
define <2 x half> @small(<2 x i16> %v) {
  %a = bitcast i16 7 to half
  %b = bitcast <2 x i16> %v to <2 x half>
  %r = insertelement <2 x half> %b, half %a, i64 0
  ret <2 x half> %r
}
define <4 x i32> @masked(<4 x i32> %x, <8 x i16> %y) {
  %a = bitcast <4 x i32> %x to <2 x i64>
  %b = bitcast <8 x i16> %y to <2 x i64>
  %c = and <2 x i64> %b, %a
  %r = bitcast <2 x i64> %c to <4 x i32>
  ret <4 x i32> %r
}
define i1 @constant(i1 %c) {
  %s = select i1 %c, i64 -4294967295, i64 8589934591
  %r = icmp ne i64 %s, bitcast (<2 x i32> <i32 1, i32 -1> to i64)
  ret i1 %r
}
define <4 x i32> @back_in_place(<16 x i8> %x) {
  %s = shufflevector <16 x i8> %x, <16 x i8> poison, <16 x i32> <i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %c = bitcast <16 x i8> %s to <4 x i32>
  %r = shufflevector <4 x i32> %c, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i32> %r
}
define <4 x i16> @all_alike(<2 x i32> %x) {
  %s = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> <i32 1, i32 1>
  %c = bitcast <2 x i32> %s to <4 x i16>
  %r = shufflevector <4 x i16> %c, <4 x i16> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  ret <4 x i16> %r
}
define <4 x i16> @halves_move(<2 x i32> %x) {
  %s = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> <i32 1, i32 1>
  %c = bitcast <2 x i32> %s to <4 x i16>
  %r = shufflevector <4 x i16> %c, <4 x i16> poison, <4 x i32> <i32 1, i32 0, i32 1, i32 0>
  ret <4 x i16> %r
}

; CHECK-LABEL: define double @out(<1 x i64> %x) {
; CHECK-NEXT:   %1 = extractelement <1 x i64> %x, i64 0
; CHECK-NEXT:   %r = bitcast i64 %1 to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define <1 x i64> @in(double %x) {
; CHECK-NEXT:   %1 = insertelement <1 x double> poison, double %x, i64 0
; CHECK-NEXT:   %r = bitcast <1 x double> %1 to <1 x i64>
; CHECK-NEXT:   ret <1 x i64> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i16> @through(i32 %x) {
; CHECK-NEXT:   %r = bitcast i32 %x to <2 x i16>
; CHECK-NEXT:   ret <2 x i16> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @there_and_back(<2 x i32> %x) {
; CHECK-NEXT:   ret <2 x i32> %x
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @element(<4 x float> %x) {
; CHECK-NEXT:   %1 = bitcast <4 x float> %x to <2 x i64>
; CHECK-NEXT:   %r = extractelement <2 x i64> %1, i64 1
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x float> @inserted(i32 %x, <4 x i32> %v, i64 %i) {
; CHECK-NEXT:   %1 = insertelement <4 x i32> %v, i32 %x, i64 %i
; CHECK-NEXT:   %r = bitcast <4 x i32> %1 to <4 x float>
; CHECK-NEXT:   ret <4 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x half> @small(<2 x i16> %v) {
; CHECK-NEXT:   %b = bitcast <2 x i16> %v to <2 x half>
; CHECK-NEXT:   %r = insertelement <2 x half> %b, half 0xH0007, i64 0
; CHECK-NEXT:   ret <2 x half> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i32> @masked(<4 x i32> %x, <8 x i16> %y) {
; CHECK-NEXT:   %1 = bitcast <8 x i16> %y to <4 x i32>
; CHECK-NEXT:   %r = and <4 x i32> %x, %1
; CHECK-NEXT:   ret <4 x i32> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @constant(i1 %c) {
; CHECK-NEXT:   %r = xor i1 %c, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i32> @back_in_place(<16 x i8> %x) {
; CHECK-NEXT:   %r = bitcast <16 x i8> %x to <4 x i32>
; CHECK-NEXT:   ret <4 x i32> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i16> @all_alike(<2 x i32> %x) {
; CHECK-NEXT:   %s = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> <i32 1, i32 1>
; CHECK-NEXT:   %c = bitcast <2 x i32> %s to <4 x i16>
; CHECK-NEXT:   ret <4 x i16> %c
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i16> @halves_move(<2 x i32> %x) {
; CHECK-NEXT:   %s = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> <i32 1, i32 1>
; CHECK-NEXT:   %c = bitcast <2 x i32> %s to <4 x i16>
; CHECK-NEXT:   %r = shufflevector <4 x i16> %c, <4 x i16> poison, <4 x i32> <i32 1, i32 0, i32 1, i32 0>
; CHECK-NEXT:   ret <4 x i16> %r
; CHECK-NEXT: }
