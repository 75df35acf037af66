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
