; RUN: %nvopt -passes='loop(loop-unroll-full)' -S %s | FileCheck %s --check-prefix=TWO
; RUN: %nvopt -passes='loop(loop-unroll-full)' -unroll-peel-max-count=1 -S %s | FileCheck %s --check-prefix=ONE
; Two rounds make the comparison known; with one allowed none is peeled, since it would still not be known.
; TWO: h.peel1:
; ONE-NOT: {{^}}h.peel
define void @below_two(i32 %n, ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %low = icmp ult i32 %i, 2
  %v = select i1 %low, i32 7, i32 %i
  store volatile i32 %v, ptr %p
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
