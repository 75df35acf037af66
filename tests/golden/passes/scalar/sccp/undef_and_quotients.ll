; RUN: %nvopt -passes='sccp' -S %s | FileCheck %s
; Values that do not join, and ranges of quotients.
; undef and a constant with a poison lane have no common value
define <2 x i3> @undef_and_partly_poison(i1 %c, <2 x i3> %x) {
  %s = select i1 %c, <2 x i3> undef, <2 x i3> <i3 poison, i3 2>
  %r = xor <2 x i3> %x, %s
  ret <2 x i3> %r
}
; -16 / -2 is the largest quotient
define i1 @quotients_of_the_least(i5 %x) {
  %q = sdiv i5 -16, %x
  %r = icmp slt i5 %q, 8
  ret i1 %r
}

; CHECK-LABEL: define <2 x i3> @undef_and_partly_poison(i1 %c, <2 x i3> %x) {
; CHECK-NEXT:   %s = select i1 %c, <2 x i3> undef, <2 x i3> <i3 poison, i3 2>
; CHECK-NEXT:   %r = xor <2 x i3> %x, %s
; CHECK-NEXT:   ret <2 x i3> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @quotients_of_the_least(i5 %x) {
; CHECK-NEXT:   %q = sdiv i5 -16, %x
; CHECK-NEXT:   %r = icmp slt i5 %q, 8
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
