; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s

declare void @f()
declare void @g()

; Both arms are cheap: a select.
define i32 @diamond(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %a, label %b
a:
  %p = add i32 %x, 1
  br label %j
b:
  %q = add i32 %y, 2
  br label %j
j:
  %r = phi i32 [ %p, %a ], [ %q, %b ]
  ret i32 %r
}

; The second condition may be poison where the first decides: the logic is a select.
define void @common_dest(i1 %a, i32 %x) {
entry:
  br i1 %a, label %b, label %out
b:
  %s = shl nsw i32 %x, 3
  %c = icmp eq i32 %s, 24
  br i1 %c, label %yes, label %out
yes:
  call void @f()
  ret void
out:
  ret void
}

; Equalities become a switch.
define void @chain(i32 %x) {
entry:
  %a = icmp eq i32 %x, 3
  %b = icmp eq i32 %x, 17
  %o = or i1 %a, %b
  %c = icmp eq i32 %x, 50
  %p = or i1 %o, %c
  br i1 %p, label %t, label %e
t:
  call void @f()
  ret void
e:
  call void @g()
  ret void
}

; A division does not run where it was not asked for.
define i32 @no_division(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %a, label %j
a:
  %p = udiv i32 %x, %y
  br label %j
j:
  %r = phi i32 [ %p, %a ], [ 0, %entry ]
  ret i32 %r
}

; A dominating branch decides.
define void @implied(i32 %x) {
entry:
  %a = icmp ult i32 %x, 10
  br i1 %a, label %b, label %out
b:
  call void @f()
  %c = icmp ult i32 %x, 20
  br i1 %c, label %d, label %e
d:
  call void @g()
  ret void
e:
  call void @f()
  ret void
out:
  ret void
}

; Cases that known bits exclude.
define i32 @dead_case(i32 %x) {
entry:
  %m = and i32 %x, 3
  switch i32 %m, label %d [
    i32 0, label %a
    i32 9, label %b
    i32 1, label %b
  ]
a:
  call void @f()
  ret i32 1
b:
  call void @g()
  ret i32 2
d:
  ret i32 3
}

; Weights survive: 3:1 and 1:7 give 3*1 : 1*8+3*7.
define void @weights(i1 %a, i32 %x) {
entry:
  br i1 %a, label %b, label %out, !prof !0
b:
  %c = icmp eq i32 %x, 24
  br i1 %c, label %yes, label %out, !prof !1
yes:
  call void @f()
  ret void
out:
  call void @g()
  ret void
}
!0 = !{!"branch_weights", i32 3, i32 1}
!1 = !{!"branch_weights", i32 1, i32 7}

; CHECK: declare void @f()
; CHECK: declare void @g()
; CHECK-LABEL: define i32 @diamond(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %p = add i32 %x, 1
; CHECK-NEXT:   %q = add i32 %y, 2
; CHECK-NEXT:   %r = select i1 %c, i32 %p, i32 %q
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @common_dest(i1 %a, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %s = shl nsw i32 %x, 3
; CHECK-NEXT:   %c = icmp eq i32 %s, 24
; CHECK-NEXT:   %or.cond = select i1 %a, i1 %c, i1 false
; CHECK-NEXT:   br i1 %or.cond, label %yes, label %common.ret
; CHECK: common.ret:                                       ; preds = %yes, %entry
; CHECK-NEXT:   ret void
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @chain(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %e [
; CHECK-NEXT:     i32 3, label %t
; CHECK-NEXT:     i32 17, label %t
; CHECK-NEXT:     i32 50, label %t
; CHECK-NEXT:   ]
; CHECK: common.ret:                                       ; preds = %e, %t
; CHECK-NEXT:   ret void
; CHECK: t:                                                ; preds = %entry, %entry, %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK: e:                                                ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @no_division(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %j
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %p = udiv i32 %x, %y
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %a, %entry
; CHECK-NEXT:   %r = phi i32 [ %p, %a ], [ 0, %entry ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @implied(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp ult i32 %x, 10
; CHECK-NEXT:   br i1 %a, label %b, label %common.ret
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %common.ret
; CHECK: common.ret:                                       ; preds = %b, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @dead_case(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %m = and i32 %x, 3
; CHECK-NEXT:   switch i32 %m, label %common.ret [
; CHECK-NEXT:     i32 0, label %a
; CHECK-NEXT:     i32 1, label %b
; CHECK-NEXT:   ]
; CHECK: common.ret:                                       ; preds = %b, %a, %entry
; CHECK-NEXT:   %common.ret.op = phi i32 [ 1, %a ], [ 2, %b ], [ 3, %entry ]
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @weights(i1 %a, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %x, 24
; CHECK-NEXT:   %or.cond = select i1 %a, i1 %c, i1 false
; CHECK-NEXT:   br i1 %or.cond, label %yes, label %out, !prof !0
; CHECK: common.ret:                                       ; preds = %out, %yes
; CHECK-NEXT:   ret void
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", i32 3, i32 29}
