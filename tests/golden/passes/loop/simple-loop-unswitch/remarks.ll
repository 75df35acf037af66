; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -pass-remarks=simple-loop-unswitch -disable-output %s 2>&1 | FileCheck %s
; Which conditions are decided before the loop.
; CHECK: a condition that leaves the loop is decided before it
; CHECK: loop is there 1 more times: a condition is decided before it
define void @f(i1 %b, i1 %c, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br i1 %b, label %m, label %exit
m:
  call void @work(i32 %i)
  br i1 %c, label %a, label %l
a:
  call void @work(i32 1)
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
declare void @work(i32)
