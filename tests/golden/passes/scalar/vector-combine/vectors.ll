; RUN: %nvopt -passes=vector-combine -S %s | FileCheck %s
; Where vectors are registers, extracted elements are computed with the others, unless that may trap.

define i32 @sum(<4 x i32> %x, <4 x i32> %y) {
  %a = extractelement <4 x i32> %x, i64 1
  %b = extractelement <4 x i32> %y, i64 1
  %r = add nsw i32 %a, %b
  ret i32 %r
}
define i32 @other_places(<4 x i32> %x, <4 x i32> %y) {
  %a = extractelement <4 x i32> %x, i64 1
  %b = extractelement <4 x i32> %y, i64 3
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @quotient(<4 x i32> %x, <4 x i32> %y) {
  %a = extractelement <4 x i32> %x, i64 1
  %b = extractelement <4 x i32> %y, i64 1
  %r = udiv i32 %a, %b
  ret i32 %r
}
define i1 @comparison(<4 x float> %x, <4 x float> %y) {
  %a = extractelement <4 x float> %x, i64 1
  %b = extractelement <4 x float> %y, i64 1
  %r = fcmp olt float %a, %b
  ret i1 %r
}
define i1 @two_comparisons(<4 x i32> %x) {
  %a = extractelement <4 x i32> %x, i64 2
  %b = extractelement <4 x i32> %x, i64 1
  %c = icmp sgt i32 %a, 42
  %d = icmp sgt i32 %b, -8
  %r = xor i1 %c, %d
  ret i1 %r
}
define <4 x float> @negated(<4 x float> %x, <4 x float> %y) {
  %a = extractelement <4 x float> %x, i64 2
  %n = fneg nsz float %a
  %r = insertelement <4 x float> %y, float %n, i64 2
  ret <4 x float> %r
}
define <16 x i8> @bitcast(<4 x i32> %v) {
  %s = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = bitcast <4 x i32> %s to <16 x i8>
  ret <16 x i8> %r
}
define <4 x float> @horizontal(<4 x float> %a, <4 x float> %b) {
  %a0 = extractelement <4 x float> %a, i64 0
  %a1 = extractelement <4 x float> %a, i64 1
  %b0 = extractelement <4 x float> %b, i64 0
  %b1 = extractelement <4 x float> %b, i64 1
  %x = fadd float %a0, %a1
  %y = fadd float %b0, %b1
  %v = insertelement <4 x float> poison, float %x, i64 0
  %r = insertelement <4 x float> %v, float %y, i64 1
  ret <4 x float> %r
}
define <4 x float> @whole_register(ptr align 16 dereferenceable(16) %p) {
  %s = load float, ptr %p, align 4
  %r = insertelement <4 x float> poison, float %s, i64 0
  ret <4 x float> %r
}
define <4 x float> @too_little(ptr align 16 dereferenceable(15) %p) {
  %s = load float, ptr %p, align 4
  %r = insertelement <4 x float> poison, float %s, i64 0
  ret <4 x float> %r
}
define <4 x float> @watched(ptr align 16 dereferenceable(16) %p) sanitize_address {
  %s = load float, ptr %p, align 4
  %r = insertelement <4 x float> poison, float %s, i64 0
  ret <4 x float> %r
}

; What no lane of the shuffle wants would be divided by poison.
define <2 x i32> @quotients(<2 x i32> %x, <2 x i32> %y) {
  %a = udiv <2 x i32> %x, <i32 3, i32 5>
  %b = udiv <2 x i32> %y, <i32 7, i32 9>
  %r = shufflevector <2 x i32> %a, <2 x i32> %b, <2 x i32> <i32 poison, i32 3>
  ret <2 x i32> %r
}

; CHECK-LABEL: define i32 @sum(<4 x i32> %x, <4 x i32> %y) {
; CHECK-NEXT:   %foldExtExtBinop = add nsw <4 x i32> %x, %y
; CHECK-NEXT:   %r = extractelement <4 x i32> %foldExtExtBinop, i64 1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_places(<4 x i32> %x, <4 x i32> %y) {
; CHECK-NEXT:   %shift = shufflevector <4 x i32> %y, <4 x i32> poison, <4 x i32> <i32 poison, i32 3, i32 poison, i32 poison>
; CHECK-NEXT:   %foldExtExtBinop = sub <4 x i32> %x, %shift
; CHECK-NEXT:   %r = extractelement <4 x i32> %foldExtExtBinop, i64 1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @quotient(<4 x i32> %x, <4 x i32> %y) {
; CHECK-NEXT:   %a = extractelement <4 x i32> %x, i64 1
; CHECK-NEXT:   %b = extractelement <4 x i32> %y, i64 1
; CHECK-NEXT:   %r = udiv i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @comparison(<4 x float> %x, <4 x float> %y) {
; CHECK-NEXT:   %1 = fcmp olt <4 x float> %x, %y
; CHECK-NEXT:   %r = extractelement <4 x i1> %1, i64 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @two_comparisons(<4 x i32> %x) {
; CHECK-NEXT:   %1 = icmp sgt <4 x i32> %x, <i32 poison, i32 -8, i32 42, i32 poison>
; CHECK-NEXT:   %shift = shufflevector <4 x i1> %1, <4 x i1> poison, <4 x i32> <i32 poison, i32 2, i32 poison, i32 poison>
; CHECK-NEXT:   %2 = xor <4 x i1> %shift, %1
; CHECK-NEXT:   %r = extractelement <4 x i1> %2, i64 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x float> @negated(<4 x float> %x, <4 x float> %y) {
; CHECK-NEXT:   %1 = fneg nsz <4 x float> %x
; CHECK-NEXT:   %r = shufflevector <4 x float> %y, <4 x float> %1, <4 x i32> <i32 0, i32 1, i32 6, i32 3>
; CHECK-NEXT:   ret <4 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <16 x i8> @bitcast(<4 x i32> %v) {
; CHECK-NEXT:   %1 = bitcast <4 x i32> %v to <16 x i8>
; CHECK-NEXT:   %r = shufflevector <16 x i8> %1, <16 x i8> poison, <16 x i32> <i32 12, i32 13, i32 14, i32 15, i32 8, i32 9, i32 10, i32 11, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <16 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x float> @horizontal(<4 x float> %a, <4 x float> %b) {
; CHECK-NEXT:   %1 = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 4, i32 2, i32 3>
; CHECK-NEXT:   %2 = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>
; CHECK-NEXT:   %r = fadd <4 x float> %1, %2
; CHECK-NEXT:   ret <4 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x float> @whole_register(ptr align 16 dereferenceable(16) %p) {
; CHECK-NEXT:   %r = load <4 x float>, ptr %p, align 16
; CHECK-NEXT:   ret <4 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x float> @too_little(ptr align 16 dereferenceable(15) %p) {
; CHECK-NEXT:   %s = load float, ptr %p, align 4
; CHECK-NEXT:   %r = insertelement <4 x float> poison, float %s, i64 0
; CHECK-NEXT:   ret <4 x float> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: sanitize_address
; CHECK-NEXT: define <4 x float> @watched(ptr align 16 dereferenceable(16) %p) #0 {
; CHECK-NEXT:   %s = load float, ptr %p, align 4
; CHECK-NEXT:   %r = insertelement <4 x float> poison, float %s, i64 0
; CHECK-NEXT:   ret <4 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @quotients(<2 x i32> %x, <2 x i32> %y) {
; CHECK-NEXT:   %b = udiv <2 x i32> %y, <i32 7, i32 9>
; CHECK-NEXT:   ret <2 x i32> %b
; CHECK-NEXT: }
; CHECK: attributes #0 = { sanitize_address }
