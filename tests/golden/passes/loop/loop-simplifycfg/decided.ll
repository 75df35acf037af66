; RUN: %nvopt -passes='loop(loop-simplifycfg)' -verify-each -verify-loop-info -verify-dom-info -S %s | FileCheck %s
; Branches and switches on constants, and such that lead to one block anyway; what they do not reach goes, an inner loop too, and blocks are joined.
; The loop that is left by its only round is code in the loop around, or in none.
declare void @use(i32)
define void @branch(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br i1 true, label %a, label %b
a:
  call void @use(i32 %i)
  br label %l
b:
  call void @use(i32 7)
  br label %in
in:
  br i1 undef, label %in, label %l
l:
  %v = phi i32 [ 1, %a ], [ 0, %in ]
  %j = add i32 %i, %v
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit, !llvm.loop !0
exit:
  ret void
}
define void @switches(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  switch i32 3, label %a [
    i32 1, label %a
    i32 3, label %b
  ]
a:
  call void @use(i32 1)
  br label %l
b:
  switch i32 %i, label %l [
    i32 1, label %l
    i32 3, label %l
  ]
l:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define i32 @once(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ %n, %entry ], [ %j, %l ]
  call void @use(i32 %i)
  br label %l
l:
  %j = add i32 %i, 1
  br i1 false, label %h, label %exit
exit:
  %r = phi i32 [ %j, %l ]
  ret i32 %r
}
define void @once_inside(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br label %in
in:
  %k = phi i32 [ %i, %h ], [ %k1, %in ]
  %k1 = add i32 %k, 1
  br i1 false, label %in, label %l
l:
  %r = phi i32 [ %k1, %in ]
  call void @use(i32 %r)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}

; CHECK: declare void @use(i32)
; CHECK-LABEL: define void @branch(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit, !llvm.loop !0
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @switches(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @once(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   call void @use(i32 %n)
; CHECK-NEXT:   %j = add i32 %n, 1
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   %r = phi i32 [ %j, %h ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @once_inside(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %k1 = add i32 %i, 1
; CHECK-NEXT:   call void @use(i32 %k1)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.mustprogress"}
