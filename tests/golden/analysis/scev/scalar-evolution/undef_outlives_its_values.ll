; RUN: %nvopt -verify-each -verify-pass-claims -passes='loop-mssa(loop-instsimplify,licm)' -S %s | FileCheck %s
; The values that were undef go one by one; the expression of undef stays, since the constant is bound to it.
; CHECK: phi i32 [ undef,
define i32 @f(ptr %p) {
entry:
  br label %a
a:
  %v = add i32 undef, 0
  indirectbr ptr %p, [label %a, label %b]
b:
  br i1 false, label %exit, label %b
exit:
  %w = add i32 %v, 1
  ret i32 %w
}
