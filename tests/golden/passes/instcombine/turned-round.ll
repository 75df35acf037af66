; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Conditions the other way round; what a branch has decided.
declare void @f()
define i32 @sunk(i1 %a, i32 %x, i32 %y, i32 %v, i32 %w) {
  %c = icmp eq i32 %x, %y
  %n = xor i1 %a, true
  %d = and i1 %n, %c
  %r = select i1 %d, i32 %v, i32 %w
  ret i32 %r
}
define i8 @all_that_use_it(i8 %x, i8 %a, i8 %b, i8 %c, i8 %d, ptr %out) {
  %t = and i8 %x, 1
  %n = icmp ne i8 %t, 0
  %r = select i1 %n, i8 %a, i8 %b
  store i8 %r, ptr %out
  %s = select i1 %n, i8 %c, i8 %d
  ret i8 %s
}
define void @branch(i1 %a, i32 %x, i32 %y) {
  %n = xor i1 %a, true
  %c = icmp slt i32 %x, %y
  %d = select i1 %n, i1 %c, i1 false
  br i1 %d, label %t, label %e
t:
  call void @f()
  br label %e
e:
  ret void
}
define i32 @decided(i1 %c, i32 %x) {
  br i1 %c, label %t, label %e
t:
  %a = select i1 %c, i32 %x, i32 1
  br i1 %c, label %u, label %e
u:
  ret i32 %a
e:
  %p = phi i1 [ %c, %0 ], [ %c, %t ]
  %z = zext i1 %p to i32
  ret i32 %z
}
define i32 @dead_end(i32 %x) {
  %y = mul i32 %x, 7
  br i1 false, label %t, label %e
t:
  ret i32 %y
e:
  ret i32 0
}
define i32 @divided_before_the_phi(i1 %c, i32 %x) {
  br i1 %c, label %t, label %e
t:
  br label %e
e:
  %p = phi i32 [ %x, %t ], [ 15, %0 ]
  %y = sdiv i32 %p, 42
  ret i32 %y
}

; CHECK: declare void @f()
; CHECK-LABEL: define i32 @sunk(i1 %a, i32 %x, i32 %y, i32 %v, i32 %w) {
; CHECK-NEXT:   %1 = icmp ne i32 %x, %y
; CHECK-NEXT:   %2 = or i1 %1, %a
; CHECK-NEXT:   %r = select i1 %2, i32 %w, i32 %v
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @all_that_use_it(i8 %x, i8 %a, i8 %b, i8 %c, i8 %d, ptr %out) {
; CHECK-NEXT:   %t = and i8 %x, 1
; CHECK-NEXT:   %n = icmp eq i8 %t, 0
; CHECK-NEXT:   %r = select i1 %n, i8 %b, i8 %a
; CHECK-NEXT:   store i8 %r, ptr %out, align 1
; CHECK-NEXT:   %s = select i1 %n, i8 %d, i8 %c
; CHECK-NEXT:   ret i8 %s
; CHECK-NEXT: }
; CHECK-LABEL: define void @branch(i1 %a, i32 %x, i32 %y) {
; CHECK-NEXT:   %1 = icmp sge i32 %x, %y
; CHECK-NEXT:   %2 = select i1 %a, i1 true, i1 %1
; CHECK-NEXT:   br i1 %2, label %e, label %t
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %t, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @decided(i1 %c, i32 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br i1 true, label %u, label %e
; CHECK: u:                                                ; preds = %t
; CHECK-NEXT:   ret i32 %x
; CHECK: e:                                                ; preds = %t, %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @dead_end(i32 %x) {
; CHECK-NEXT:   br i1 false, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i32 poison
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @divided_before_the_phi(i1 %c, i32 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %1 = sdiv i32 %x, 42
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %t, %0
; CHECK-NEXT:   %y = phi i32 [ %1, %t ], [ 0, %0 ]
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
