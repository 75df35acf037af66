; RUN: %nvopt -passes='instsimplify' -S %s | FileCheck %s
; Lanes that are constants, wherever they were put, make a constant; lanes of a splat make the splat. A lane that is not known leaves the shuffle.
define <4 x i4> @of_a_constant(<4 x i4> %x) {
  %s = shufflevector <4 x i4> %x, <4 x i4> <i4 1, i4 2, i4 3, i4 4>, <4 x i32> <i32 5, i32 poison, i32 4, i32 7>
  ret <4 x i4> %s
}

define <2 x i4> @inserted(<4 x i4> %x) {
  %v = insertelement <4 x i4> %x, i4 7, i32 3
  %s = shufflevector <4 x i4> %v, <4 x i4> poison, <2 x i32> <i32 3, i32 3>
  ret <2 x i4> %s
}

define <4 x i4> @splat(<4 x i4> %x, <4 x i4> %y) {
  %v = shufflevector <4 x i4> %x, <4 x i4> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %s = shufflevector <4 x i4> %y, <4 x i4> %v, <4 x i32> <i32 7, i32 4, i32 5, i32 5>
  ret <4 x i4> %s
}

define <4 x i4> @splat_with_a_hole(<4 x i4> %x) {
  %v = shufflevector <4 x i4> %x, <4 x i4> poison, <4 x i32> <i32 2, i32 poison, i32 2, i32 2>
  %s = shufflevector <4 x i4> %v, <4 x i4> poison, <4 x i32> <i32 0, i32 0, i32 2, i32 3>
  ret <4 x i4> %s
}

define <2 x i4> @one_lane_unknown(<4 x i4> %x) {
  %v = insertelement <4 x i4> %x, i4 7, i32 3
  %s = shufflevector <4 x i4> %v, <4 x i4> poison, <2 x i32> <i32 3, i32 0>
  ret <2 x i4> %s
}

; CHECK-LABEL: define <4 x i4> @of_a_constant(<4 x i4> %x) {
; CHECK-NEXT:   ret <4 x i4> <i4 2, i4 poison, i4 1, i4 4>
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @inserted(<4 x i4> %x) {
; CHECK-NEXT:   ret <2 x i4> splat (i4 7)
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @splat(<4 x i4> %x, <4 x i4> %y) {
; CHECK-NEXT:   %v = shufflevector <4 x i4> %x, <4 x i4> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
; CHECK-NEXT:   ret <4 x i4> %v
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @splat_with_a_hole(<4 x i4> %x) {
; CHECK-NEXT:   %v = shufflevector <4 x i4> %x, <4 x i4> poison, <4 x i32> <i32 2, i32 poison, i32 2, i32 2>
; CHECK-NEXT:   %s = shufflevector <4 x i4> %v, <4 x i4> poison, <4 x i32> <i32 0, i32 0, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @one_lane_unknown(<4 x i4> %x) {
; CHECK-NEXT:   %v = insertelement <4 x i4> %x, i4 7, i32 3
; CHECK-NEXT:   %s = shufflevector <4 x i4> %v, <4 x i4> poison, <2 x i32> <i32 3, i32 0>
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
