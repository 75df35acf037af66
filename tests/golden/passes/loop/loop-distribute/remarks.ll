; RUN: %nvopt -passes=loop-distribute -enable-loop-distribute -pass-remarks-output=- -disable-output %s | FileCheck %s
; What the pass says of each loop, as opt where opt says it.
target triple = "nvptx64-nvidia-cuda"
declare i32 @shuffle(i32) convergent nounwind memory(none) willreturn
declare void @use(i32)
define void @done(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %x, ptr %qa, align 4
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
define void @circle(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %x, ptr %qa, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
define void @safe(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 3, ptr %pa, align 4
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
define void @top(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %d = icmp ult i64 %i, %n
  br i1 %d, label %body, label %exit
body:
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 3, ptr %pa, align 4
  %i1 = add nuw nsw i64 %i, 1
  br label %loop
exit:
  ret void
}
define void @exits(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %d = icmp ult i64 %i, %n
  br i1 %d, label %body, label %exit
body:
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %z = icmp eq i32 %x, 0
  %i1 = add nuw nsw i64 %i, 1
  br i1 %z, label %loop, label %found
exit:
  ret void
found:
  call void @use(i32 %x)
  ret void
}
define void @form(ptr %to, ptr noalias %a, i64 %n) {
entry:
  indirectbr ptr %to, [label %loop, label %other]
other:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ 0, %other ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 3, ptr %pa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
define void @convergent(ptr noalias %a, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %s = call i32 @shuffle(i32 %u)
  store i32 %s, ptr %pa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
define void @calls(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 3)
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; CHECK: --- !Passed
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            Distribute
; CHECK-NEXT: Function:        done
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          distributed loop
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotDistributed
; CHECK-NEXT: Function:        circle
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Analysis
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            CantIsolateUnsafeDeps
; CHECK-NEXT: Function:        circle
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: '
; CHECK-NEXT:   - String:          cannot isolate unsafe dependencies
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotDistributed
; CHECK-NEXT: Function:        safe
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Analysis
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            MemOpsCanBeVectorized
; CHECK-NEXT: Function:        safe
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: '
; CHECK-NEXT:   - String:          memory operations are safe for vectorization
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotDistributed
; CHECK-NEXT: Function:        top
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Analysis
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotBottomTested
; CHECK-NEXT: Function:        top
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: '
; CHECK-NEXT:   - String:          loop is not bottom tested
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotDistributed
; CHECK-NEXT: Function:        exits
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Analysis
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            MultipleExitBlocks
; CHECK-NEXT: Function:        exits
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: '
; CHECK-NEXT:   - String:          multiple exit blocks
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotDistributed
; CHECK-NEXT: Function:        form
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Analysis
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotLoopSimplifyForm
; CHECK-NEXT: Function:        form
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: '
; CHECK-NEXT:   - String:          loop is not in loop-simplify form
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotDistributed
; CHECK-NEXT: Function:        convergent
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Analysis
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            ConvergentOperation
; CHECK-NEXT: Function:        convergent
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: '
; CHECK-NEXT:   - String:          a convergent operation would be in another loop than before
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@convergent: br, instruction 1 of %entry'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotDistributed
; CHECK-NEXT: Function:        calls
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: use -Rpass-analysis=loop-distribute for more info'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Analysis
; CHECK-NEXT: Pass:            loop-distribute
; CHECK-NEXT: Name:            NotAnalyzable
; CHECK-NEXT: Function:        calls
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: '
; CHECK-NEXT:   - String:          calls, ordered accesses, an unknown number of rounds, or too large
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@calls: br, instruction 1 of %entry'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
