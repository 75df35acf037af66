; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; A phi behind a branch is a minimum or maximum, also where one side of the branch leads into a loop: who comes out came over that edge.
; CHECK-LABEL: 'through_a_loop'
; CHECK: %m = phi
; CHECK-NEXT: -->  (0 smax %n)
define i32 @through_a_loop(i32 %n) {
entry:
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %join
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %out
out:
  br label %join
join:
  %m = phi i32 [ %n, %out ], [ 0, %entry ]
  ret i32 %m
}
