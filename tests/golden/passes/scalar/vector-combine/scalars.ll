; RUN: %nvopt -passes=vector-combine -S %s | FileCheck %s
; An element that is inserted among constants is computed alone; what has vectors computes on.
target triple = "nvptx64-nvidia-cuda"

define <4 x i32> @sum(i32 %x) {
  %i = insertelement <4 x i32> zeroinitializer, i32 %x, i64 1
  %r = add nsw <4 x i32> %i, <i32 1, i32 2, i32 3, i32 4>
  ret <4 x i32> %r
}
; Where the others would trap, they would have trapped.
define <2 x i32> @quotient(i32 %x, i32 %y) {
  %i = insertelement <2 x i32> <i32 8, i32 poison>, i32 %x, i64 1
  %j = insertelement <2 x i32> <i32 3, i32 poison>, i32 %y, i64 1
  %r = udiv <2 x i32> %i, %j
  ret <2 x i32> %r
}
define <2 x i32> @other_places(i32 %x, i32 %y) {
  %i = insertelement <2 x i32> zeroinitializer, i32 %x, i64 1
  %j = insertelement <2 x i32> zeroinitializer, i32 %y, i64 0
  %r = add <2 x i32> %i, %j
  ret <2 x i32> %r
}
define <2 x float> @function(float %x) {
  %i = insertelement <2 x float> <float -1.0, float poison>, float %x, i64 1
  %r = call <2 x float> @llvm.fabs.v2f32(<2 x float> %i)
  ret <2 x float> %r
}
define <2 x i1> @comparison(i32 %x) {
  %i = insertelement <2 x i32> <i32 5, i32 poison>, i32 %x, i64 1
  %r = icmp slt <2 x i32> %i, splat (i32 7)
  ret <2 x i1> %r
}
define <2 x i32> @condition(i32 %x, <2 x i32> %a, <2 x i32> %b) {
  %i = insertelement <2 x i32> <i32 5, i32 poison>, i32 %x, i64 1
  %c = icmp slt <2 x i32> %i, splat (i32 7)
  %r = select <2 x i1> %c, <2 x i32> %a, <2 x i32> %b
  ret <2 x i32> %r
}
define <4 x float> @operands(<4 x float> %x, <4 x float> %y, float %a, float %b) {
  %v = fmul nnan ninf <4 x float> %x, %y
  %s = fmul nnan float %a, %b
  %r = insertelement <4 x float> %v, float %s, i64 2
  ret <4 x float> %r
}
define <4 x i8> @bits(<4 x i32> %x, <4 x i32> %y) {
  %a = trunc <4 x i32> %x to <4 x i8>
  %b = trunc <4 x i32> %y to <4 x i8>
  %r = or disjoint <4 x i8> %a, %b
  ret <4 x i8> %r
}
define <2 x i32> @there_and_back(<2 x i32> %x) {
  %a = extractelement <2 x i32> %x, i64 0
  %b = extractelement <2 x i32> %x, i64 1
  %i = insertelement <2 x i32> poison, i32 %a, i64 0
  %r = insertelement <2 x i32> %i, i32 %b, i64 1
  ret <2 x i32> %r
}
; A GPU has no vectors to compute with.
define i32 @extracted(<4 x i32> %x, <4 x i32> %y) {
  %a = extractelement <4 x i32> %x, i64 1
  %b = extractelement <4 x i32> %y, i64 1
  %r = add i32 %a, %b
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define <4 x i32> @sum(i32 %x) {
; CHECK-NEXT:   %r.scalar = add nsw i32 %x, 2
; CHECK-NEXT:   %r = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %r.scalar, i64 1
; CHECK-NEXT:   ret <4 x i32> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @quotient(i32 %x, i32 %y) {
; CHECK-NEXT:   %r.scalar = udiv i32 %x, %y
; CHECK-NEXT:   %r = insertelement <2 x i32> <i32 2, i32 poison>, i32 %r.scalar, i64 1
; CHECK-NEXT:   ret <2 x i32> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @other_places(i32 %x, i32 %y) {
; CHECK-NEXT:   %i = insertelement <2 x i32> zeroinitializer, i32 %x, i64 1
; CHECK-NEXT:   %j = insertelement <2 x i32> zeroinitializer, i32 %y, i64 0
; CHECK-NEXT:   %r = add <2 x i32> %i, %j
; CHECK-NEXT:   ret <2 x i32> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @function(float %x) {
; CHECK-NEXT:   %r.scalar = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %r = insertelement <2 x float> <float 1.000000e+00, float poison>, float %r.scalar, i64 1
; CHECK-NEXT:   ret <2 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i1> @comparison(i32 %x) {
; CHECK-NEXT:   %r.scalar = icmp slt i32 %x, 7
; CHECK-NEXT:   %r = insertelement <2 x i1> <i1 true, i1 poison>, i1 %r.scalar, i64 1
; CHECK-NEXT:   ret <2 x i1> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @condition(i32 %x, <2 x i32> %a, <2 x i32> %b) {
; CHECK-NEXT:   %i = insertelement <2 x i32> <i32 5, i32 poison>, i32 %x, i64 1
; CHECK-NEXT:   %c = icmp slt <2 x i32> %i, splat (i32 7)
; CHECK-NEXT:   %r = select <2 x i1> %c, <2 x i32> %a, <2 x i32> %b
; CHECK-NEXT:   ret <2 x i32> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x float> @operands(<4 x float> %x, <4 x float> %y, float %a, float %b) {
; CHECK-NEXT:   %1 = insertelement <4 x float> %x, float %a, i64 2
; CHECK-NEXT:   %2 = insertelement <4 x float> %y, float %b, i64 2
; CHECK-NEXT:   %r = fmul nnan <4 x float> %1, %2
; CHECK-NEXT:   ret <4 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @bits(<4 x i32> %x, <4 x i32> %y) {
; CHECK-NEXT:   %r.inner = or <4 x i32> %x, %y
; CHECK-NEXT:   %r = trunc <4 x i32> %r.inner to <4 x i8>
; CHECK-NEXT:   ret <4 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @there_and_back(<2 x i32> %x) {
; CHECK-NEXT:   ret <2 x i32> %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @extracted(<4 x i32> %x, <4 x i32> %y) {
; CHECK-NEXT:   %a = extractelement <4 x i32> %x, i64 1
; CHECK-NEXT:   %b = extractelement <4 x i32> %y, i64 1
; CHECK-NEXT:   %r = add i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.fabs.f32(float) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
