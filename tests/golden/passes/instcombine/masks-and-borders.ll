; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Bits a comparison of order, a quotient or a mask does not look at; and the neighbours where they matter.
define i8 @ugt(i8 %x) {
  %o = or i8 %x, 3
  %c = icmp ugt i8 %o, 19
  %r = zext i1 %c to i8
  ret i8 %r
}
define i1 @ugt_matters(i4 %x) {
  %o = or i4 %x, 3
  %c = icmp ugt i4 %o, 6
  ret i1 %c
}
define i1 @slt(i4 %x) {
  %o = xor i4 %x, 1
  %c = icmp slt i4 %o, 4
  ret i1 %c
}
define i1 @sign(i4 %x, i4 %y) {
  %o = or i4 %y, 7
  %a = and i4 %x, %o
  %c = icmp slt i4 %a, 0
  ret i1 %c
}
define i4 @quotient(i4 %x) {
  %o = or i4 %x, 1
  %r = udiv i4 %o, 6
  ret i4 %r
}
define i4 @quotient_exact(i4 %x) {
  %o = and i4 %x, -2
  %r = udiv exact i4 %o, 6
  ret i4 %r
}
define i4 @quotient_matters(i4 %x) {
  %o = or i4 %x, 1
  %r = udiv i4 %o, 3
  ret i4 %r
}
define i4 @masked_or(i4 %x, i4 %y) {
  %o = or i4 %x, %y
  %a = and i4 %o, 3
  %b = and i4 %y, -4
  %r = or i4 %a, %b
  ret i4 %r
}
define i4 @masked_xor(i4 %x, i4 %y) {
  %o = xor i4 %x, %y
  %a = and i4 %o, 3
  %b = and i4 %y, -4
  %r = or i4 %a, %b
  ret i4 %r
}
define i4 @masks_overlap(i4 %x, i4 %y) {
  %o = xor i4 %x, %y
  %a = and i4 %o, 3
  %b = and i4 %y, -2
  %r = or i4 %a, %b
  ret i4 %r
}
define i4 @or_minus(i4 %x) {
  %o = or i4 %x, 5
  %r = sub i4 %o, 5
  ret i4 %r
}
define i4 @selects_right(i1 %c, i4 %x, i4 %y, i4 %z) {
  %a = select i1 %c, i4 %x, i4 %z
  %b = select i1 %c, i4 %y, i4 %z
  %r = sub i4 %a, %b
  ret i4 %r
}
define i4 @selects_left(i1 %c, i4 %x, i4 %y, i4 %z) {
  %a = select i1 %c, i4 %z, i4 %x
  %b = select i1 %c, i4 %z, i4 %y
  %r = sub i4 %a, %b
  ret i4 %r
}

; CHECK-LABEL: define i8 @ugt(i8 %x) {
; CHECK-NEXT:   %c = icmp ugt i8 %x, 19
; CHECK-NEXT:   %r = zext i1 %c to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ugt_matters(i4 %x) {
; CHECK-NEXT:   %o = or i4 %x, 3
; CHECK-NEXT:   %c = icmp ugt i4 %o, 6
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @slt(i4 %x) {
; CHECK-NEXT:   %c = icmp slt i4 %x, 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sign(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = and i4 %y, %x
; CHECK-NEXT:   %c = icmp slt i4 %a, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @quotient(i4 %x) {
; CHECK-NEXT:   %r = udiv i4 %x, 6
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @quotient_exact(i4 %x) {
; CHECK-NEXT:   %r = udiv i4 %x, 6
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @quotient_matters(i4 %x) {
; CHECK-NEXT:   %o = or i4 %x, 1
; CHECK-NEXT:   %r = udiv i4 %o, 3
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @masked_or(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = and i4 %x, 3
; CHECK-NEXT:   %r = or i4 %1, %y
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @masked_xor(i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = and i4 %x, 3
; CHECK-NEXT:   %r = xor i4 %1, %y
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @masks_overlap(i4 %x, i4 %y) {
; CHECK-NEXT:   %o = xor i4 %x, %y
; CHECK-NEXT:   %a = and i4 %o, 3
; CHECK-NEXT:   %b = and i4 %y, -2
; CHECK-NEXT:   %r = or i4 %a, %b
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @or_minus(i4 %x) {
; CHECK-NEXT:   %r = and i4 %x, -6
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @selects_right(i1 %c, i4 %x, i4 %y, i4 %z) {
; CHECK-NEXT:   %1 = sub i4 %x, %y
; CHECK-NEXT:   %r = select i1 %c, i4 %1, i4 0
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @selects_left(i1 %c, i4 %x, i4 %y, i4 %z) {
; CHECK-NEXT:   %1 = sub i4 %x, %y
; CHECK-NEXT:   %r = select i1 %c, i4 0, i4 %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
