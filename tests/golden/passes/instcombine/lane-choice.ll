; A choice by lane between operations with constants: one operation with the constants chosen.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

; One side is the variable itself: its lanes take the identity.
define <2 x i4> @identity_of_a_sum(<2 x i4> %v) {
  %b = add nsw <2 x i4> %v, <i4 3, i4 2>
  %s = shufflevector <2 x i4> %b, <2 x i4> %v, <2 x i32> <i32 0, i32 3>
  ret <2 x i4> %s
}
define <2 x i4> @identity_of_a_division(<2 x i4> %v) {
  %b = sdiv <2 x i4> %v, <i4 3, i4 -5>
  %s = shufflevector <2 x i4> %v, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  ret <2 x i4> %s
}
; Nothing is its own remainder.
define <2 x i4> @remainder_has_no_identity(<2 x i4> %v) {
  %b = urem <2 x i4> %v, <i4 3, i4 5>
  %s = shufflevector <2 x i4> %v, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  ret <2 x i4> %s
}
; -0.0 leaves a number alone, not the bits of every NaN, nor a denormal number.
define <2 x float> @float_has_no_identity(<2 x float> %v) {
  %b = fadd <2 x float> %v, <float 3.0, float 5.0>
  %s = shufflevector <2 x float> %v, <2 x float> %b, <2 x i32> <i32 0, i32 3>
  ret <2 x float> %s
}
; The operation stays for its other user: nothing is gained.
define <2 x i4> @two_users(<2 x i4> %v, ptr %p) {
  %b = add <2 x i4> %v, <i4 3, i4 2>
  store <2 x i4> %b, ptr %p
  %s = shufflevector <2 x i4> %b, <2 x i4> %v, <2 x i32> <i32 0, i32 3>
  ret <2 x i4> %s
}

; Both sides are operations.
define <2 x i4> @flags_of_both(<2 x i4> %v) {
  %a = add nuw nsw <2 x i4> %v, <i4 3, i4 2>
  %b = add nsw <2 x i4> %v, <i4 1, i4 4>
  %s = shufflevector <2 x i4> %b, <2 x i4> %a, <2 x i32> <i32 0, i32 3>
  ret <2 x i4> %s
}
define <2 x i4> @two_variables(<2 x i4> %v, <2 x i4> %w) {
  %a = mul <2 x i4> %v, <i4 3, i4 5>
  %b = mul <2 x i4> %w, <i4 6, i4 7>
  %s = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  ret <2 x i4> %s
}
define <3 x i4> @unwanted_lane_divides_by_one(<3 x i4> %v, <3 x i4> %w) {
  %a = udiv <3 x i4> %v, <i4 3, i4 5, i4 3>
  %b = udiv <3 x i4> %w, <i4 6, i4 7, i4 5>
  %s = shufflevector <3 x i4> %a, <3 x i4> %b, <3 x i32> <i32 0, i32 4, i32 poison>
  ret <3 x i4> %s
}
; A lane that nobody wants is divided by as well: it stays one of the two.
define <3 x i4> @unwanted_divisor(<3 x i4> %v, <3 x i4> %w) {
  %a = udiv <3 x i4> <i4 3, i4 5, i4 3>, %v
  %b = udiv <3 x i4> <i4 6, i4 7, i4 5>, %w
  %s = shufflevector <3 x i4> %a, <3 x i4> %b, <3 x i32> <i32 0, i32 4, i32 poison>
  ret <3 x i4> %s
}
define <2 x i4> @shift_as_product(<2 x i4> %v) {
  %a = mul nsw <2 x i4> %v, <i4 3, i4 5>
  %b = shl nsw <2 x i4> %v, <i4 1, i4 3>
  %s = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  ret <2 x i4> %s
}
define <2 x i4> @or_as_sum(<2 x i4> %v, <2 x i4> %w) {
  %x = shl <2 x i4> %v, splat (i4 2)
  %a = or <2 x i4> %x, <i4 3, i4 1>
  %b = add nuw <2 x i4> %w, <i4 1, i4 3>
  %s = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
  ret <2 x i4> %s
}
define <2 x float> @floats(<2 x float> %v) {
  %a = fdiv nnan ninf <2 x float> %v, <float 3.0, float 5.0>
  %b = fdiv nnan <2 x float> %v, <float 7.0, float 9.0>
  %s = shufflevector <2 x float> %a, <2 x float> %b, <2 x i32> <i32 0, i32 3>
  ret <2 x float> %s
}
; Lanes that change their place are no choice.
define <2 x i4> @crossed(<2 x i4> %v) {
  %a = mul <2 x i4> %v, <i4 3, i4 5>
  %b = mul <2 x i4> %v, <i4 6, i4 7>
  %s = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 1, i32 2>
  ret <2 x i4> %s
}

; CHECK-LABEL: define <2 x i4> @identity_of_a_sum(<2 x i4> %v) {
; CHECK-NEXT:   %s = add nsw <2 x i4> %v, <i4 3, i4 0>
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @identity_of_a_division(<2 x i4> %v) {
; CHECK-NEXT:   %s = sdiv <2 x i4> %v, <i4 1, i4 -5>
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @remainder_has_no_identity(<2 x i4> %v) {
; CHECK-NEXT:   %b = urem <2 x i4> %v, <i4 3, i4 5>
; CHECK-NEXT:   %s = shufflevector <2 x i4> %v, <2 x i4> %b, <2 x i32> <i32 0, i32 3>
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @float_has_no_identity(<2 x float> %v) {
; CHECK-NEXT:   %b = fadd <2 x float> %v, <float poison, float 5.000000e+00>
; CHECK-NEXT:   %s = shufflevector <2 x float> %v, <2 x float> %b, <2 x i32> <i32 0, i32 3>
; CHECK-NEXT:   ret <2 x float> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @two_users(<2 x i4> %v, ptr %p) {
; CHECK-NEXT:   %b = add <2 x i4> %v, <i4 3, i4 2>
; CHECK-NEXT:   store <2 x i4> %b, ptr %p, align 1
; CHECK-NEXT:   %s = shufflevector <2 x i4> %b, <2 x i4> %v, <2 x i32> <i32 0, i32 3>
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @flags_of_both(<2 x i4> %v) {
; CHECK-NEXT:   %s = add nsw <2 x i4> %v, <i4 1, i4 2>
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @two_variables(<2 x i4> %v, <2 x i4> %w) {
; CHECK-NEXT:   %1 = shufflevector <2 x i4> %v, <2 x i4> %w, <2 x i32> <i32 0, i32 3>
; CHECK-NEXT:   %s = mul <2 x i4> %1, <i4 3, i4 7>
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <3 x i4> @unwanted_lane_divides_by_one(<3 x i4> %v, <3 x i4> %w) {
; CHECK-NEXT:   %1 = shufflevector <3 x i4> %v, <3 x i4> %w, <3 x i32> <i32 0, i32 4, i32 poison>
; CHECK-NEXT:   %s = udiv <3 x i4> %1, <i4 3, i4 7, i4 1>
; CHECK-NEXT:   ret <3 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <3 x i4> @unwanted_divisor(<3 x i4> %v, <3 x i4> %w) {
; CHECK-NEXT:   %1 = shufflevector <3 x i4> %v, <3 x i4> %w, <3 x i32> <i32 0, i32 4, i32 2>
; CHECK-NEXT:   %s = udiv <3 x i4> <i4 3, i4 7, i4 3>, %1
; CHECK-NEXT:   ret <3 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @shift_as_product(<2 x i4> %v) {
; CHECK-NEXT:   %s = mul <2 x i4> %v, <i4 3, i4 -8>
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @or_as_sum(<2 x i4> %v, <2 x i4> %w) {
; CHECK-NEXT:   %x = shl <2 x i4> %v, <i4 2, i4 poison>
; CHECK-NEXT:   %1 = shufflevector <2 x i4> %x, <2 x i4> %w, <2 x i32> <i32 0, i32 3>
; CHECK-NEXT:   %s = add nuw <2 x i4> %1, splat (i4 3)
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @floats(<2 x float> %v) {
; CHECK-NEXT:   %s = fdiv nnan <2 x float> %v, <float 3.000000e+00, float 9.000000e+00>
; CHECK-NEXT:   ret <2 x float> %s
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @crossed(<2 x i4> %v) {
; CHECK-NEXT:   %a = mul <2 x i4> %v, <i4 poison, i4 5>
; CHECK-NEXT:   %b = mul <2 x i4> %v, <i4 6, i4 poison>
; CHECK-NEXT:   %s = shufflevector <2 x i4> %a, <2 x i4> %b, <2 x i32> <i32 1, i32 2>
; CHECK-NEXT:   ret <2 x i4> %s
; CHECK-NEXT: }
