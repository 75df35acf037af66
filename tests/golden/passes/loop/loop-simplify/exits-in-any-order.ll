; RUN: %nvopt -passes=loop-simplify -verify-each -S %s | FileCheck %s
; The edges out of the loop are named in the order of its blocks, which is not that of the phi's operands: what they bring stands in the new block's place.
define i32 @f(i1 %c, ptr %p, i32 %n) {
entry:
  br i1 %c, label %head, label %exit
third:
  %z = load volatile i32, ptr %p
  %cz = icmp eq i32 %z, 3
  br i1 %cz, label %exit, label %head
second:
  %y = load volatile i32, ptr %p
  %cy = icmp eq i32 %y, 2
  br i1 %cy, label %exit, label %third
head:
  %x = load volatile i32, ptr %p
  %cx = icmp eq i32 %x, 1
  br i1 %cx, label %exit, label %second
exit:
  %r = phi i32 [ %y, %second ], [ %x, %head ], [ %z, %third ], [ 0, %entry ]
  ret i32 %r
}
; CHECK-LABEL: @f(
; CHECK: exit.loopexit:
; CHECK-NEXT: %r.ph = phi i32
; CHECK: exit:
; CHECK-NEXT: %r = phi i32
; CHECK-SAME: [ %r.ph, %exit.loopexit ]
