; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A phi whose only reader is a load that nobody wants goes with the load: the load's address was a real one, the block is reached.
define i32 @dead_load_of_phi(i1 %c, ptr %p, ptr %q, ptr %out, i32 %d) {
; CHECK-LABEL: @dead_load_of_phi(
; CHECK-NOT: poison
; CHECK: ret i32 1
entry:
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %out
  br label %b
b:
  %r = phi ptr [ %p, %entry ], [ %q, %a ]
  %n = phi i32 [ 3, %entry ], [ %d, %a ]
  %x = load i32, ptr %r
  %y = udiv i32 %x, %n
  %z = icmp eq i32 %y, 7
  %w = zext i1 %z to i32
  ret i32 1
}
