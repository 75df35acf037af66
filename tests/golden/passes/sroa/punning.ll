; RUN: %nvopt -passes=sroa -S %s | FileCheck %s
; Overlapping integers become shifts and masks; what may be poison is frozen before it shares an integer with other bytes. Vectors are
; read and written by element.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i16 @widen(i64 noundef %x, i16 noundef %y) {
  %a = alloca i64
  store i64 %x, ptr %a
  %p = getelementptr i8, ptr %a, i64 2
  store i16 %y, ptr %p
  %q = getelementptr i8, ptr %a, i64 3
  %v = load i16, ptr %q
  ret i16 %v
}

define i16 @poison(i64 %x, i16 %y) {
  %a = alloca i64
  store i64 %x, ptr %a
  %p = getelementptr i8, ptr %a, i64 2
  store i16 %y, ptr %p
  %q = getelementptr i8, ptr %a, i64 3
  %v = load i16, ptr %q
  ret i16 %v
}

define float @vector(<4 x float> %x, float %y) {
  %a = alloca <4 x float>
  store <4 x float> %x, ptr %a
  %p = getelementptr i8, ptr %a, i64 8
  store float %y, ptr %p
  %q = getelementptr i8, ptr %a, i64 4
  %v = load <2 x float>, ptr %q
  %e = extractelement <2 x float> %v, i32 0
  ret float %e
}

define i32 @float_bits(float %x) {
  %a = alloca float
  store float %x, ptr %a
  %v = load i32, ptr %a
  ret i32 %v
}

define i64 @past_the_end(i24 %x) {
  %a = alloca [3 x i8]
  store i24 %x, ptr %a
  %v = load i64, ptr %a
  %r = and i64 %v, 16777215
  ret i64 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-LABEL: define i16 @widen(i64 noundef %x, i16 noundef %y) {
; CHECK-NEXT:   %1 = lshr i64 %x, 16
; CHECK-NEXT:   %2 = trunc i64 %1 to i24
; CHECK-NEXT:   %3 = zext i16 %y to i24
; CHECK-NEXT:   %4 = and i24 %2, -65536
; CHECK-NEXT:   %5 = or i24 %4, %3
; CHECK-NEXT:   %6 = lshr i24 %5, 8
; CHECK-NEXT:   %v = trunc i24 %6 to i16
; CHECK-NEXT:   ret i16 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @poison(i64 %x, i16 %y) {
; CHECK-NEXT:   %1 = lshr i64 %x, 16
; CHECK-NEXT:   %2 = trunc i64 %1 to i24
; CHECK-NEXT:   %3 = freeze i24 %2
; CHECK-NEXT:   %4 = freeze i16 %y
; CHECK-NEXT:   %5 = zext i16 %4 to i24
; CHECK-NEXT:   %6 = and i24 %3, -65536
; CHECK-NEXT:   %7 = or i24 %6, %5
; CHECK-NEXT:   %8 = lshr i24 %7, 8
; CHECK-NEXT:   %v = trunc i24 %8 to i16
; CHECK-NEXT:   ret i16 %v
; CHECK-NEXT: }
; CHECK-LABEL: define float @vector(<4 x float> %x, float %y) {
; CHECK-NEXT:   %1 = insertelement <4 x float> %x, float %y, i32 2
; CHECK-NEXT:   %v = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 1, i32 2>
; CHECK-NEXT:   %e = extractelement <2 x float> %v, i32 0
; CHECK-NEXT:   ret float %e
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @float_bits(float %x) {
; CHECK-NEXT:   %v = bitcast float %x to i32
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @past_the_end(i24 %x) {
; CHECK-NEXT:   %v = zext i24 %x to i64
; CHECK-NEXT:   %r = and i64 %v, 16777215
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
