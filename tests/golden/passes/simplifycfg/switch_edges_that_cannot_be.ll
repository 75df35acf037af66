; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; A constant condition leaves one edge; equal targets need no condition; cases that known bits exclude go, and so does a default when the cases are all there is.
declare void @f(i32)
define void @constant() {
entry:
  switch i32 2, label %d [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  call void @f(i32 1)
  ret void
b:
  call void @f(i32 2)
  ret void
d:
  call void @f(i32 0)
  ret void
}
define i32 @all_to_one(i32 %x) {
entry:
  switch i32 %x, label %j [
    i32 1, label %j
    i32 2, label %j
  ]
j:
  ret i32 4
}
define void @all_values(i2 %x) {
entry:
  switch i2 %x, label %d [
    i2 0, label %a
    i2 1, label %b
    i2 -2, label %a
    i2 -1, label %b
  ]
a:
  call void @f(i32 1)
  ret void
b:
  call void @f(i32 2)
  ret void
d:
  call void @f(i32 0)
  ret void
}
define void @by_select(i1 %c) {
entry:
  %s = select i1 %c, i32 1, i32 9
  switch i32 %s, label %d [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  call void @f(i32 1)
  ret void
b:
  call void @f(i32 2)
  ret void
d:
  call void @f(i32 0)
  ret void
}

; CHECK: declare void @f(i32)
; CHECK-LABEL: define void @constant() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @f(i32 2)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @all_to_one(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   ret i32 4
; CHECK-NEXT: }
; CHECK-LABEL: define void @all_values(i2 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i2 %x, label %d.unreachabledefault [
; CHECK-NEXT:     i2 0, label %a
; CHECK-NEXT:     i2 1, label %b
; CHECK-NEXT:     i2 -2, label %a
; CHECK-NEXT:     i2 -1, label %b
; CHECK-NEXT:   ]
; CHECK: common.ret:                                       ; preds = %b, %a
; CHECK-NEXT:   ret void
; CHECK: a:                                                ; preds = %entry, %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: b:                                                ; preds = %entry, %entry
; CHECK-NEXT:   call void @f(i32 2)
; CHECK-NEXT:   br label %common.ret
; CHECK: d.unreachabledefault:                             ; preds = %entry
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
; CHECK-LABEL: define void @by_select(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %d
; CHECK: common.ret:                                       ; preds = %d, %a
; CHECK-NEXT:   ret void
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: d:                                                ; preds = %entry
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
