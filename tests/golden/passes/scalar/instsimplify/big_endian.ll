; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; Big-endian layouts: lane 0 holds the highest bits, the first byte the highest of its element.
target datalayout = "E"
@g = internal constant [4 x i8] c"xyz\00"
@h = internal constant i32 305419896
@v = internal constant <2 x i16> <i16 1, i16 2>
define i32 @to_integer() {
  %r = bitcast <2 x i16> <i16 1, i16 2> to i32
  ret i32 %r
}
define <2 x i16> @to_vector() {
  %r = bitcast i32 65538 to <2 x i16>
  ret <2 x i16> %r
}
define <4 x i8> @between_vectors() {
  %r = bitcast <2 x i16> <i16 1, i16 2> to <4 x i8>
  ret <4 x i8> %r
}
define i32 @load_string() {
  %r = load i32, ptr @g
  ret i32 %r
}
define i16 @load_part() {
  %p = getelementptr i8, ptr @h, i64 1
  %r = load i16, ptr %p
  ret i16 %r
}
define <4 x i8> @load_lanes() {
  %r = load <4 x i8>, ptr @h
  ret <4 x i8> %r
}
define <2 x i16> @load_wide_lanes() {
  %r = load <2 x i16>, ptr @g
  ret <2 x i16> %r
}
define i32 @load_of_vector() {
  %r = load i32, ptr @v
  ret i32 %r
}
@w = internal constant [2 x i16] [i16 258, i16 772]
define i16 @across_elements() {
  %p = getelementptr i8, ptr @w, i64 1
  %r = load i16, ptr %p, align 1
  ret i16 %r
}

; CHECK: target datalayout = "E"
; CHECK: @g = internal constant [4 x i8] c"xyz\00"
; CHECK-NEXT: @h = internal constant i32 305419896
; CHECK-NEXT: @v = internal constant <2 x i16> <i16 1, i16 2>
; CHECK-NEXT: @w = internal constant [2 x i16] [i16 258, i16 772]
; CHECK-LABEL: define i32 @to_integer() {
; CHECK-NEXT:   ret i32 65538
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i16> @to_vector() {
; CHECK-NEXT:   ret <2 x i16> <i16 1, i16 2>
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @between_vectors() {
; CHECK-NEXT:   ret <4 x i8> <i8 0, i8 1, i8 0, i8 2>
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @load_string() {
; CHECK-NEXT:   ret i32 2021227008
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @load_part() {
; CHECK-NEXT:   ret i16 13398
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @load_lanes() {
; CHECK-NEXT:   ret <4 x i8> <i8 18, i8 52, i8 86, i8 120>
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i16> @load_wide_lanes() {
; CHECK-NEXT:   ret <2 x i16> <i16 30841, i16 31232>
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @load_of_vector() {
; CHECK-NEXT:   ret i32 65538
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @across_elements() {
; CHECK-NEXT:   ret i16 515
; CHECK-NEXT: }
