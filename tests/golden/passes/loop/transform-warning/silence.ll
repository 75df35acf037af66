; RUN: %nvopt -passes=transform-warning -disable-output %s 2>&1 | FileCheck %s
; CHECK-NOT: warning:
; CHECK: warning: {{.*}}(@asked: br,
; CHECK-NOT: warning:
; Nothing is said of what nobody asks for, of what is done, of what the source takes back, of hints, or of a function that is not to be optimized.
target triple = "nvptx64-nvidia-cuda"
define void @not_asked(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
define void @disabled(ptr %p, i32 %n) {
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
define void @as_it_is(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !2
done:
  ret void
}
define void @no_vectors(ptr %p, i32 %n) {
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
define void @vectors_there(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !4
done:
  ret void
}
define void @one_lane_one_round(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !5
done:
  ret void
}
define void @a_hint(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !6
done:
  ret void
}
define void @distributed(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !7
done:
  ret void
}
define void @jam_disabled(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !8
done:
  ret void
}
define void @not_optimized(ptr %p, i32 %n) noinline optnone {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !99
done:
  ret void
}
define void @asked(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !98
done:
  ret void
}
!1 = distinct !{!1, !{!"llvm.loop.unroll.disable"}, !{!"llvm.loop.unroll.enable"}}
!2 = distinct !{!2, !{!"llvm.loop.unroll.count", i32 1}, !{!"llvm.loop.unroll.full"}}
!3 = distinct !{!3, !{!"llvm.loop.vectorize.enable", i1 false}, !{!"llvm.loop.vectorize.width", i32 4}}
!4 = distinct !{!4, !{!"llvm.loop.vectorize.enable", i1 true}, !{!"llvm.loop.isvectorized", i32 1}}
!5 = distinct !{!5, !{!"llvm.loop.vectorize.enable", i1 true}, !{!"llvm.loop.vectorize.width", i32 1}, !{!"llvm.loop.interleave.count", i32 1}}
!6 = distinct !{!6, !{!"llvm.loop.vectorize.width", i32 8}}
!7 = distinct !{!7, !{!"llvm.loop.distribute.enable", i1 false}}
!8 = distinct !{!8, !{!"llvm.loop.unroll_and_jam.disable"}, !{!"llvm.loop.unroll_and_jam.enable"}}
!98 = distinct !{!98, !{!"llvm.loop.unroll.enable"}}
!99 = distinct !{!99, !{!"llvm.loop.unroll.enable"}}

