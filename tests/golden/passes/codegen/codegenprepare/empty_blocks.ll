; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -cgp-freq-ratio-to-skip-merge=1000 -S %s | FileCheck %s --check-prefix=RATIO
; RUN: %nvopt -passes=codegenprepare -disable-preheader-prot -S %s | FileCheck %s --check-prefix=PRE
; RUN: %nvopt -passes=codegenprepare -disable-cgp-branch-opts -S %s | FileCheck %s --check-prefix=BRANCH
; Blocks of phis and a branch go, but preheaders, and cases of a switch that seldom run.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @f()
declare void @llvm.assume(i1)

define i32 @phis_pass(i32 %x, i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @f()
  br i1 %d, label %mid, label %mid2
mid2:
  call void @f()
  br label %mid
b:
  br label %join
mid:
  %m = phi i32 [ 1, %a ], [ 2, %mid2 ]
  br label %join
join:
  %r = phi i32 [ %m, %mid ], [ %x, %b ]
  ret i32 %r
}
; Both ways from %entry bring other values: one must stay.
define i32 @conflict(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %r = phi i32 [ 1, %a ], [ 2, %b ]
  ret i32 %r
}
define i32 @cases(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 10, label %often
    i32 20, label %seldom
  ], !prof !0
often:
  call void @f()
  br label %join
seldom:
  br label %join
other:
  call void @f()
  br label %join
join:
  %r = phi i32 [ 1, %often ], [ 2, %seldom ], [ 4, %other ]
  ret i32 %r
}
; The same value from several: together they are not so seldom.
define i32 @together(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 10, label %a
    i32 20, label %b
  ], !prof !1
a:
  br label %join
b:
  br label %join
other:
  call void @f()
  br label %join
join:
  %r = phi i32 [ 1, %a ], [ 1, %b ], [ 4, %other ]
  ret i32 %r
}
define void @preheader(i1 %c, i32 %n) {
entry:
  br i1 %c, label %pre, label %exit
pre:
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %i1, %loop ]
  call void @f()
  %i1 = add i32 %i, 1
  %k = icmp eq i32 %i1, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}
; Assumptions go first, with what they needed, dead phis too; constant branches last.
define i32 @leftovers(i32 %x, i1 %c) {
entry:
  br i1 %c, label %a, label %join
a:
  %k = icmp ult i32 %x, 9
  call void @llvm.assume(i1 %k)
  br label %join
join:
  %dead = phi i32 [ 1, %a ], [ %x, %entry ]
  br i1 true, label %on, label %off
on:
  ret i32 1
off:
  ret i32 0
}
!0 = !{!"branch_weights", i32 5, i32 4000, i32 10}
!1 = !{!"branch_weights", i32 40, i32 30, i32 30}

; CHECK-LABEL: define i32 @phis_pass(i32 %x, i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %join
; CHECK: a:
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br i1 %d, label %join, label %mid2
; CHECK: mid2:
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %r = phi i32 [ 1, %a ], [ %x, %entry ], [ 2, %mid2 ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @conflict(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %join, label %b
; CHECK: b:
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %r = phi i32 [ 1, %entry ], [ 2, %b ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @cases(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 10, label %often
; CHECK-NEXT:     i32 20, label %seldom
; CHECK-NEXT:   ], !prof !0
; CHECK: often:
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %join
; CHECK: seldom:
; CHECK-NEXT:   br label %join
; CHECK: other:
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %r = phi i32 [ 1, %often ], [ 2, %seldom ], [ 4, %other ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @together(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 10, label %join
; CHECK-NEXT:     i32 20, label %join
; CHECK-NEXT:   ], !prof !1
; CHECK: other:
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %r = phi i32 [ 1, %entry ], [ 1, %entry ], [ 4, %other ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @preheader(i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %pre, label %exit
; CHECK: pre:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %pre ], [ %i1, %loop ]
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %k = icmp eq i32 %i1, %n
; CHECK-NEXT:   br i1 %k, label %exit, label %loop
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @leftovers(i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; RATIO-LABEL: define i32 @cases(i32 %x) {
; RATIO-NEXT: entry:
; RATIO-NEXT:   switch i32 %x, label %other [
; RATIO-NEXT:     i32 10, label %often
; RATIO-NEXT:     i32 20, label %join
; RATIO-NEXT:   ], !prof !0
; RATIO: often:
; RATIO-NEXT:   call void @f()
; RATIO-NEXT:   br label %join
; RATIO: other:
; RATIO-NEXT:   call void @f()
; RATIO-NEXT:   br label %join
; RATIO: join:
; RATIO-NEXT:   %r = phi i32 [ 1, %often ], [ 2, %entry ], [ 4, %other ]
; RATIO-NEXT:   ret i32 %r
; RATIO-NEXT: }
; PRE-LABEL: define void @preheader(i1 %c, i32 %n) {
; PRE-NEXT: entry:
; PRE-NEXT:   br i1 %c, label %loop, label %exit
; PRE: loop:
; PRE-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; PRE-NEXT:   call void @f()
; PRE-NEXT:   %i1 = add i32 %i, 1
; PRE-NEXT:   %k = icmp eq i32 %i1, %n
; PRE-NEXT:   br i1 %k, label %exit, label %loop
; PRE: exit:
; PRE-NEXT:   ret void
; PRE-NEXT: }
; BRANCH-LABEL: define i32 @leftovers(i32 %x, i1 %c) {
; BRANCH-NEXT: entry:
; BRANCH-NEXT:   br i1 %c, label %join, label %join
; BRANCH: join:
; BRANCH-NEXT:   br i1 true, label %on, label %off
; BRANCH: on:
; BRANCH-NEXT:   ret i32 1
; BRANCH: off:
; BRANCH-NEXT:   ret i32 0
; BRANCH-NEXT: }
