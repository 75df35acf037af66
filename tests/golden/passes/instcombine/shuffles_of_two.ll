; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A shuffle of two shuffles that only it uses, of two vectors in all, is one of these.
declare void @use(<4 x i8>)

define <8 x i8> @widened(<2 x i8> %x, <2 x i8> %y) {
  %s = shufflevector <2 x i8> %x, <2 x i8> undef, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %t = shufflevector <2 x i8> %y, <2 x i8> undef, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %r = shufflevector <8 x i8> %s, <8 x i8> %t, <8 x i32> <i32 0, i32 8, i32 1, i32 poison, i32 8, i32 1, i32 9, i32 0>
  ret <8 x i8> %r
}
define <4 x i8> @crossed(<4 x i8> %x, <4 x i8> %y) {
  %s = shufflevector <4 x i8> %x, <4 x i8> %y, <4 x i32> <i32 1, i32 7, i32 2, i32 4>
  %t = shufflevector <4 x i8> %y, <4 x i8> %x, <4 x i32> <i32 3, i32 0, i32 5, i32 6>
  %r = shufflevector <4 x i8> %s, <4 x i8> %t, <4 x i32> <i32 1, i32 6, i32 4, i32 3>
  ret <4 x i8> %r
}
define <4 x i8> @three(<4 x i8> %x, <4 x i8> %y, <4 x i8> %z) {
  %s = shufflevector <4 x i8> %x, <4 x i8> %y, <4 x i32> <i32 1, i32 7, i32 2, i32 4>
  %t = shufflevector <4 x i8> %y, <4 x i8> %z, <4 x i32> <i32 3, i32 0, i32 5, i32 6>
  %r = shufflevector <4 x i8> %s, <4 x i8> %t, <4 x i32> <i32 0, i32 6, i32 4, i32 3>
  ret <4 x i8> %r
}
define <4 x i8> @other_user(<4 x i8> %x, <4 x i8> %y) {
  %s = shufflevector <4 x i8> %x, <4 x i8> %y, <4 x i32> <i32 1, i32 7, i32 2, i32 4>
  call void @use(<4 x i8> %s)
  %t = shufflevector <4 x i8> %y, <4 x i8> %x, <4 x i32> <i32 3, i32 0, i32 5, i32 6>
  %r = shufflevector <4 x i8> %s, <4 x i8> %t, <4 x i32> <i32 1, i32 6, i32 4, i32 3>
  ret <4 x i8> %r
}

; CHECK: declare void @use(<4 x i8>)
; CHECK-LABEL: define <8 x i8> @widened(<2 x i8> %x, <2 x i8> %y) {
; CHECK-NEXT:   %r = shufflevector <2 x i8> %x, <2 x i8> %y, <8 x i32> <i32 0, i32 2, i32 1, i32 poison, i32 2, i32 1, i32 3, i32 0>
; CHECK-NEXT:   ret <8 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @crossed(<4 x i8> %x, <4 x i8> %y) {
; CHECK-NEXT:   %r = shufflevector <4 x i8> %y, <4 x i8> %x, <4 x i32> <i32 3, i32 5, i32 3, i32 0>
; CHECK-NEXT:   ret <4 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @three(<4 x i8> %x, <4 x i8> %y, <4 x i8> %z) {
; CHECK-NEXT:   %s = shufflevector <4 x i8> %x, <4 x i8> %y, <4 x i32> <i32 1, i32 poison, i32 poison, i32 4>
; CHECK-NEXT:   %t = shufflevector <4 x i8> %y, <4 x i8> %z, <4 x i32> <i32 3, i32 poison, i32 5, i32 poison>
; CHECK-NEXT:   %r = shufflevector <4 x i8> %s, <4 x i8> %t, <4 x i32> <i32 0, i32 6, i32 4, i32 3>
; CHECK-NEXT:   ret <4 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @other_user(<4 x i8> %x, <4 x i8> %y) {
; CHECK-NEXT:   %s = shufflevector <4 x i8> %x, <4 x i8> %y, <4 x i32> <i32 1, i32 7, i32 2, i32 4>
; CHECK-NEXT:   call void @use(<4 x i8> %s)
; CHECK-NEXT:   %t = shufflevector <4 x i8> %y, <4 x i8> %x, <4 x i32> <i32 3, i32 poison, i32 5, i32 poison>
; CHECK-NEXT:   %r = shufflevector <4 x i8> %s, <4 x i8> %t, <4 x i32> <i32 1, i32 6, i32 4, i32 3>
; CHECK-NEXT:   ret <4 x i8> %r
; CHECK-NEXT: }
