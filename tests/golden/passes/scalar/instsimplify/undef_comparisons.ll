; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; undef may be what it is compared with.
define i1 @less(i4 %x) {
  %c = icmp ult i4 %x, undef
  ret i1 %c
}
define i1 @at_least(i4 %x) {
  %c = icmp sge i4 undef, %x
  ret i1 %c
}

; CHECK-LABEL: define i1 @less(i4 %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @at_least(i4 %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
