; RUN: %nvopt -passes='loop(loop-idiom)' -verify-each -S %s | FileCheck %s
; CHECK-NOT: call void @llvm.mem
; The loop stays: where it reads behind what it writes (the first element goes everywhere), something else touches the bytes, a barrier lets other threads see them,
; it may end early, the store is volatile or not made in every round.
define void @reads_behind(ptr %p) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %j = add nuw nsw i64 %i, 1
  %a = getelementptr i32, ptr %p, i64 %j
  %b = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %b
  store i32 %v, ptr %a
  %c = icmp eq i64 %j, 100
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @may_overlap(ptr %p, ptr %q, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i32, ptr %q, i64 %i
  %v = load i32, ptr %b
  store i32 %v, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define i32 @read_elsewhere(ptr %p, ptr %q, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %a = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q
  %t = add i32 %s, %v
  store i32 0, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret i32 %t
}
define void @barrier(ptr %p, i64 %n) convergent {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @may_end_early(ptr %p, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %a
  call void @may_exit() memory(none)
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @volatile(ptr %p, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %a = getelementptr i32, ptr %p, i64 %i
  store volatile i32 0, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @now_and_then(ptr %p, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %odd = trunc i64 %i to i1
  br i1 %odd, label %a, label %l
a:
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %q
  br label %l
l:
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @with_gaps(ptr %p, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %a = getelementptr i64, ptr %p, i64 %i
  store i32 0, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
declare void @may_exit()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
