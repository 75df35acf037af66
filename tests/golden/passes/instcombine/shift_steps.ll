; A shifted value below one step is 0; odd factors that are 1 in the bits that count.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

define i1 @below(i8 %x) {
  %s = shl nsw i8 %x, 3
  %r = icmp ult i8 %s, 8
  ret i1 %r
}
define i1 @above(i8 %x) {
  %s = shl nsw i8 %x, 3
  %r = icmp ugt i8 %s, 7
  ret i1 %r
}
define i32 @factor(i32 %x) {
  %m = mul i32 %x, 5
  %r = and i32 %m, 3
  ret i32 %r
}
define i32 @factor_counts(i32 %x) {
  %m = mul i32 %x, 5
  %r = and i32 %m, 7
  ret i32 %r
}
define <4 x float> @unwanted_lanes(float %x, float %y, float %z) {
  %a = insertelement <4 x float> poison, float %x, i64 1
  %b = insertelement <4 x float> %a, float %y, i64 0
  %c = insertelement <4 x float> %b, float %z, i64 3
  %r = shufflevector <4 x float> %c, <4 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  ret <4 x float> %r
}

; CHECK-LABEL: define i1 @below(i8 %x) {
; CHECK-NEXT:   %r = icmp eq i8 %x, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @above(i8 %x) {
; CHECK-NEXT:   %r = icmp ne i8 %x, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @factor(i32 %x) {
; CHECK-NEXT:   %r = and i32 %x, 3
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @factor_counts(i32 %x) {
; CHECK-NEXT:   %m = mul i32 %x, 5
; CHECK-NEXT:   %r = and i32 %m, 7
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x float> @unwanted_lanes(float %x, float %y, float %z) {
; CHECK-NEXT:   %r = insertelement <4 x float> poison, float %y, i64 0
; CHECK-NEXT:   ret <4 x float> %r
; CHECK-NEXT: }
