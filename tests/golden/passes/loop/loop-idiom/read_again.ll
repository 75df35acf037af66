; RUN: %nvopt -passes='loop(loop-idiom)' -verify-each -S %s | FileCheck %s
; What the loop goes on reading it must still find: a move over its own source leaves other bytes there, a copy to another place does not. Volatile loads elsewhere have no
; order with plain stores (a fence would), so that a fill may come before them; volatile stores may not return, and keep it where it is.
define i32 @moved(ptr %p, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %j = add nuw nsw i64 %i, 1
  %src = getelementptr inbounds i32, ptr %p, i64 %j
  %dst = getelementptr inbounds i32, ptr %p, i64 %i
  %v = load i32, ptr %src, align 4
  store i32 %v, ptr %dst, align 4
  %t = add i32 %s, %v
  %c = icmp ult i64 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret i32 %t
}
define i32 @copied(ptr noalias %p, ptr noalias %q, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %j = add nuw nsw i64 %i, 1
  %src = getelementptr inbounds i32, ptr %p, i64 %i
  %dst = getelementptr inbounds i32, ptr %q, i64 %i
  %v = load i32, ptr %src, align 4
  store i32 %v, ptr %dst, align 4
  %t = add i32 %s, %v
  %c = icmp ult i64 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret i32 %t
}
define void @volatile_load(ptr %p, ptr noalias %f, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %j = add nuw nsw i64 %i, 1
  %v = load volatile i32, ptr %f, align 4
  %dst = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %dst, align 4
  %c = icmp ult i64 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @acquire_load(ptr %p, ptr noalias %f, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %j = add nuw nsw i64 %i, 1
  %v = load atomic i32, ptr %f acquire, align 4
  %dst = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %dst, align 4
  %c = icmp ult i64 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @volatile_store(ptr noalias %p, ptr noalias %f, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %j = add nuw nsw i64 %i, 1
  store volatile i32 0, ptr %f, align 4
  %dst = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %dst, align 4
  %c = icmp ult i64 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
; CHECK-LABEL: define i32 @moved(
; CHECK-NOT: call void @llvm.mem
; CHECK: store i32 %v, ptr %dst
; CHECK-LABEL: define i32 @copied(
; CHECK: call void @llvm.memcpy
; CHECK: %t = add i32 %s, %v
; CHECK-LABEL: define void @volatile_load(
; CHECK: call void @llvm.memset
; CHECK: load volatile i32, ptr %f
; CHECK-LABEL: define void @acquire_load(
; CHECK-NOT: call void @llvm.mem
; CHECK-LABEL: define void @volatile_store(
; CHECK-NOT: call void @llvm.mem
; CHECK: declare
