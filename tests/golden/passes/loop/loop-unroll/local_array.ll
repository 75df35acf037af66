; RUN: %nvopt -passes='loop(loop-unroll-full),sroa,instsimplify' -S %s | FileCheck %s --check-prefix=GONE
; RUN: %nvopt -passes='loop(loop-unroll-full),sroa,instsimplify' -unroll-threshold=4 -S %s | FileCheck %s --check-prefix=STAYS
; A variable on the stack whose indices become constants dissolves: accesses to it cost nothing, and the loop may grow by its elements.
; GONE-LABEL: @f(
; GONE-NOT: alloca
; GONE: ret
; STAYS-LABEL: @f(
; STAYS: alloca
define i32 @f(ptr %in, ptr %out) {
entry:
  %t = alloca [16 x i32]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i2, %fill ]
  %p = getelementptr i32, ptr %in, i64 %i
  %v = load i32, ptr %p
  %q = getelementptr [16 x i32], ptr %t, i64 0, i64 %i
  store i32 %v, ptr %q
  %i2 = add i64 %i, 1
  %c = icmp eq i64 %i2, 16
  br i1 %c, label %next, label %fill
next:
  br label %use
use:
  %k = phi i64 [ 0, %next ], [ %k2, %use ]
  %s = phi i32 [ 0, %next ], [ %s2, %use ]
  %r = getelementptr [16 x i32], ptr %t, i64 0, i64 %k
  %w = load i32, ptr %r
  %m = mul i32 %w, %w
  %x = xor i32 %m, %s
  %s2 = add i32 %x, 7
  %k2 = add i64 %k, 1
  %d = icmp eq i64 %k2, 16
  br i1 %d, label %exit, label %use
exit:
  ret i32 %s2
}
