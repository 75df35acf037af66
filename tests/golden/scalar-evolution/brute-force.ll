; No closed form: the loop is run in the mind, up to a cap; a shift reaches zero within the width.
; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-iterations=3 -disable-output %s 2>&1 | FileCheck %s --check-prefix=CAP
define i32 @collatz() {
entry:
  br label %loop
loop:
  %x = phi i32 [ 6, %entry ], [ %x2, %loop ]
  %m = mul i32 %x, 5
  %x2 = xor i32 %m, 3
  %c = icmp ult i32 %x2, 10000
  br i1 %c, label %loop, label %out
out:
  ret i32 %x2
}
define void @shifted(i32 %a) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %x2, %loop ]
  %x2 = lshr i32 %x, 1
  %c = icmp ne i32 %x2, 0
  br i1 %c, label %loop, label %out
out:
  ret void
}
