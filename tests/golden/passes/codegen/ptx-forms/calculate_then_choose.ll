; RUN: %nvopt -passes=ptx-forms -stats -S %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='instcombine,ptx-forms,instcombine,ptx-forms' -S %s | FileCheck %s --check-prefix=AGAIN
; An operation with a choice between a value and nothing becomes a choice of results: a predicated instruction.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @count(
; CHECK: %t = add i32 %a, %b
; CHECK-NEXT: %[[S:.*]] = add nsw i32 %n, %t
; CHECK-NEXT: %r = select i1 %c, i32 %[[S]], i32 %t
; CHECK-NEXT: ret i32 %r
; AGAIN-LABEL: @count(
; AGAIN: select i1 %c, i32 %{{.*}}, i32 %t
define i32 @count(i1 %c, i32 %a, i32 %b, i32 %n) {
  %t = add i32 %a, %b
  %y = select i1 %c, i32 %n, i32 0
  %r = add nsw i32 %y, %t
  ret i32 %r
}
; The other arm; what is subtracted.
; CHECK-LABEL: @other_arm(
; CHECK: %[[S:.*]] = sub i64 %t, %n
; CHECK-NEXT: %r = select i1 %c, i64 %t, i64 %[[S]]
define i64 @other_arm(i1 %c, i64 %a, i64 %b, i64 %n) {
  %t = add i64 %a, %b
  %y = select i1 %c, i64 0, i64 %n
  %r = sub i64 %t, %y
  ret i64 %r
}
; All ones leave an AND's other side as it is.
; CHECK-LABEL: @mask(
; CHECK: %[[S:.*]] = and i32 %t, %n
; CHECK-NEXT: %r = select i1 %c, i32 %[[S]], i32 %t
define i32 @mask(i1 %c, i32 %a, i32 %b, i32 %n) {
  %t = add i32 %a, %b
  %y = select i1 %c, i32 %n, i32 -1
  %r = and i32 %t, %y
  ret i32 %r
}
; They stay: nothing is subtracted from nothing, the sum goes on, the choice has other users, nothing for a product is 1.
; CHECK-LABEL: @stay(
; CHECK: %y = select i1 %c, i32 %n, i32 0
; CHECK-NEXT: %r = sub i32 %y, %t
; CHECK-NEXT: %u = add i32 %a, %r
; CHECK-NEXT: %z = select i1 %c, i32 %b, i32 0
; CHECK-NEXT: %v = add i32 %u, %z
; CHECK-NEXT: %w = select i1 %c, i32 %a, i32 0
; CHECK-NEXT: %x = mul i32 %u, %w
define i32 @stay(i1 %c, i32 %a, i32 %b, i32 %n) {
  %t = add i32 %a, %b
  %y = select i1 %c, i32 %n, i32 0
  %r = sub i32 %y, %t
  %u = add i32 %a, %r
  %z = select i1 %c, i32 %b, i32 0
  %v = add i32 %u, %z
  %w = select i1 %c, i32 %a, i32 0
  %x = mul i32 %u, %w
  %e = xor i32 %x, %v
  ret i32 %e
}
; Predicates are one PLOP3 as they are.
; CHECK-LABEL: @predicates(
; CHECK: %y = select i1 %c, i1 true, i1 %n
; CHECK-NEXT: %r = and i1 %t, %y
define i1 @predicates(i1 %c, i1 %n, i32 %a, i32 %b) {
  %t = icmp eq i32 %a, %b
  %y = select i1 %c, i1 true, i1 %n
  %r = and i1 %t, %y
  ret i1 %r
}
; CHECK: 3 ptx-forms - Number of operations with a choice that became a choice of results
