; RUN: %nvopt -passes='simplifycfg<sink-common-insts>' -verify-each -S %s | FileCheck %s
; What is sunk to the top of a loop comes round to the phi that chooses its operand: that phi is not the one it replaces.
; CHECK: loop:
; CHECK: [[X:%.*]] = phi i32 [ [[V:%.*]], %latch ], [ %a, %entry ]
; CHECK: [[V]] = add i32 [[X]], 1
; CHECK: switch i8 %c
declare void @use(i32)
define void @f(i32 %a, i8 %c) {
entry:
  %first = add i32 %a, 1
  br label %loop
loop:
  %i = phi i32 [ %next, %latch ], [ %first, %entry ]
  call void @use(i32 %i)
  switch i8 %c, label %out [
    i8 1, label %latch
    i8 2, label %other
  ]
other:
  call void @use(i32 7)
  br label %latch
latch:
  %next = add i32 %i, 1
  br label %loop
out:
  ret void
}
