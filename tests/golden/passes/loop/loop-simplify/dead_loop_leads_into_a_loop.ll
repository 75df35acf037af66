; RUN: %nvopt -passes=loop-simplify -S %s | %nvopt -S | FileCheck %s
; The edge from %dead into the loop goes, and with it the only edge into %dead and its phi.

define void @f(i1 %c, i1 %d) {
; CHECK-LABEL: @f(
; CHECK:       dead:
; CHECK-NEXT:    unreachable
entry:
  br label %head
head:
  br i1 %c, label %body, label %out
dead:
  %x = phi i32 [ 0, %dead ]
  br i1 %d, label %dead, label %body
body:
  br label %head
out:
  ret void
}
