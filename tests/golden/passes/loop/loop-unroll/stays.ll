; RUN: %nvopt -passes='loop(loop-unroll-full)' -verify-each -S %s | FileCheck %s
; Loops that stay: told to, marked noduplicate, of unknown length, too long for what would be left.
declare void @once() noduplicate
declare void @work(i32)
define void @told_to() {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @work(i32 %i)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 4
  br i1 %c, label %exit, label %h, !llvm.loop !0
exit:
  ret void
}
define void @noduplicate() {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @once()
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 4
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @unknown(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @work(i32 %i)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @too_long() {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @work(i32 %i)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 150
  br i1 %c, label %exit, label %h
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}

; CHECK: ; Function Attrs: noduplicate
; CHECK-NEXT: declare void @once() #0
; CHECK: declare void @work(i32)
; CHECK-LABEL: define void @told_to() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %j, 4
; CHECK-NEXT:   br i1 %c, label %exit, label %h, !llvm.loop !0
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @noduplicate() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   call void @once()
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %j, 4
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unknown(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @too_long() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %j, 150
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { noduplicate }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.unroll.disable"}
