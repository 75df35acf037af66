; RUN: %nvopt -passes='loop(loop-unroll-full<counts>),transform-warning' -disable-output %s 2>&1 | FileCheck %s --implicit-check-not=@done
; CHECK: warning: {{.*}} loop not unrolled: {{.*}}(@not_known: br,
; A loop that was unrolled asks no more; one that runs nobody knows how often was not.
target triple = "nvptx64-nvidia-cuda"
define void @done(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 4
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  ret void
}
define void @not_known(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !1
done:
  ret void
}
!0 = distinct !{!0, !{!"llvm.loop.unroll.full"}}
!1 = distinct !{!1, !{!"llvm.loop.unroll.full"}}

