; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; The shuffle wants one lane of %b, and not the one inserted, so it takes %a. The sum wants others through %b: the constants of %a keep all lanes.

define <4 x i3> @f(<4 x i3> %x, i1 %c, i3 %s) {
  %a = select i1 %c, <4 x i3> splat (i3 2), <4 x i3> <i3 -4, i3 1, i3 -4, i3 1>
  %b = insertelement <4 x i3> %a, i3 %s, i32 1
  %t = shufflevector <4 x i3> %x, <4 x i3> %b, <4 x i32> <i32 2, i32 poison, i32 6, i32 6>
  %r = add <4 x i3> %t, %b
  ret <4 x i3> %r
}

; CHECK-LABEL: define <4 x i3> @f(<4 x i3> %x, i1 %c, i3 %s) {
; CHECK-NEXT:   %a = select i1 %c, <4 x i3> <i3 2, i3 poison, i3 2, i3 2>, <4 x i3> <i3 -4, i3 poison, i3 -4, i3 1>
; CHECK-NEXT:   %b = insertelement <4 x i3> %a, i3 %s, i64 1
; CHECK-NEXT:   %t = shufflevector <4 x i3> %x, <4 x i3> %a, <4 x i32> <i32 2, i32 poison, i32 6, i32 6>
; CHECK-NEXT:   %r = add <4 x i3> %t, %b
; CHECK-NEXT:   ret <4 x i3> %r
; CHECK-NEXT: }
