; RUN: %nvopt -passes='loop-mssa(licm)' -licm-mssa-max-acc-promotion=2 -pass-remarks-analysis=licm -disable-output %s 2>&1 | FileCheck %s
; A loop with more memory accesses than the knob allows says so.
define void @sum(ptr noalias %acc, ptr noalias %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i32, ptr %in, i32 %i
  %x = load i32, ptr %q, align 4
  %o = load i32, ptr %acc, align 4
  %s = add i32 %o, %x
  store i32 %s, ptr %acc, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK: remark: <unknown>:0:0: licm-mssa-max-acc-promotion=2 reached: the loop has more memory accesses, none of which becomes a value
; CHECK-NOT: remark
