; RUN: %nvopt -passes='simplifycfg<hoist-common-insts>' -S %s | FileCheck %s
; What both arms begin with runs before the branch, once. Flags become what both say. Loads that say different alignments or of
; which one is volatile, and convergent calls, stay in their arms.
declare void @f(i32)
declare void @g(i32)
declare void @conv() convergent
define void @same(i1 %c, i32 %x, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %m = mul nsw i32 %x, 3
  %u = load i32, ptr %p, align 8
  call void @f(i32 %m)
  br label %j
b:
  %n = mul nuw nsw i32 %x, 3
  %v = load i32, ptr %p, align 4
  call void @g(i32 %n)
  br label %j
j:
  ret void
}
define void @volatile_in_one(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %u = load volatile i32, ptr %p
  call void @f(i32 %u)
  br label %j
b:
  %v = load i32, ptr %p
  call void @g(i32 %v)
  br label %j
j:
  ret void
}
define void @convergent_call(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @conv()
  call void @f(i32 0)
  br label %j
b:
  call void @conv()
  call void @g(i32 0)
  br label %j
j:
  ret void
}
; Two equal arms are one.
define i32 @nothing_else(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %m = add i32 %x, 3
  ret i32 %m
b:
  %n = add i32 %x, 3
  ret i32 %n
}

; CHECK: declare void @f(i32)
; CHECK: declare void @g(i32)
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: declare void @conv() #0
; CHECK-LABEL: define void @same(i1 %c, i32 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %m = mul nsw i32 %x, 3
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %u = load i32, ptr %p, align 8
; CHECK-NEXT:   call void @f(i32 %m)
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @g(i32 %m)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @volatile_in_one(i1 %c, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %u = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   call void @f(i32 %u)
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @g(i32 %v)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @convergent_call(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @conv()
; CHECK-NEXT:   call void @f(i32 0)
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @conv()
; CHECK-NEXT:   call void @g(i32 0)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nothing_else(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %m = add i32 %x, 3
; CHECK-NEXT:   ret i32 %m
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent }
