; RUN: %nvopt -passes='loop(loop-simplifycfg)' -S %s | FileCheck %s --check-prefixes=CHECK,ON
; RUN: %nvopt -passes='loop(loop-simplifycfg)' -enable-loop-simplifycfg-term-folding=0 -S %s | FileCheck %s --check-prefixes=CHECK,OFF
declare void @use(i32)
; CHECK-LABEL: define void @f(
; ON-NOT: br i1 true
; OFF: br i1 true
; CHECK: ret void
define void @f(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br i1 true, label %l, label %a
a:
  call void @use(i32 %i)
  br label %l
l:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
