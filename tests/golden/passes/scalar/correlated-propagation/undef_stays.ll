; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s
; Where undef is joined in, the range of the others must not let the value itself stand for what a mask made of it; a comparison may choose.
define i32 @mask(i1 %c, i32 %x) {
entry:
  %x7 = and i32 %x, 7
  br i1 %c, label %l, label %m
l:
  br label %m
m:
  %p = phi i32 [ %x7, %entry ], [ undef, %l ]
  %a = and i32 %p, 15
  ret i32 %a
}
define i1 @compare(i1 %c, i32 %x) {
entry:
  %x7 = and i32 %x, 7
  br i1 %c, label %l, label %m
l:
  br label %m
m:
  %p = phi i32 [ %x7, %entry ], [ undef, %l ]
  %a = icmp ult i32 %p, 8
  ret i1 %a
}
define i32 @arms(i32 %x) { ; the value compared and the value taken may be two uses of undef
  %c = icmp ult i32 %x, 10
  %s = select i1 %c, i32 %x, i32 0
  %a = and i32 %s, 15
  ret i32 %a
}
define i32 @arms_known(i32 noundef %x) {
  %c = icmp ult i32 %x, 10
  %s = select i1 %c, i32 %x, i32 0
  %a = and i32 %s, 15
  ret i32 %a
}

; CHECK-LABEL: define range(i32 0, 16) i32 @mask(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x7 = and i32 %x, 7
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %l, %entry
; CHECK-NEXT:   %p = phi i32 [ %x7, %entry ], [ undef, %l ]
; CHECK-NEXT:   %a = and i32 %p, 15
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compare(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x7 = and i32 %x, 7
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %l, %entry
; CHECK-NEXT:   %p = phi i32 [ %x7, %entry ], [ undef, %l ]
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 0, 16) i32 @arms(i32 %x) {
; CHECK-NEXT:   %c = icmp ult i32 %x, 10
; CHECK-NEXT:   %s = select i1 %c, i32 %x, i32 0
; CHECK-NEXT:   %a = and i32 %s, 15
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 0, 10) i32 @arms_known(i32 noundef %x) {
; CHECK-NEXT:   %c = icmp ult i32 %x, 10
; CHECK-NEXT:   %s = select i1 %c, i32 %x, i32 0
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
