; RUN: %nvopt -passes=gvn -verify-each -S %s | FileCheck %s
; What comes over ways that cannot run is poison: phis behind them are the other value, in loops too.
define i32 @branch(i32 %x, i32 %y) {
entry:
  %t = sub i32 %x, %x
  %c = icmp sgt i32 %t, 2
  br i1 %c, label %dead, label %join
dead:
  %a = add i32 %x, %y
  br label %join
join:
  %p = phi i32 [ %y, %entry ], [ %a, %dead ]
  ret i32 %p
}
define i32 @way_back(i32 %x) {
entry:
  br label %h
h:
  %p = phi i32 [ %x, %entry ], [ %q, %l ]
  br i1 false, label %l, label %exit
l:
  %q = add i32 %p, 1
  br label %h
exit:
  ret i32 %p
}

; CHECK-LABEL: define i32 @branch(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 false, label %dead, label %join
; CHECK: dead:                                             ; preds = %entry
; CHECK-NEXT:   %a = add i32 %x, %y
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %dead, %entry
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @way_back(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   br i1 false, label %l, label %exit
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   %q = add i32 %x, 1
; CHECK-NEXT:   br label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
