; RUN: %nvopt -passes='loop(loop-unroll-full)' -unroll-threshold=16 -S %s | FileCheck %s
; Two loops of eight rounds, too large to be written out but for the variable that they index. Where a place that was
; loaded is read too, or one that a loop of too many rounds counts, or one whose end is not known, the variable stays in
; memory whatever becomes of the loop.
define i32 @dissolves(ptr %in) {
; CHECK-LABEL: @dissolves(
; CHECK-NOT: phi i64
entry:
  %t = alloca [8 x i32]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i2, %fill ]
  %p = getelementptr i32, ptr %in, i64 %i
  %v = load i32, ptr %p
  %m = mul i32 %v, %v
  %q = getelementptr [8 x i32], ptr %t, i64 0, i64 %i
  store i32 %m, ptr %q
  %i2 = add i64 %i, 1
  %c = icmp eq i64 %i2, 8
  br i1 %c, label %use, label %fill
use:
  %k = phi i64 [ 0, %fill ], [ %k2, %use ]
  %s = phi i32 [ 0, %fill ], [ %s2, %use ]
  %z = xor i64 %k, 1
  %r = getelementptr [8 x i32], ptr %t, i64 0, i64 %z
  %w = load i32, ptr %r
  %s2 = add i32 %w, %s
  %k2 = add i64 %k, 1
  %d = icmp eq i64 %k2, 8
  br i1 %d, label %exit, label %use
exit:
  ret i32 %s2
}
define i32 @stays(ptr %in) {
; CHECK-LABEL: @stays(
; CHECK: phi i64
entry:
  %t = alloca [8 x i32]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i2, %fill ]
  %p = getelementptr i32, ptr %in, i64 %i
  %v = load i32, ptr %p
  %m = mul i32 %v, %v
  %q = getelementptr [8 x i32], ptr %t, i64 0, i64 %i
  store i32 %m, ptr %q
  %i2 = add i64 %i, 1
  %c = icmp eq i64 %i2, 8
  br i1 %c, label %use, label %fill
use:
  %at = load i64, ptr %in
  %r = getelementptr [8 x i32], ptr %t, i64 0, i64 %at
  %w = load i32, ptr %r
  ret i32 %w
}
define i32 @too_many_rounds(ptr %in) {
; CHECK-LABEL: @too_many_rounds(
; CHECK: fill:
; CHECK-NEXT: phi i64
entry:
  %t = alloca [8 x i32]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i2, %fill ]
  %p = getelementptr i32, ptr %in, i64 %i
  %v = load i32, ptr %p
  %m = mul i32 %v, %v
  %q = getelementptr [8 x i32], ptr %t, i64 0, i64 %i
  store i32 %m, ptr %q
  %i2 = add i64 %i, 1
  %c = icmp eq i64 %i2, 8
  br i1 %c, label %use, label %fill
use:
  %k = phi i64 [ 0, %fill ], [ %k2, %use ]
  %s = phi i32 [ 0, %fill ], [ %s2, %use ]
  %z = and i64 %k, 7
  %r = getelementptr [8 x i32], ptr %t, i64 0, i64 %z
  %w = load i32, ptr %r
  %s2 = add i32 %w, %s
  %k2 = add i64 %k, 1
  %d = icmp eq i64 %k2, 5000
  br i1 %d, label %exit, label %use
exit:
  ret i32 %s2
}
define i32 @unknown_rounds(ptr %in, i64 %n) {
; CHECK-LABEL: @unknown_rounds(
; CHECK: fill:
; CHECK-NEXT: phi i64
entry:
  %t = alloca [8 x i32]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i2, %fill ]
  %p = getelementptr i32, ptr %in, i64 %i
  %v = load i32, ptr %p
  %m = mul i32 %v, %v
  %q = getelementptr [8 x i32], ptr %t, i64 0, i64 %i
  store i32 %m, ptr %q
  %i2 = add i64 %i, 1
  %c = icmp eq i64 %i2, 8
  br i1 %c, label %use, label %fill
use:
  %k = phi i64 [ 0, %fill ], [ %k2, %use ]
  %s = phi i32 [ 0, %fill ], [ %s2, %use ]
  %z = and i64 %k, 7
  %r = getelementptr [8 x i32], ptr %t, i64 0, i64 %z
  %w = load i32, ptr %r
  %s2 = add i32 %w, %s
  %k2 = add i64 %k, 1
  %d = icmp eq i64 %k2, %n
  br i1 %d, label %exit, label %use
exit:
  ret i32 %s2
}
; Where the loop around counts what ends the other loop, it will be known.
define i32 @triangle(ptr %in) {
; CHECK-LABEL: @triangle(
; CHECK: fill:
; CHECK-NEXT: %v = load i32, ptr %in
entry:
  %t = alloca [8 x i32]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i2, %fill ]
  %p = getelementptr i32, ptr %in, i64 %i
  %v = load i32, ptr %p
  %m = mul i32 %v, %v
  %q = getelementptr [8 x i32], ptr %t, i64 0, i64 %i
  store i32 %m, ptr %q
  %i2 = add i64 %i, 1
  %c = icmp eq i64 %i2, 8
  br i1 %c, label %rows.pre, label %fill
rows.pre:
  br label %rows
rows:
  %row = phi i64 [ 0, %rows.pre ], [ %end, %next ]
  %sum = phi i32 [ 0, %rows.pre ], [ %s2.l, %next ]
  %end = add i64 %row, 1
  br label %use
use:
  %k = phi i64 [ 0, %rows ], [ %k2, %use ]
  %s = phi i32 [ %sum, %rows ], [ %s2, %use ]
  %r = getelementptr [8 x i32], ptr %t, i64 0, i64 %k
  %w = load i32, ptr %r
  %s2 = add i32 %w, %s
  %k2 = add i64 %k, 1
  %d = icmp eq i64 %k2, %end
  br i1 %d, label %next, label %use
next:
  %s2.l = phi i32 [ %s2, %use ]
  %e = icmp eq i64 %end, 8
  br i1 %e, label %exit, label %rows
exit:
  %all = phi i32 [ %s2.l, %next ]
  ret i32 %all
}
