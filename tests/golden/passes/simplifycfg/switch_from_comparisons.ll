; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; Comparisons of one value with constants, in a chain of branches or in one `or`, become a switch. Another value among them keeps a branch of its own,
; whose condition is frozen: it was not looked at alone before. Comparisons of two values stay.
declare void @f(i32)
define void @chain(i32 %x) {
entry:
  %a = icmp eq i32 %x, 10
  br i1 %a, label %one, label %n1
n1:
  %b = icmp eq i32 %x, 20
  br i1 %b, label %two, label %n2
n2:
  %c = icmp eq i32 %x, 30
  br i1 %c, label %one, label %other
one:
  call void @f(i32 1)
  ret void
two:
  call void @f(i32 2)
  ret void
other:
  call void @f(i32 0)
  ret void
}
define void @another_value_among_them(i32 %x, i1 %y) {
entry:
  %a = icmp eq i32 %x, 10
  %b = icmp eq i32 %x, 20
  %ab = or i1 %a, %b
  %c = icmp eq i32 %x, 33
  %abc = or i1 %ab, %c
  %all = or i1 %abc, %y
  br i1 %all, label %one, label %other
one:
  call void @f(i32 1)
  ret void
other:
  call void @f(i32 0)
  ret void
}
define void @not_equal(i32 %x) {
entry:
  %a = icmp ne i32 %x, 10
  %b = icmp ne i32 %x, 20
  %ab = and i1 %a, %b
  %c = icmp ne i32 %x, 33
  %abc = and i1 %ab, %c
  br i1 %abc, label %one, label %other
one:
  call void @f(i32 1)
  ret void
other:
  call void @f(i32 0)
  ret void
}
define void @two_values(i32 %x, i32 %y) {
entry:
  %a = icmp eq i32 %x, 10
  %b = icmp eq i32 %y, 20
  %ab = or i1 %a, %b
  br i1 %ab, label %one, label %other
one:
  call void @f(i32 1)
  ret void
other:
  call void @f(i32 0)
  ret void
}

; CHECK: declare void @f(i32)
; CHECK-LABEL: define void @chain(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 10, label %one
; CHECK-NEXT:     i32 20, label %two
; CHECK-NEXT:     i32 30, label %one
; CHECK-NEXT:   ]
; CHECK: common.ret:                                       ; preds = %other, %two, %one
; CHECK-NEXT:   ret void
; CHECK: one:                                              ; preds = %entry, %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: two:                                              ; preds = %entry
; CHECK-NEXT:   call void @f(i32 2)
; CHECK-NEXT:   br label %common.ret
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @another_value_among_them(i32 %x, i1 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %y.fr = freeze i1 %y
; CHECK-NEXT:   br i1 %y.fr, label %one, label %switch.early.test
; CHECK: switch.early.test:                                ; preds = %entry
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 10, label %one
; CHECK-NEXT:     i32 20, label %one
; CHECK-NEXT:     i32 33, label %one
; CHECK-NEXT:   ]
; CHECK: common.ret:                                       ; preds = %other, %one
; CHECK-NEXT:   ret void
; CHECK: one:                                              ; preds = %switch.early.test, %switch.early.test, %switch.early.test, %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: other:                                            ; preds = %switch.early.test
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @not_equal(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %one [
; CHECK-NEXT:     i32 10, label %other
; CHECK-NEXT:     i32 20, label %other
; CHECK-NEXT:     i32 33, label %other
; CHECK-NEXT:   ]
; CHECK: common.ret:                                       ; preds = %other, %one
; CHECK-NEXT:   ret void
; CHECK: one:                                              ; preds = %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: other:                                            ; preds = %entry, %entry, %entry
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @two_values(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp eq i32 %x, 10
; CHECK-NEXT:   %b = icmp eq i32 %y, 20
; CHECK-NEXT:   %ab = or i1 %a, %b
; CHECK-NEXT:   br i1 %ab, label %one, label %other
; CHECK: common.ret:                                       ; preds = %other, %one
; CHECK-NEXT:   ret void
; CHECK: one:                                              ; preds = %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
