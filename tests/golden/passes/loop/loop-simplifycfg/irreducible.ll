; RUN: %nvopt -passes='loop(loop-simplifycfg)' -verify-each -verify-loop-info -verify-dom-info -verify-pass-claims -S %s | FileCheck %s
; A cycle with several entries would be a loop, in no form, if one of them went: in the loop, and behind a way out that is not taken.
; CHECK-LABEL: define void @inside(
; CHECK: br i1 true, label %x, label %y
define void @inside(i32 %n, i1 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br i1 true, label %x, label %y
x:
  br i1 %b, label %y, label %l
y:
  br label %x
l:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
; CHECK-LABEL: define void @behind(
; CHECK: br i1 false, label %early, label %l
define void @behind(i32 %n, i1 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br i1 false, label %early, label %l
l:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
early:
  br label %x
exit:
  br label %y
x:
  br i1 %b, label %y, label %out
y:
  br label %x
out:
  ret void
}
