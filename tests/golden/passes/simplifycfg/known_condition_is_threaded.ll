; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; Where a phi hands the branch a constant from one predecessor, that predecessor goes straight to the target, with a copy of what the block between computes,
; where only that block uses it. convergent.ll shows when this would part threads that meet.
declare void @a()
declare void @b()
declare void @c()
define void @flag(i1 %x, i1 %y) {
entry:
  br i1 %x, label %l, label %r
l:
  call void @a()
  br label %j
r:
  call void @b()
  br label %j
j:
  %f = phi i1 [ true, %l ], [ %y, %r ]
  br i1 %f, label %t, label %e
t:
  call void @c()
  ret void
e:
  ret void
}
; What the block computes is used behind it, where copies would want a phi: nothing is done.
define i32 @used_behind(i1 %x, i1 %y, i32 %n) {
entry:
  br i1 %x, label %l, label %r
l:
  call void @a()
  br label %j
r:
  call void @b()
  br label %j
j:
  %f = phi i1 [ true, %l ], [ %y, %r ]
  %k = add i32 %n, 1
  br i1 %f, label %t, label %e
t:
  call void @c()
  ret i32 %k
e:
  ret i32 0
}
; Each way runs the volatile load once, as before.
define void @volatile_load(i1 %x, i1 %y, ptr %p) {
entry:
  br i1 %x, label %l, label %r
l:
  call void @a()
  br label %j
r:
  call void @b()
  br label %j
j:
  %f = phi i1 [ true, %l ], [ %y, %r ]
  %v = load volatile i32, ptr %p
  br i1 %f, label %t, label %e
t:
  call void @c()
  ret void
e:
  ret void
}
; The same condition twice on the way: the second is decided.
define void @again(i1 %x) {
entry:
  br i1 %x, label %l, label %r
l:
  call void @a()
  br i1 %x, label %t, label %e
r:
  call void @b()
  ret void
t:
  call void @c()
  ret void
e:
  call void @b()
  ret void
}

; CHECK: declare void @a()
; CHECK: declare void @b()
; CHECK: declare void @c()
; CHECK-LABEL: define void @flag(i1 %x, i1 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %x, label %l, label %r
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   br label %t
; CHECK: r:                                                ; preds = %entry
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   br i1 %y, label %t, label %common.ret
; CHECK: common.ret:                                       ; preds = %t, %r
; CHECK-NEXT:   ret void
; CHECK: t:                                                ; preds = %r, %l
; CHECK-NEXT:   call void @c()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @used_behind(i1 %x, i1 %y, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %x, label %l, label %r
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   br label %j
; CHECK: r:                                                ; preds = %entry
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %r, %l
; CHECK-NEXT:   %f = phi i1 [ true, %l ], [ %y, %r ]
; CHECK-NEXT:   %k = add i32 %n, 1
; CHECK-NEXT:   br i1 %f, label %t, label %common.ret
; CHECK: common.ret:                                       ; preds = %t, %j
; CHECK-NEXT:   %common.ret.op = phi i32 [ %k, %t ], [ 0, %j ]
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK: t:                                                ; preds = %j
; CHECK-NEXT:   call void @c()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @volatile_load(i1 %x, i1 %y, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %x, label %l, label %r
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   %v.c = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %t
; CHECK: r:                                                ; preds = %entry
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br i1 %y, label %t, label %common.ret
; CHECK: common.ret:                                       ; preds = %t, %r
; CHECK-NEXT:   ret void
; CHECK: t:                                                ; preds = %r, %l
; CHECK-NEXT:   call void @c()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @again(i1 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %x, label %l, label %r
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   call void @c()
; CHECK-NEXT:   br label %common.ret
; CHECK: common.ret:                                       ; preds = %r, %l
; CHECK-NEXT:   ret void
; CHECK: r:                                                ; preds = %entry
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
