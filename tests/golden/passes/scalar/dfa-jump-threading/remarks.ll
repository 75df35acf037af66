; RUN: %nvopt -passes=dfa-jump-threading -pass-remarks=dfa -pass-remarks-missed=dfa -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=dfa-jump-threading -dfa-cost-threshold=0 -pass-remarks-missed=dfa -disable-output %s 2>&1 | FileCheck %s --check-prefix=COST
; What became of machines, in opt's words.
; CHECK: Switch statement jump-threaded.
; CHECK: Switch instruction is not predictable.
; COST: Duplication cost exceeds the cost threshold (cost={{[0-9]+}}, threshold=0).
define i32 @machine(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 1, %entry ], [ %t, %next ]
  switch i32 %s, label %exit [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  br label %next
two:
  br label %next
next:
  %t = phi i32 [ 2, %one ], [ 1, %two ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}
define i32 @tape(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 1, %entry ], [ %t, %next ]
  switch i32 %s, label %exit [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  br label %next
two:
  %l = load i32, ptr %p
  br label %next
next:
  %t = phi i32 [ 2, %one ], [ %l, %two ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}
