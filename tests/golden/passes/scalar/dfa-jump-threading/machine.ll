; RUN: %nvopt -passes=dfa-jump-threading -S %s | FileCheck %s
; RUN: %nvopt -passes=dfa-jump-threading -dfa-cost-threshold=0 -S %s | FileCheck %s --check-prefix=NONE
; RUN: %nvopt -passes=dfa-jump-threading -dfa-max-path-length=1 -S %s | FileCheck %s --check-prefix=NONE
; RUN: %nvopt -passes=dfa-jump-threading -dfa-max-num-paths=0 -S %s | FileCheck %s --check-prefix=NONE
; Who decides the next case of a switch in a loop goes there: the first round switches, the others know where they go.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK-LABEL: define i32 @machine(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 1, label %exit [
; CHECK:       loop.jt2:
; CHECK-NEXT:    br label %two
; CHECK:       loop.jt1:
; CHECK-NEXT:    br label %one
; CHECK:       one:
; CHECK-NEXT:    %a = phi i32 [ 1, %entry ], [ %z.jt1, %loop.jt1 ]
; CHECK:         %z.jt2 = xor i32 %x, 3
; CHECK:         br i1 %c.jt2, label %loop.jt2, label %exit
; CHECK:       two:
; CHECK:         %z.jt1 = xor i32 %y, 3
; CHECK:         br i1 %c.jt1, label %loop.jt1, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ 1, %entry ], [ %z.jt2, %one ], [ %z.jt1, %two ]
; NONE-LABEL: define i32 @machine(
; NONE:          %t = phi i32 [ 2, %one ], [ 1, %two ]
define i32 @machine(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 1, %entry ], [ %t, %next ]
  %a = phi i32 [ 1, %entry ], [ %z, %next ]
  switch i32 %s, label %exit [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  %x = add i32 %a, 5
  br label %next
two:
  %y = mul i32 %a, 7
  br label %next
next:
  %t = phi i32 [ 2, %one ], [ 1, %two ]
  %b = phi i32 [ %x, %one ], [ %y, %two ]
  %z = xor i32 %b, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %a, %loop ], [ %z, %next ]
  ret i32 %r
}

; A select of two cases is a branch first.
; CHECK-LABEL: define i32 @choice(
; CHECK:         %cond.fr = freeze i1 %k
; CHECK-NEXT:    br i1 %cond.fr
; CHECK-NOT:     select
define i32 @choice(i32 %n, i32 %m) {
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
  %k = icmp ult i32 %i, %m
  %d = select i1 %k, i32 2, i32 1
  br label %next
two:
  br label %next
next:
  %t = phi i32 [ %d, %one ], [ 1, %two ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}

; Threads that wait for each other must still meet.
; CHECK-LABEL: define i32 @barrier(
; CHECK:         %t = phi i32 [ 2, %one ], [ 1, %two ]
define i32 @barrier(i32 %n) {
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
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}

; The next case is read from memory: it is not known.
; CHECK-LABEL: define i32 @tape(
; CHECK:         %t = phi i32 [ 2, %one ], [ %l, %two ]
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
