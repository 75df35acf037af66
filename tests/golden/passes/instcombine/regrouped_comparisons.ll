; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Two of three comparisons in a row of ands are one, whether the ands are bitwise or logical; not where poison would come out that was hidden.
define i1 @logical(i32 %i, i1 %b) {
  %c = icmp slt i32 %i, 1
  %d = icmp sgt i32 %i, -1
  %and1 = select i1 %c, i1 %b, i1 false
  %and2 = select i1 %and1, i1 %d, i1 false
  ret i1 %and2
}
define i1 @logical_inner_bitwise_outer(i32 %i, i1 %b) {
  %c = icmp slt i32 %i, 1
  %d = icmp sgt i32 %i, -1
  %and1 = select i1 %b, i1 %c, i1 false
  %and2 = and i1 %and1, %d
  ret i1 %and2
}
define i1 @to_the_right(i32 %i, i1 %b) {
  %c = icmp slt i32 %i, 1
  %d = icmp sgt i32 %i, -1
  %and1 = select i1 %c, i1 %b, i1 false
  %and2 = select i1 %d, i1 %and1, i1 false
  ret i1 %and2
}
define i1 @poison_of_the_last_stays_hidden(i32 %i, i32 %j, i1 %b) {
  %s = add nsw i32 %j, 1
  %c = icmp eq i32 %i, 7
  %d = icmp eq i32 %s, %i
  %and1 = select i1 %c, i1 %b, i1 false
  %and2 = select i1 %and1, i1 %d, i1 false
  ret i1 %and2
}

; CHECK-LABEL: define i1 @logical(i32 %i, i1 %b) {
; CHECK-NEXT:   %1 = icmp eq i32 %i, 0
; CHECK-NEXT:   %and2 = select i1 %1, i1 %b, i1 false
; CHECK-NEXT:   ret i1 %and2
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @logical_inner_bitwise_outer(i32 %i, i1 %b) {
; CHECK-NEXT:   %1 = icmp eq i32 %i, 0
; CHECK-NEXT:   %and2 = select i1 %b, i1 %1, i1 false
; CHECK-NEXT:   ret i1 %and2
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @to_the_right(i32 %i, i1 %b) {
; CHECK-NEXT:   %1 = icmp eq i32 %i, 0
; CHECK-NEXT:   %and2 = select i1 %1, i1 %b, i1 false
; CHECK-NEXT:   ret i1 %and2
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @poison_of_the_last_stays_hidden(i32 %i, i32 %j, i1 %b) {
; CHECK-NEXT:   %s = add nsw i32 %j, 1
; CHECK-NEXT:   %c = icmp eq i32 %i, 7
; CHECK-NEXT:   %d = icmp eq i32 %s, %i
; CHECK-NEXT:   %and1 = select i1 %c, i1 %b, i1 false
; CHECK-NEXT:   %and2 = select i1 %and1, i1 %d, i1 false
; CHECK-NEXT:   ret i1 %and2
; CHECK-NEXT: }
