; RUN: %nvopt -passes=aa-eval -disable-output -print-all-alias-modref-info %s 2>&1 | FileCheck %s
; An index that counts up from 0 without signed wrap is not negative; one that counts by twos is even. One that may wrap says nothing.
; CHECK-LABEL: Function: up
; CHECK-DAG: NoAlias: i32* %after, i32* %before
; CHECK-DAG: NoAlias: i32* %before, i32* %e
; CHECK-DAG: MayAlias: i32* %after, i32* %e
define void @up(ptr %p, i64 %n) {
entry:
  %before = getelementptr i8, ptr %p, i64 -4
  %after = getelementptr i8, ptr %p, i64 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %e = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %e
  store i32 0, ptr %before
  store i32 0, ptr %after
  %j = add nsw i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: Function: twos
; CHECK: NoAlias: i32* %e, i32* %o
define void @twos(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %odd = or i64 %i, 1
  %e = getelementptr inbounds i32, ptr %p, i64 %i
  %o = getelementptr inbounds i32, ptr %p, i64 %odd
  store i32 0, ptr %e
  store i32 0, ptr %o
  %j = add i64 %i, 2
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: Function: wraps
; CHECK: MayAlias: i32* %before, i32* %e
define void @wraps(ptr %p, i64 %n) {
entry:
  %before = getelementptr i8, ptr %p, i64 -4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %e = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %e
  store i32 0, ptr %before
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
