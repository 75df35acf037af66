; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; Bits of one lane, through insertions and shuffles; what holds in the other lane does not count. @unknown_lane asks for both.
define i1 @one_lane(<2 x i4> %x, <2 x i4> %y) {
  %a = and <2 x i4> %x, <i4 3, i4 -1>
  %b = and <2 x i4> %y, <i4 3, i4 -1>
  %s = add <2 x i4> %a, %b
  %e = extractelement <2 x i4> %s, i32 0
  %c = icmp ult i4 %e, 8
  ret i1 %c
}
define i1 @other_lane(<2 x i4> %x) {
  %a = and <2 x i4> %x, <i4 3, i4 -1>
  %e = extractelement <2 x i4> %a, i32 1
  %c = icmp ult i4 %e, 4
  ret i1 %c
}
define i1 @unknown_lane(<2 x i4> %x, i32 %i) {
  %a = and <2 x i4> %x, <i4 3, i4 7>
  %e = extractelement <2 x i4> %a, i32 %i
  %c = icmp ult i4 %e, 4
  ret i1 %c
}
define i1 @inserted(<2 x i4> %x, i4 %y) {
  %z = and i4 %y, 3
  %a = insertelement <2 x i4> %x, i4 %z, i32 1
  %b = add <2 x i4> %a, <i4 0, i4 1>
  %e = extractelement <2 x i4> %b, i32 1
  %c = icmp ult i4 %e, 8
  ret i1 %c
}
define i1 @shuffled(<2 x i4> %x, <2 x i4> %y) {
  %a = and <2 x i4> %y, <i4 -1, i4 3>
  %s = shufflevector <2 x i4> %x, <2 x i4> %a, <2 x i32> <i32 3, i32 0>
  %b = xor <2 x i4> %s, <i4 1, i4 1>
  %e = extractelement <2 x i4> %b, i32 0
  %c = icmp ult i4 %e, 4
  ret i1 %c
}
define i1 @shuffled_wrong(<2 x i4> %x, <2 x i4> %y) {
  %a = and <2 x i4> %y, <i4 -1, i4 3>
  %s = shufflevector <2 x i4> %x, <2 x i4> %a, <2 x i32> <i32 2, i32 0>
  %b = xor <2 x i4> %s, <i4 1, i4 1>
  %e = extractelement <2 x i4> %b, i32 0
  %c = icmp ult i4 %e, 4
  ret i1 %c
}

; CHECK-LABEL: define i1 @one_lane(<2 x i4> %x, <2 x i4> %y) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_lane(<2 x i4> %x) {
; CHECK-NEXT:   %a = and <2 x i4> %x, <i4 3, i4 -1>
; CHECK-NEXT:   %e = extractelement <2 x i4> %a, i32 1
; CHECK-NEXT:   %c = icmp ult i4 %e, 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @unknown_lane(<2 x i4> %x, i32 %i) {
; CHECK-NEXT:   %a = and <2 x i4> %x, <i4 3, i4 7>
; CHECK-NEXT:   %e = extractelement <2 x i4> %a, i32 %i
; CHECK-NEXT:   %c = icmp ult i4 %e, 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @inserted(<2 x i4> %x, i4 %y) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @shuffled(<2 x i4> %x, <2 x i4> %y) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @shuffled_wrong(<2 x i4> %x, <2 x i4> %y) {
; CHECK-NEXT:   %a = and <2 x i4> %y, <i4 -1, i4 3>
; CHECK-NEXT:   %s = shufflevector <2 x i4> %x, <2 x i4> %a, <2 x i32> <i32 2, i32 0>
; CHECK-NEXT:   %b = xor <2 x i4> %s, splat (i4 1)
; CHECK-NEXT:   %e = extractelement <2 x i4> %b, i32 0
; CHECK-NEXT:   %c = icmp ult i4 %e, 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
