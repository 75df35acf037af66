; RUN: %nvopt -passes='loop(loop-unroll-full<counts>)' -pass-remarks=loop-unroll -pass-remarks-missed=loop-unroll -pass-remarks-analysis=loop-unroll -disable-output %s 2>&1 | FileCheck %s
; Why a loop that the source asks to unroll was not, or not in full: in opt's words, and where it has too many rounds to follow them.
target triple = "nvptx64-nvidia-cuda"
define void @not_known(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  ret void
}
define void @too_large(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 4000
  br i1 %c, label %loop, label %done, !llvm.loop !1
done:
  ret void
}
define void @too_many_rounds(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %s = lshr i32 %i, 31
  %t = add i32 %i, %s
  %j = add i32 %t, 1
  %c = icmp ult i32 %j, 1000000
  br i1 %c, label %loop, label %done, !llvm.loop !2
done:
  ret void
}
define void @in_copies(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !3
done:
  ret void
}
!0 = distinct !{!0, !{!"llvm.loop.unroll.full"}}
!1 = distinct !{!1, !{!"llvm.loop.unroll.full"}}
!2 = distinct !{!2, !{!"llvm.loop.unroll.full"}}
!3 = distinct !{!3, !{!"llvm.loop.unroll.count", i32 8}}

; CHECK: remark: <unknown>:0:0: Unable to fully unroll loop as directed by unroll(full) pragma because loop has a runtime trip count. (@not_known: br, instruction 5 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: Unable to fully unroll loop as directed by unroll pragma because unrolled size is too large. (@too_large: br, instruction 16 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: UNROLL_ROUNDS_ASKED=4096 reached: how often the loop runs is not known from its first rounds (@too_many_rounds: br, instruction 7 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: unrolled loop by a factor of 8 with run-time trip count (@in_copies: br, instruction 6 of %loop)
