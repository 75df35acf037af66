; RUN: %nvopt -passes='loop(loop-idiom)' -pass-remarks=loop-idiom -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='loop(loop-idiom)' -disable-loop-idiom-memset -disable-loop-idiom-memcpy -S %s | FileCheck %s --check-prefix=NONE
; RUN: %nvopt -passes='loop(loop-idiom)' -disable-loop-idiom-all -S %s | FileCheck %s --check-prefix=NONE
; Loops that became calls; knobs switch them off.
; CHECK: transformed loop-strided store in f into a memset
; CHECK: formed a call to memcpy from load and store in g
; NONE-NOT: call void @llvm.mem
define void @f(ptr %p, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @g(ptr noalias %p, ptr noalias %q, i64 %n) {
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
