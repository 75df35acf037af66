; RUN: %nvopt -passes='loop(loop-flatten)' -pass-remarks-output=- -disable-output %s | FileCheck %s
; CHECK: --- !Passed
; CHECK-NEXT: Pass:            loop-flatten
; CHECK-NEXT: Name:            Flattened
; CHECK-NEXT: Function:        f
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          Flattened into outer loop
; CHECK-NEXT: ...
declare void @use(i32)
define void @f() {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %v)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}


