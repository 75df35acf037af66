; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; What only leads to nobody goes with its phi: a load of poison would be undefined.

define i64 @dead_load(ptr %p, i1 %c) {
; CHECK-LABEL: @dead_load(
; CHECK-NOT:     poison
; CHECK:         ret i64 0
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %q = phi ptr [ %p, %entry ], [ null, %a ]
  %x = load i64, ptr %q
  %y = add i64 %x, 1
  ret i64 0
}

define void @round(ptr %p, i32 %n, i1 %c) {
; CHECK-LABEL: @round(
; CHECK-NOT:     poison
; CHECK:         ret void
entry:
  br label %loop
loop:
  %x = phi i32 [ %n, %entry ], [ %z, %loop ]
  %y = load i32, ptr %p
  %z = udiv i32 %y, %x
  br i1 %c, label %loop, label %out
out:
  ret void
}
