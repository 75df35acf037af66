; RUN: %nvopt -passes='loop(loop-deletion)' -pass-remarks=loop-delete -disable-output %s 2>&1 | FileCheck %s
define void @f(i32 %n) mustprogress {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @never(i32 %n) {
entry:
  br i1 true, label %exit, label %pre
pre:
  br label %h
h:
  %i = phi i32 [ 0, %pre ], [ %j, %h ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}

; CHECK: remark: <unknown>:0:0: Loop deleted because it is invariant (@f: br, instruction 4 of %h)
; CHECK-NEXT: remark: <unknown>:0:0: Loop deleted because it never executes (@never: br, instruction 4 of %h)
