; RUN: %nvopt -passes='print<branch-prob>' -disable-output %s 2>&1 | FileCheck %s
; Edges that leave loops, loops that end badly, cycles with two entries, and a branch that makes its own condition false.
declare void @cold() cold
declare void @g()
define void @plain(i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @loop_into_cold(i1 %c) {
entry:
  br i1 %c, label %loop, label %exit
loop:
  br i1 %c, label %loop, label %bad
bad:
  call void @cold()
  br label %exit
exit:
  ret void
}
define void @never_left(i1 %c) {
entry:
  br i1 %c, label %loop, label %exit
loop:
  br i1 %c, label %loop, label %bad
bad:
  unreachable
exit:
  ret void
}
define void @two_entries(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  br i1 %c, label %a, label %exit
exit:
  ret void
}
define void @wraps_seldom(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %inc = add i32 %i, 1
  %full = icmp sge i32 %inc, 100
  br i1 %full, label %reset, label %next
reset:
  call void @g()
  br label %next
next:
  %j = phi i32 [ %inc, %loop ], [ 0, %reset ]
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @reset_directly(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ 0, %reset ], [ %inc, %next ]
  %inc = add i32 %i, 1
  %full = icmp sge i32 %inc, 100
  br i1 %full, label %reset, label %next
reset:
  br label %loop
next:
  %c = icmp slt i32 %inc, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: Printing analysis 'Branch Probability Analysis' for function 'plain':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %entry -> %loop probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT:   edge %loop -> %loop probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
; CHECK-NEXT:   edge %loop -> %exit probability is 0x04000000 / 0x80000000 = 3.12%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'loop_into_cold':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %entry -> %loop probability is 0x078780e3 / 0x80000000 = 5.88%
; CHECK-NEXT:   edge %entry -> %exit probability is 0x78787f1d / 0x80000000 = 94.12% [HOT edge]
; CHECK-NEXT:   edge %loop -> %loop probability is 0x7fbe1203 / 0x80000000 = 99.80% [HOT edge]
; CHECK-NEXT:   edge %loop -> %bad probability is 0x0041edfd / 0x80000000 = 0.20%
; CHECK-NEXT:   edge %bad -> %exit probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'never_left':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %entry -> %loop probability is 0x00000800 / 0x80000000 = 0.00%
; CHECK-NEXT:   edge %entry -> %exit probability is 0x7ffff800 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT:   edge %loop -> %loop probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT:   edge %loop -> %bad probability is 0x00000000 / 0x80000000 = 0.00%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'two_entries':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %entry -> %a probability is 0x40000000 / 0x80000000 = 50.00%
; CHECK-NEXT:   edge %entry -> %b probability is 0x40000000 / 0x80000000 = 50.00%
; CHECK-NEXT:   edge %a -> %b probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT:   edge %b -> %a probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
; CHECK-NEXT:   edge %b -> %exit probability is 0x04000000 / 0x80000000 = 3.12%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'wraps_seldom':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %entry -> %loop probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT:   edge %loop -> %reset probability is 0x2aaaa8e4 / 0x80000000 = 33.33%
; CHECK-NEXT:   edge %loop -> %next probability is 0x5555571c / 0x80000000 = 66.67%
; CHECK-NEXT:   edge %reset -> %next probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT:   edge %next -> %loop probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
; CHECK-NEXT:   edge %next -> %exit probability is 0x04000000 / 0x80000000 = 3.12%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'reset_directly':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %entry -> %loop probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT:   edge %loop -> %reset probability is 0x2aaaa8e4 / 0x80000000 = 33.33%
; CHECK-NEXT:   edge %loop -> %next probability is 0x5555571c / 0x80000000 = 66.67%
; CHECK-NEXT:   edge %reset -> %loop probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT:   edge %next -> %loop probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
; CHECK-NEXT:   edge %next -> %exit probability is 0x04000000 / 0x80000000 = 3.12%
