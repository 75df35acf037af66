; RUN: %nvopt -passes='simplifycfg<sink-common-insts>' -S %s | FileCheck %s
; What both arms end with runs behind them, once, with phis for what differs. A store sinks so; an address of a stack variable that would become a phi keeps
; sroa from promoting it, and a convergent call may not be merged: both stay.
declare void @f()
declare void @g()
declare void @conv(i32) convergent
define void @store(i1 %c, ptr %p, i32 %x, i32 %y) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @f()
  store i32 %x, ptr %p
  br label %j
b:
  call void @g()
  store i32 %y, ptr %p
  br label %j
j:
  ret void
}
define i32 @stack(i1 %c, i32 %x) {
entry:
  %s = alloca i32
  %t = alloca i32
  store i32 0, ptr %s
  store i32 0, ptr %t
  br i1 %c, label %a, label %b
a:
  call void @f()
  store i32 %x, ptr %s
  br label %j
b:
  call void @g()
  store i32 %x, ptr %t
  br label %j
j:
  %u = load i32, ptr %s
  %v = load i32, ptr %t
  %w = add i32 %u, %v
  ret i32 %w
}
define void @convergent_call(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @f()
  call void @conv(i32 %x)
  br label %j
b:
  call void @g()
  call void @conv(i32 %y)
  br label %j
j:
  ret void
}
define i32 @arithmetic(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @f()
  %m = add nsw i32 %x, 1
  br label %j
b:
  call void @g()
  %n = add i32 %y, 1
  br label %j
j:
  %r = phi i32 [ %m, %a ], [ %n, %b ]
  ret i32 %r
}

; CHECK: declare void @f()
; CHECK: declare void @g()
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: declare void @conv(i32) #0
; CHECK-LABEL: define void @store(i1 %c, ptr %p, i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   %x.sink = phi i32 [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:   store i32 %x.sink, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @stack(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %s = alloca i32, align 4
; CHECK-NEXT:   %t = alloca i32, align 4
; CHECK-NEXT:   store i32 0, ptr %s, align 4
; CHECK-NEXT:   store i32 0, ptr %t, align 4
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   store i32 %x, ptr %s, align 4
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   store i32 %x, ptr %t, align 4
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   %u = load i32, ptr %s, align 4
; CHECK-NEXT:   %v = load i32, ptr %t, align 4
; CHECK-NEXT:   %w = add i32 %u, %v
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
; CHECK-LABEL: define void @convergent_call(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   call void @conv(i32 %x)
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   call void @conv(i32 %y)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @arithmetic(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   %x.sink = phi i32 [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:   %m = add i32 %x.sink, 1
; CHECK-NEXT:   ret i32 %m
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent }
