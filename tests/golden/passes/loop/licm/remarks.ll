; RUN: %nvopt -passes='loop-mssa(licm)' -pass-remarks=licm -pass-remarks-missed=licm -disable-output %s 2>&1 | FileCheck %s
; What opt says of moved instructions and of loads that could not be moved, in its words.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr noalias %acc, ptr %p, ptr %q, i32 %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %m = mul i32 %a, %a
  %o = load i32, ptr %acc, align 4
  %s = add i32 %o, %i
  store i32 %s, ptr %acc, align 4
  %x = load i32, ptr %p, align 4
  %g = getelementptr i32, ptr %q, i32 %i
  store i32 %m, ptr %g, align 4
  %t = shl i32 %i, 3
  %c = icmp slt i32 %x, 0
  br i1 %c, label %then, label %latch
then:
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %t
}
define i32 @g(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %then, label %latch
then:
  %x = load i32, ptr %p, align 4
  br label %latch
latch:
  %y = phi i32 [ %x, %then ], [ %i, %loop ]
  %i1 = add i32 %i, %y
  %e = icmp slt i32 %i1, 100
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %y
}
; CHECK: remark: <unknown>:0:0: sinking shl (@f: %t = shl)
; CHECK-NEXT: remark: <unknown>:0:0: hoisting mul (@f: %m = mul)
; CHECK-NEXT: remark: <unknown>:0:0: failed to move load with loop-invariant address because the loop may invalidate its value (@f: %o = load)
; CHECK-NEXT: remark: <unknown>:0:0: failed to move load with loop-invariant address because the loop may invalidate its value (@f: %x = load)
; CHECK-NEXT: remark: <unknown>:0:0: Moving accesses to memory location out of the loop (@f: %o = load)
; CHECK-NEXT: remark: <unknown>:0:0: failed to hoist load with loop-invariant address because load is conditionally executed (@g: %x = load)
; CHECK-NOT: remark
