; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A stride that a loop doubles or halves from a power of two is one in every round: the remainder by it is a mask. Reductions in shared memory ask
; `tid % (2 * s) == 0`.

define i32 @doubled(i32 %tid, i32 %n) {
entry:
  br label %loop
loop:
  %s = phi i32 [ 1, %entry ], [ %two, %loop ]
  %c = phi i32 [ 0, %entry ], [ %k, %loop ]
  %two = shl i32 %s, 1
  %r = urem i32 %tid, %two
  %z = icmp eq i32 %r, 0
  %one = zext i1 %z to i32
  %k = add i32 %c, %one
  %go = icmp ult i32 %two, %n
  br i1 %go, label %loop, label %exit
exit:
  ret i32 %k
}
define i32 @halved(i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %s = phi i32 [ 512, %entry ], [ %half, %loop ]
  %c = phi i32 [ 0, %entry ], [ %k, %loop ]
  %r = urem i32 %x, %s
  %k = add i32 %c, %r
  %half = lshr i32 %s, 1
  %go = icmp ugt i32 %half, %n
  br i1 %go, label %loop, label %exit
exit:
  ret i32 %k
}
define i32 @one_of_two(i32 %x, i1 %p) {
entry:
  br i1 %p, label %a, label %b
a:
  br label %b
b:
  %s = phi i32 [ 64, %entry ], [ 16, %a ]
  %r = urem i32 %x, %s
  ret i32 %r
}
; It begins with any number, or is added to.
define i32 @stays(i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %s = phi i32 [ %n, %entry ], [ %half, %loop ]
  %t = phi i32 [ 4, %entry ], [ %u, %loop ]
  %c = phi i32 [ 0, %entry ], [ %k, %loop ]
  %r = urem i32 %x, %s
  %q = urem i32 %x, %t
  %rq = add i32 %r, %q
  %k = add i32 %c, %rq
  %half = lshr i32 %s, 1
  %u = add i32 %t, 4
  %go = icmp ugt i32 %half, 1
  br i1 %go, label %loop, label %exit
exit:
  ret i32 %k
}
; A logical shift may leave nothing: zero is no power of two, and the division by it is undefined. A count of leading zeros is not.
declare i32 @llvm.ctpop.i32(i32)
define i1 @zero_is_none(i32 %n) {
entry:
  br label %loop
loop:
  %s = phi i32 [ 8, %entry ], [ %half, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %half = lshr i32 %s, 1
  %j = add i32 %i, 1
  %go = icmp ult i32 %j, %n
  br i1 %go, label %loop, label %exit
exit:
  %p = call i32 @llvm.ctpop.i32(i32 %half)
  %z = icmp eq i32 %p, 1
  ret i1 %z
}

; CHECK-LABEL: define i32 @doubled(i32 %tid, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %s = phi i32 [ 1, %entry ], [ %two, %loop ]
; CHECK-NEXT:   %c = phi i32 [ 0, %entry ], [ %k, %loop ]
; CHECK-NEXT:   %two = shl i32 %s, 1
; CHECK-NEXT:   %0 = add i32 %two, -1
; CHECK-NEXT:   %r = and i32 %0, %tid
; CHECK-NEXT:   %z = icmp eq i32 %r, 0
; CHECK-NEXT:   %one = zext i1 %z to i32
; CHECK-NEXT:   %k = add i32 %c, %one
; CHECK-NEXT:   %go = icmp ult i32 %two, %n
; CHECK-NEXT:   br i1 %go, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret i32 %k
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @halved(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %s = phi i32 [ 512, %entry ], [ %half, %loop ]
; CHECK-NEXT:   %c = phi i32 [ 0, %entry ], [ %k, %loop ]
; CHECK-NEXT:   %0 = add nsw i32 %s, -1
; CHECK-NEXT:   %r = and i32 %0, %x
; CHECK-NEXT:   %k = add i32 %c, %r
; CHECK-NEXT:   %half = lshr i32 %s, 1
; CHECK-NEXT:   %go = icmp ugt i32 %half, %n
; CHECK-NEXT:   br i1 %go, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret i32 %k
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @one_of_two(i32 %x, i1 %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %p, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %b
; CHECK: b:
; CHECK-NEXT:   %0 = phi i32 [ 63, %entry ], [ 15, %a ]
; CHECK-NEXT:   %r = and i32 %0, %x
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @stays(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %s = phi i32 [ %n, %entry ], [ %half, %loop ]
; CHECK-NEXT:   %t = phi i32 [ 4, %entry ], [ %u, %loop ]
; CHECK-NEXT:   %c = phi i32 [ 0, %entry ], [ %k, %loop ]
; CHECK-NEXT:   %r = urem i32 %x, %s
; CHECK-NEXT:   %q = urem i32 %x, %t
; CHECK-NEXT:   %rq = add i32 %r, %q
; CHECK-NEXT:   %k = add i32 %c, %rq
; CHECK-NEXT:   %half = lshr i32 %s, 1
; CHECK-NEXT:   %u = add i32 %t, 4
; CHECK-NEXT:   %go = icmp ugt i32 %s, 3
; CHECK-NEXT:   br i1 %go, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret i32 %k
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @zero_is_none(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %s = phi i32 [ 8, %entry ], [ %half, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %half = lshr i32 %s, 1
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %go = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %go, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   %p = call range(i32 0, 4) i32 @llvm.ctpop.i32(i32 %half)
; CHECK-NEXT:   %z = icmp eq i32 %p, 1
; CHECK-NEXT:   ret i1 %z
; CHECK-NEXT: }
