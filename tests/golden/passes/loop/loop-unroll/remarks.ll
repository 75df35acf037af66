; RUN: %nvopt -passes='loop-unroll<O3>' -pass-remarks=loop-unroll -disable-output %s 2>&1 | FileCheck %s
; Which loops were unrolled, in full or in part, or peeled, in opt's words.
; CHECK: completely unrolled loop with 3 iterations
; CHECK: unrolled loop by a factor of 8
; CHECK: peeled loop by 1 iterations
define void @f(ptr %p) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr i8, ptr %p, i64 %i
  store volatile i8 1, ptr %q
  %j = add i64 %i, 1
  %c = icmp eq i64 %j, 3
  br i1 %c, label %next, label %h
next:
  br label %l
l:
  %k = phi i64 [ 0, %next ], [ %m, %l ]
  %r = getelementptr i8, ptr %p, i64 %k
  %x = load volatile i8, ptr %r
  %y = mul i8 %x, %x
  store volatile i8 %y, ptr %r
  %m = add i64 %k, 1
  %d = icmp eq i64 %m, 128
  br i1 %d, label %exit, label %l
exit:
  ret void
}
define void @peeled(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %first = icmp eq i32 %i, 0
  %v = select i1 %first, i32 3, i32 4
  store volatile i32 %v, ptr %p
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
