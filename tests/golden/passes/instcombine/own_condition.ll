; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; In an arm the condition is known.
define i8 @widened(i1 %c, i8 %x, i8 %y) {
  %z = zext i1 %c to i8
  %a = sub i8 %x, %z
  %r = select i1 %c, i8 %a, i8 %y
  ret i8 %r
}
define i8 @other_arm(i1 %c, i8 %x, i8 %y) {
  %n = xor i1 %c, true
  %z = zext i1 %n to i8
  %a = mul i8 %x, %z
  %r = select i1 %c, i8 %y, i8 %a
  ret i8 %r
}
; of lanes each has its own
define <2 x i8> @one_for_all_lanes(i1 %c, <2 x i8> %x, <2 x i8> %y) {
  %z = sext i1 %c to i8
  %v = insertelement <2 x i8> %x, i8 %z, i64 0
  %r = select i1 %c, <2 x i8> %v, <2 x i8> %y
  ret <2 x i8> %r
}

; CHECK-LABEL: define i8 @widened(i1 %c, i8 %x, i8 %y) {
; CHECK-NEXT:   %1 = add i8 %x, -1
; CHECK-NEXT:   %r = select i1 %c, i8 %1, i8 %y
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @other_arm(i1 %c, i8 %x, i8 %y) {
; CHECK-NEXT:   %r = select i1 %c, i8 %y, i8 %x
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @one_for_all_lanes(i1 %c, <2 x i8> %x, <2 x i8> %y) {
; CHECK-NEXT:   %z = sext i1 %c to i8
; CHECK-NEXT:   %v = insertelement <2 x i8> %x, i8 %z, i64 0
; CHECK-NEXT:   %r = select i1 %c, <2 x i8> %v, <2 x i8> %y
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
