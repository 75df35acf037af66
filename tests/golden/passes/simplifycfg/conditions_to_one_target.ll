; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; Two branches, one after the other, that can go to one block become one branch on both conditions. The second condition counts only where the first lets it:
; a select, unless it is poison only when the first is. What stands between and has an effect keeps the branches apart.
declare void @f()
declare void @g()
define void @or(i1 %a, i1 %b) {
entry:
  br i1 %a, label %yes, label %second
second:
  br i1 %b, label %yes, label %no
yes:
  call void @f()
  ret void
no:
  call void @g()
  ret void
}
; Poison in %x reaches the first comparison already: a plain `and` says the same.
define void @same_source_of_poison(i32 %x) {
entry:
  %a = icmp sgt i32 %x, 3
  br i1 %a, label %second, label %no
second:
  %b = icmp ne i32 %x, 9
  br i1 %b, label %yes, label %no
yes:
  call void @f()
  ret void
no:
  call void @g()
  ret void
}
define void @inverted(i1 %a, i1 noundef %b) {
entry:
  br i1 %a, label %no, label %second
second:
  br i1 %b, label %yes, label %no
yes:
  call void @f()
  ret void
no:
  call void @g()
  ret void
}
define void @effect_between(i1 %a, i1 %b, ptr %p) {
entry:
  br i1 %a, label %yes, label %second
second:
  store i32 1, ptr %p
  br i1 %b, label %yes, label %no
yes:
  call void @f()
  ret void
no:
  call void @g()
  ret void
}
; The target's phi takes other values from the two: they become part of it.
define i32 @phi_in_target(i1 %a, i1 %b, i32 %x, i32 %y) {
entry:
  br i1 %a, label %second, label %no
second:
  br i1 %b, label %yes, label %no
yes:
  call void @f()
  ret i32 0
no:
  %r = phi i32 [ %x, %entry ], [ %y, %second ]
  ret i32 %r
}

; CHECK: declare void @f()
; CHECK: declare void @g()
; CHECK-LABEL: define void @or(i1 %a, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %brmerge = select i1 %a, i1 true, i1 %b
; CHECK-NEXT:   br i1 %brmerge, label %yes, label %no
; CHECK: common.ret:                                       ; preds = %no, %yes
; CHECK-NEXT:   ret void
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @same_source_of_poison(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp sgt i32 %x, 3
; CHECK-NEXT:   %b = icmp ne i32 %x, 9
; CHECK-NEXT:   %or.cond = and i1 %a, %b
; CHECK-NEXT:   br i1 %or.cond, label %yes, label %no
; CHECK: common.ret:                                       ; preds = %no, %yes
; CHECK-NEXT:   ret void
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @inverted(i1 %a, i1 noundef %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %b.not = xor i1 %b, true
; CHECK-NEXT:   %brmerge = or i1 %a, %b.not
; CHECK-NEXT:   br i1 %brmerge, label %no, label %yes
; CHECK: common.ret:                                       ; preds = %no, %yes
; CHECK-NEXT:   ret void
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define void @effect_between(i1 %a, i1 %b, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %a, label %yes, label %second
; CHECK: second:                                           ; preds = %entry
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br i1 %b, label %yes, label %no
; CHECK: common.ret:                                       ; preds = %no, %yes
; CHECK-NEXT:   ret void
; CHECK: yes:                                              ; preds = %second, %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK: no:                                               ; preds = %second
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @phi_in_target(i1 %a, i1 %b, i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a.not = xor i1 %a, true
; CHECK-NEXT:   %b.not = xor i1 %b, true
; CHECK-NEXT:   %brmerge = select i1 %a.not, i1 true, i1 %b.not
; CHECK-NEXT:   %x.mux = select i1 %a.not, i32 %x, i32 %y
; CHECK-NEXT:   br i1 %brmerge, label %common.ret, label %yes
; CHECK: common.ret:                                       ; preds = %yes, %entry
; CHECK-NEXT:   %common.ret.op = phi i32 [ 0, %yes ], [ %x.mux, %entry ]
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
