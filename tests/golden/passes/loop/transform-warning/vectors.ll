; RUN: %nvopt -passes=transform-warning -disable-output %s 2>&1 | FileCheck %s
; Vectors or rounds side by side: which of them the source asks for. A warning without anybody listening; where there is no place in the source, the place in the IR.
target triple = "nvptx64-nvidia-cuda"
define void @width(ptr %p, i32 %n) {
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
define void @one_lane(ptr %p, i32 %n) {
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
define void @one_scalable_lane(ptr %p, i32 %n) {
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
!0 = distinct !{!0, !9, !{!"llvm.loop.vectorize.width", i32 4}}
!1 = distinct !{!1, !9, !{!"llvm.loop.vectorize.width", i32 1}}
!2 = distinct !{!2, !9, !{!"llvm.loop.vectorize.width", i32 1}, !{!"llvm.loop.vectorize.scalable.enable", i1 true}}
!9 = !{!"llvm.loop.vectorize.enable", i1 true}

; CHECK: warning: <unknown>:0:0: loop not vectorized: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering (@width: br, instruction 5 of %loop)
; CHECK-NEXT: warning: <unknown>:0:0: loop not interleaved: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering (@one_lane: br, instruction 5 of %loop)
; CHECK-NEXT: warning: <unknown>:0:0: loop not vectorized: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering (@one_scalable_lane: br, instruction 5 of %loop)
