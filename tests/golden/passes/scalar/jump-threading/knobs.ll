; RUN: %nvopt -passes=jump-threading -S %s | FileCheck %s --check-prefix=JUMPS
; RUN: %nvopt -passes=jump-threading -jump-threading-threshold=0 -S %s | FileCheck %s --check-prefix=STAYS
; RUN: %nvopt -passes=jump-threading -jump-threading-across-loop-headers -S %s | FileCheck %s --check-prefix=HEADS
; How many instructions a block may have that is copied; and whether heads of loops may be.
; JUMPS: %x.thread = mul
; JUMPS-LABEL: define void @head
; JUMPS: phi i1 [ true
; STAYS-NOT: %x.thread = mul
; HEADS-LABEL: define void @head
; HEADS-NOT: phi i1 [ true
define i32 @copied(i1 %c, i1 %d, i32 %v) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @one()
  br label %m
b:
  call void @two()
  br label %m
m:
  %p = phi i1 [ true, %a ], [ %d, %b ]
  %x = mul i32 %v, %v
  br i1 %p, label %yes, label %no
yes:
  ret i32 %x
no:
  ret i32 1
}
define void @head(i32 %n) {
entry:
  br label %h
h:
  %first = phi i1 [ true, %entry ], [ %c, %l ]
  br i1 %first, label %l, label %exit
l:
  %v = call i32 @count()
  %c = icmp slt i32 %v, %n
  br label %h
exit:
  ret void
}
declare void @one()
declare void @two()
declare i32 @count()
