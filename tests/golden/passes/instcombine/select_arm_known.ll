; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A comparison of a select where one arm's comparison is known; a nested select that the outer condition decides; low
; bits that are zero against a constant below them.

define i1 @arm_against_a_value(i1 %b, i32 %x) {
  %m = and i32 %x, 7
  %s = select i1 %b, i32 -1, i32 %x
  %r = icmp ult i32 %m, %s
  ret i1 %r
}

define i32 @nested(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, -24
  %d = icmp ult i32 %x, 5
  %s = select i1 %d, i32 %y, i32 -1
  %r = select i1 %c, i32 %s, i32 %x
  ret i32 %r
}

define i1 @below_the_lowest_bit(i32 %x) {
  %m = and i32 %x, 48
  %r = icmp ugt i32 %m, 11
  ret i1 %r
}

; CHECK-LABEL: define i1 @arm_against_a_value(i1 %b, i32 %x) {
; CHECK-NEXT:   %1 = icmp ugt i32 %x, 7
; CHECK-NEXT:   %r = select i1 %b, i1 true, i1 %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nested(i32 %x, i32 %y) {
; CHECK-NEXT:   %c = icmp slt i32 %x, -24
; CHECK-NEXT:   %r = select i1 %c, i32 -1, i32 %x
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @below_the_lowest_bit(i32 %x) {
; CHECK-NEXT:   %m = and i32 %x, 48
; CHECK-NEXT:   %r = icmp ne i32 %m, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
