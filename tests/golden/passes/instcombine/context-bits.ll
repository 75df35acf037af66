; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Bits that branches decide, found by who walks the wanted bits.
define i4 @or_branch(i4 %x) {
  %o = or i4 %x, 1
  %c = icmp eq i4 %o, 9
  br i1 %c, label %t, label %e
t:
  %r = and i4 %x, 8
  ret i4 %r
e:
  %s = and i4 %x, 8
  ret i4 %s
}
define i4 @shl_branch(i4 %x) {
  %o = shl i4 %x, 2
  %c = icmp eq i4 %o, 4
  br i1 %c, label %t, label %e
t:
  %r = and i4 %x, 3
  ret i4 %r
e:
  ret i4 0
}
define i4 @lshr_branch(i4 %x) {
  %o = lshr i4 %x, 2
  %c = icmp ne i4 %o, 2
  br i1 %c, label %e, label %t
t:
  %r = and i4 %x, 12
  ret i4 %r
e:
  ret i4 0
}

; CHECK-LABEL: define i4 @or_branch(i4 %x) {
; CHECK-NEXT:   %c = icmp slt i4 %x, -6
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i4 -8
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   %s = and i4 %x, -8
; CHECK-NEXT:   ret i4 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @shl_branch(i4 %x) {
; CHECK-NEXT:   %1 = and i4 %x, 3
; CHECK-NEXT:   %c = icmp eq i4 %1, 1
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i4 1
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @lshr_branch(i4 %x) {
; CHECK-NEXT:   %c = icmp sgt i4 %x, -5
; CHECK-NEXT:   br i1 %c, label %e, label %t
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i4 -8
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
