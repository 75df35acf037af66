; RUN: %nvopt -passes='print<scalar-evolution>,loop(indvars),loop(indvars)' -S %s 2>/dev/null | FileCheck %s
; Both phis are one recurrence. The flags of the second, unused one say nothing of the first: when it takes its place, they go, and no later round
; of the pass concludes anything from them.
; CHECK-LABEL: @f
; CHECK: %j1 = add i8 %j, 1
; CHECK: icmp sge i8 %j, 0
define i8 @f(i8 %m) {
entry:
  br label %l
l:
  %j = phi i8 [ 0, %entry ], [ %j1, %l ]
  %i = phi i8 [ 0, %entry ], [ %i1, %l ]
  %i1 = add i8 %i, 1
  %j1 = add nuw nsw i8 %j, 1
  %x = icmp sge i8 %i, 0
  %y = icmp eq i8 %i, %m
  br i1 %y, label %e, label %l
e:
  %r = phi i1 [ %x, %l ]
  %z = zext i1 %r to i8
  ret i8 %z
}
