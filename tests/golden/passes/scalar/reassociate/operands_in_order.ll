; RUN: %nvopt -passes='reassociate' -S %s | FileCheck %s
; Operands are ordered by rank: constants last, what is computed later first, so that sums of the same values look the same wherever they stand. A sum with another use is a leaf of the tree
; above it. Vectors go as scalars do; divisions and shifts right are not associative.
define i32 @same_sum(i32 %a, i32 %b, i32 %c) {
  %1 = add i32 %a, %b
  %2 = add i32 %1, %c
  %3 = add i32 %c, %a
  %4 = add i32 %b, %3
  %5 = xor i32 %2, %4
  ret i32 %5
}
define i32 @another_use(i32 %a, i32 %b, ptr %p) {
  %1 = add i32 %a, 5
  store i32 %1, ptr %p
  %2 = add i32 %1, %b
  %3 = add i32 %2, 7
  ret i32 %3
}
define <2 x i32> @vector(<2 x i32> %a, <2 x i32> %b) {
  %1 = mul <2 x i32> splat (i32 3), %a
  %2 = mul <2 x i32> %1, %b
  %3 = mul <2 x i32> %2, <i32 5, i32 7>
  ret <2 x i32> %3
}
define i32 @negations(i32 %a, i32 %b) {
  %1 = sub i32 0, %a
  %2 = add i32 %1, 12
  %3 = sub i32 %2, %b
  %4 = add i32 %3, %a
  ret i32 %4
}
define i32 @not_associative(i32 %a, i32 %b) {
  %1 = udiv i32 %a, %b
  %2 = udiv i32 %1, 3
  %3 = lshr i32 %2, 1
  %4 = lshr i32 %3, %b
  ret i32 %4
}
define i32 @disjoint(i32 %a, i32 %b) {
  %1 = or disjoint i32 %a, 1
  %2 = or i32 %1, %b
  %3 = or i32 %2, 6
  ret i32 %3
}

; CHECK-LABEL: define i32 @same_sum(i32 %a, i32 %b, i32 %c) {
; CHECK-NEXT:   %1 = add i32 %b, %a
; CHECK-NEXT:   %2 = add i32 %1, %c
; CHECK-NEXT:   %3 = add i32 %b, %a
; CHECK-NEXT:   %4 = add i32 %3, %c
; CHECK-NEXT:   %5 = xor i32 %2, %4
; CHECK-NEXT:   ret i32 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @another_use(i32 %a, i32 %b, ptr %p) {
; CHECK-NEXT:   %1 = add i32 %a, 5
; CHECK-NEXT:   store i32 %1, ptr %p, align 4
; CHECK-NEXT:   %2 = add i32 %b, 7
; CHECK-NEXT:   %3 = add i32 %2, %1
; CHECK-NEXT:   ret i32 %3
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @vector(<2 x i32> %a, <2 x i32> %b) {
; CHECK-NEXT:   %1 = mul <2 x i32> %a, <i32 15, i32 21>
; CHECK-NEXT:   %2 = mul <2 x i32> %1, %b
; CHECK-NEXT:   ret <2 x i32> %2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @negations(i32 %a, i32 %b) {
; CHECK-NEXT:   %1 = sub i32 0, %b
; CHECK-NEXT:   %2 = add i32 %1, 12
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @not_associative(i32 %a, i32 %b) {
; CHECK-NEXT:   %1 = udiv i32 %a, %b
; CHECK-NEXT:   %2 = udiv i32 %1, 3
; CHECK-NEXT:   %3 = lshr i32 %2, 1
; CHECK-NEXT:   %4 = lshr i32 %3, %b
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @disjoint(i32 %a, i32 %b) {
; CHECK-NEXT:   %1 = or i32 %a, 7
; CHECK-NEXT:   %2 = or i32 %1, %b
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
