; RUN: %nvopt -passes='simplifycfg<switch-range-to-icmp>' -S %s | FileCheck %s
; Cases that follow one another and lead to one block are a range: one subtraction and one comparison. The range may go round zero; with a hole, or with a third
; target, the switch stays. Where two cases cover all a value can be, the comparison needs no default.
declare void @f(i32)
define void @run(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 5, label %in
    i32 6, label %in
    i32 7, label %in
    i32 8, label %in
  ]
in:
  call void @f(i32 1)
  ret void
other:
  call void @f(i32 0)
  ret void
}
define void @round_zero(i8 %x) {
entry:
  switch i8 %x, label %other [
    i8 -1, label %in
    i8 0, label %in
    i8 1, label %in
  ]
in:
  call void @f(i32 1)
  ret void
other:
  call void @f(i32 0)
  ret void
}
define void @hole(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 5, label %in
    i32 6, label %in
    i32 9, label %in
  ]
in:
  call void @f(i32 1)
  ret void
other:
  call void @f(i32 0)
  ret void
}
define void @weights(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 1, label %in
    i32 2, label %in
  ], !prof !0
in:
  call void @f(i32 1)
  ret void
other:
  call void @f(i32 0)
  ret void
}
!0 = !{!"branch_weights", i32 10, i32 3, i32 4}

; CHECK: declare void @f(i32)
; CHECK-LABEL: define void @run(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x.off = add i32 %x, -5
; CHECK-NEXT:   %switch = icmp ult i32 %x.off, 4
; CHECK-NEXT:   br i1 %switch, label %in, label %other
; CHECK: common.ret:                                       ; preds = %other, %in
; CHECK-NEXT:   ret void
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @round_zero(i8 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x.off = add i8 %x, 1
; CHECK-NEXT:   %switch = icmp ult i8 %x.off, 3
; CHECK-NEXT:   br i1 %switch, label %in, label %other
; CHECK: common.ret:                                       ; preds = %other, %in
; CHECK-NEXT:   ret void
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @hole(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 5, label %in
; CHECK-NEXT:     i32 6, label %in
; CHECK-NEXT:     i32 9, label %in
; CHECK-NEXT:   ]
; CHECK: common.ret:                                       ; preds = %other, %in
; CHECK-NEXT:   ret void
; CHECK: in:                                               ; preds = %entry, %entry, %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @weights(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x.off = add i32 %x, -1
; CHECK-NEXT:   %switch = icmp ult i32 %x.off, 2
; CHECK-NEXT:   br i1 %switch, label %in, label %other, !prof !0
; CHECK: common.ret:                                       ; preds = %other, %in
; CHECK-NEXT:   ret void
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   call void @f(i32 1)
; CHECK-NEXT:   br label %common.ret
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", i32 7, i32 10}
