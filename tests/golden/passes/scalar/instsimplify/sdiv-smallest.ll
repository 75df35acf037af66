; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; The smallest integer divided by a negative number: by -1 undefined, by -2 a quarter of the range. @quotient stays; @bounded is at most 4.
define i1 @quotient(i4 %x) {
  %n = or i4 %x, 8
  %d = sdiv i4 -8, %n
  %c = icmp sgt i4 %d, 1
  ret i1 %c
}
define i1 @bounded(i4 %x) {
  %n = or i4 %x, 8
  %d = sdiv i4 -8, %n
  %c = icmp sgt i4 %d, 4
  ret i1 %c
}

; CHECK-LABEL: define i1 @quotient(i4 %x) {
; CHECK-NEXT:   %n = or i4 %x, -8
; CHECK-NEXT:   %d = sdiv i4 -8, %n
; CHECK-NEXT:   %c = icmp sgt i4 %d, 1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bounded(i4 %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
