; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; Two branches look at one overflow bit; the uses of the sum are behind the second one, and that is enough.

; CHECK-LABEL: 'second_branch'
; CHECK: %i = phi
; CHECK-NEXT: -->  {0,+,1}<nuw><nsw><%body>
define void @second_branch(ptr %a) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %s, %merge ]
  %w = sext i32 %i to i64
  %p = getelementptr inbounds i8, ptr %a, i64 %w
  store i8 0, ptr %p
  %t = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
  %ov = extractvalue { i32, i1 } %t, 1
  %s = extractvalue { i32, i1 } %t, 0
  br i1 %ov, label %note, label %merge
note:
  br label %merge
merge:
  %again = extractvalue { i32, i1 } %t, 1
  br i1 %again, label %trap, label %body
trap:
  call void @llvm.trap()
  unreachable
}

; A use before any branch: the sum may have wrapped there.
; CHECK-LABEL: 'use_before'
; CHECK: %i = phi
; CHECK-NEXT: -->  {0,+,1}<nuw><%body>
define void @use_before(ptr %a) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %s, %merge ]
  %t = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
  %ov = extractvalue { i32, i1 } %t, 1
  %s = extractvalue { i32, i1 } %t, 0
  store i32 %s, ptr %a
  br i1 %ov, label %note, label %merge
note:
  br label %merge
merge:
  %again = extractvalue { i32, i1 } %t, 1
  br i1 %again, label %trap, label %body
trap:
  ret void
}
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare void @llvm.trap()
