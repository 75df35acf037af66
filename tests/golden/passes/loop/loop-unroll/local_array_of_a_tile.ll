; RUN: %nvopt -passes='loop(loop-unroll-full),sroa,instsimplify' -unroll-threshold=100 -S %s | FileCheck %s
; The first nest, written out, leaves more than 64 uses of the variable: they do not keep the second, whose code is
; over the threshold, from being written out as well.
; CHECK-LABEL: @tile(
; CHECK-NOT: alloca
; CHECK: ret
define void @tile(ptr %in, ptr %out, i32 %n) {
entry:
  %t = alloca [8 x [8 x float]]
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i2, %rows.next ]
  %row = getelementptr [8 x float], ptr %t, i64 %i
  br label %fill
fill:
  %j = phi i64 [ 0, %rows ], [ %j2, %fill ]
  %p = getelementptr float, ptr %in, i64 %j
  %v = load float, ptr %p
  %q = getelementptr float, ptr %row, i64 %j
  store float %v, ptr %q
  %j2 = add i64 %j, 1
  %c = icmp eq i64 %j2, 8
  br i1 %c, label %rows.next, label %fill
rows.next:
  %i2 = add i64 %i, 1
  %ci = icmp eq i64 %i2, 8
  br i1 %ci, label %next, label %rows
next:
  br label %out.rows
out.rows:
  %k = phi i32 [ 0, %next ], [ %k2, %out.next ]
  %kw = zext i32 %k to i64
  %r = getelementptr [8 x float], ptr %t, i64 %kw
  %at = mul i32 %k, %n
  br label %write
write:
  %l = phi i32 [ 0, %out.rows ], [ %l2, %write ]
  %lw = zext i32 %l to i64
  %s = getelementptr float, ptr %r, i64 %lw
  %w = load float, ptr %s
  %a = add i32 %at, %l
  %aw = sext i32 %a to i64
  %d = getelementptr float, ptr %out, i64 %aw
  store float %w, ptr %d
  %l2 = add i32 %l, 1
  %cl = icmp eq i32 %l2, 8
  br i1 %cl, label %out.next, label %write
out.next:
  %k2 = add i32 %k, 1
  %ck = icmp eq i32 %k2, 8
  br i1 %ck, label %exit, label %out.rows
exit:
  ret void
}
