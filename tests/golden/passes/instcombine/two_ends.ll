; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; C - x and 2 x + D, the two ends that a merge of sorted halves compares; constants of a sum meet.
; CHECK-LABEL: @plain
; CHECK-NEXT: %r = add i32 %x, 1983
; CHECK-NEXT: ret
define i32 @plain(i32 %x) {
  %a = sub i32 1983, %x
  %b = shl i32 %x, 1
  %r = add i32 %a, %b
  ret i32 %r
}
; CHECK-LABEL: @constants
; CHECK: add i32 %x, 2112
define i32 @constants(i32 %x, ptr %p) {
  %a = sub i32 1983, %x
  store i32 %a, ptr %p
  %b = shl i32 %x, 1
  %c = add i32 %b, 128
  %d = or disjoint i32 %c, 1
  %r = add i32 %a, %d
  ret i32 %r
}
; CHECK-LABEL: @joined
; CHECK: add i32 %x, 1984
define i32 @joined(i32 %x, ptr %p, ptr %q) {
  %a = sub i32 1983, %x
  store i32 %a, ptr %p
  %b = shl i32 %x, 1
  %c = or disjoint i32 %b, 1
  store i32 %c, ptr %q
  %r = add i32 %a, %c
  ret i32 %r
}
; Another constant than 1: as it is.
; CHECK-LABEL: @times_four
; CHECK: sub i32 1983, %x
; CHECK: shl i32 %x, 2
; CHECK: add i32
define i32 @times_four(i32 %x, ptr %p, ptr %q) {
  %a = sub i32 1983, %x
  store i32 %a, ptr %p
  %b = shl i32 %x, 2
  store i32 %b, ptr %q
  %r = add i32 %a, %b
  ret i32 %r
}
; CHECK-LABEL: @child
; CHECK-NEXT: shl nuw i32 %i, 1
; CHECK-NEXT: or disjoint i32 {{.*}}, 1
define i32 @child(i32 %i) {
  %a = add nuw i32 %i, 1
  %b = add nuw i32 %a, %i
  ret i32 %b
}
; CHECK-LABEL: @constants_meet
; CHECK-NEXT: add i32 %x, %y
; CHECK-NEXT: ret
define i32 @constants_meet(i32 %x, i32 %y) {
  %a = add i32 %x, 4
  %b = add i32 %a, %y
  %r = add i32 %b, -4
  ret i32 %r
}
