; RUN: %nvopt -passes='loop(indvars)' -replexitval=always -S %s | FileCheck %s
; Where the loop leaves in the first round the value is the start, whatever the step: a closed form with a step that may be poison is not the same.
; CHECK-LABEL: @may_be_poison
; CHECK: %x = phi i32 [ %s, %head ]
; CHECK-LABEL: @is_none
; CHECK-NOT: %x = phi i32 [ %s, %head ]
; CHECK: ret i32
define i32 @may_be_poison(i32 %n, i32 %step) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %head ]
  %s = phi i32 [ 7, %entry ], [ %s1, %head ]
  %i1 = add i32 %i, 1
  %s1 = add i32 %s, %step
  %c = icmp eq i32 %i, %n
  br i1 %c, label %exit, label %head
exit:
  %x = phi i32 [ %s, %head ]
  ret i32 %x
}
define i32 @is_none(i32 %n, i32 noundef %step) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %head ]
  %s = phi i32 [ 7, %entry ], [ %s1, %head ]
  %i1 = add i32 %i, 1
  %s1 = add i32 %s, %step
  %c = icmp eq i32 %i, %n
  br i1 %c, label %exit, label %head
exit:
  %x = phi i32 [ %s, %head ]
  ret i32 %x
}
