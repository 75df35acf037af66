; RUN: %nvopt -passes='loop(loop-index-split)' -pass-remarks-output=- -disable-output %s | FileCheck %s
; The strings of NVIDIA's compiler.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @one_round(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %latch
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @but_one(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %else
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
else:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 2, ptr %b, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
define ptx_kernel void @range(ptr noalias %p, ptr noalias %q, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %t = icmp slt i32 %i, %c
  br i1 %t, label %then, label %else
then:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  br label %latch
else:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 2, ptr %b, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; CHECK: --- !Passed
; CHECK-NEXT: Pass:            loop-index-split
; CHECK-NEXT: Name:            OnlyOneIteration
; CHECK-NEXT: Function:        one_round
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'LoopIndexSplit: performed processOnlyOneIterationLoop'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@one_round: br, instruction 3 of %loop'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Passed
; CHECK-NEXT: Pass:            loop-index-split
; CHECK-NEXT: Name:            AllButOneIteration
; CHECK-NEXT: Function:        but_one
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'LoopIndexSplit: performed processAllButOneIterationLoop'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@but_one: br, instruction 2 of %loop'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Passed
; CHECK-NEXT: Pass:            loop-index-split
; CHECK-NEXT: Name:            SplitRange
; CHECK-NEXT: Function:        range
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'LoopIndexSplit: performed processSplitRangeLoop'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@range: br, instruction 2 of %loop'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
