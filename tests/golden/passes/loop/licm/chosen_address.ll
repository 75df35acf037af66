; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; Both addresses may be read, but a poison %d chooses neither: a load in some rounds only may move before the loop where %d is not poison.
@a = constant i32 1
@b = constant i32 2

; CHECK-LABEL: @may_be_poison
; CHECK: loop:
; CHECK: load i32
define i32 @may_be_poison(i1 %d, i32 %n) {
entry:
  %p = select i1 %d, ptr @a, ptr @b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %on ]
  %s = phi i32 [ 0, %entry ], [ %s1, %on ]
  %c = icmp eq i32 %i, 7
  br i1 %c, label %read, label %on
read:
  %v = load i32, ptr %p, align 4
  br label %on
on:
  %s1 = phi i32 [ %s, %loop ], [ %v, %read ]
  %i1 = add i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %s1
}
; CHECK-LABEL: @is_not
; CHECK: entry:
; CHECK: load i32
; CHECK: loop:
; CHECK-NOT: load i32
; CHECK: ret
define i32 @is_not(i1 noundef %d, i32 %n) {
entry:
  %p = select i1 %d, ptr @a, ptr @b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %on ]
  %s = phi i32 [ 0, %entry ], [ %s1, %on ]
  %c = icmp eq i32 %i, 7
  br i1 %c, label %read, label %on
read:
  %v = load i32, ptr %p, align 4
  br label %on
on:
  %s1 = phi i32 [ %s, %loop ], [ %v, %read ]
  %i1 = add i32 %i, 1
  %e = icmp ult i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %s1
}
