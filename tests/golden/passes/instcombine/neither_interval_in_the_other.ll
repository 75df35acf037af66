; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What two intervals have in common is two pieces: neither lies in the other, and which of them holds is not one of them without the other.
define i1 @two_pieces(i8 %x) {
  %a = icmp ugt i8 %x, 1
  %b = icmp ne i8 %x, -2
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @one_in_the_other(i8 %x) {
  %a = icmp ugt i8 %x, 1
  %b = icmp eq i8 %x, -2
  %r = xor i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: define i1 @two_pieces(i8 %x) {
; CHECK-NEXT:   %a = icmp ugt i8 %x, 1
; CHECK-NEXT:   %b = icmp ne i8 %x, -2
; CHECK-NEXT:   %r = xor i1 %a, %b
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @one_in_the_other(i8 %x) {
; CHECK-NEXT:   %a = icmp ugt i8 %x, 1
; CHECK-NEXT:   %1 = icmp ne i8 %x, -2
; CHECK-NEXT:   %r = and i1 %a, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
