; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; A block with one predecessor that goes nowhere else is part of it; a block that only branches on is skipped; what nothing reaches goes; returns become one. A
; block whose address is taken stays, and so does an empty one where phis could not tell two edges apart.
declare void @f()
define i32 @line(i32 %x) {
entry:
  %a = add i32 %x, 1
  br label %next
next:
  %p = phi i32 [ %a, %entry ]
  %b = mul i32 %p, 3
  br label %last
last:
  ret i32 %b
dead:
  call void @f()
  br label %last
}
define i32 @taken(i1 %c) {
entry:
  call void @g(ptr blockaddress(@taken, %there))
  br label %there
there:
  ret i32 0
}
declare void @g(ptr)
define i32 @same_target_other_values(i32 %x, i1 %c) {
entry:
  call void @f()
  switch i32 %x, label %d [
    i32 0, label %a
    i32 70, label %b
  ]
a:
  br label %j
b:
  br label %j
d:
  call void @f()
  br label %j
j:
  %r = phi i32 [ %x, %a ], [ 12, %b ], [ 5, %d ]
  ret i32 %r
}
define void @loops_keep_their_metadata(i1 %c) {
entry:
  br label %h
h:
  call void @f()
  br label %latch
latch:
  br i1 %c, label %h, label %x, !llvm.loop !0
x:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}

; CHECK: declare void @f()
; CHECK-LABEL: define i32 @line(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = add i32 %x, 1
; CHECK-NEXT:   %b = mul i32 %a, 3
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @taken(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @g(ptr blockaddress(@taken, %there))
; CHECK-NEXT:   br label %there
; CHECK: there:                                            ; preds = %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK: declare void @g(ptr)
; CHECK-LABEL: define i32 @same_target_other_values(i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   switch i32 %x, label %d [
; CHECK-NEXT:     i32 0, label %j
; CHECK-NEXT:     i32 70, label %b
; CHECK-NEXT:   ]
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   br label %j
; CHECK: d:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %d, %b, %entry
; CHECK-NEXT:   %r = phi i32 [ %x, %entry ], [ 12, %b ], [ 5, %d ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @loops_keep_their_metadata(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br i1 %c, label %h, label %x, !llvm.loop !0
; CHECK: x:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.unroll.disable"}
