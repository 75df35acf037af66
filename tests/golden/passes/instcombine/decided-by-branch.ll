; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A phi of the answers of the branch above is what was asked; a choice by it is a phi, or the arm of the side it is on.
define i1 @answers(i1 %c) {
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  br label %j
j:
  %r = phi i1 [ true, %t ], [ false, %f ]
  ret i1 %r
}
define i1 @opposite(i1 %c) {
  br i1 %c, label %t, label %j
t:
  br label %j
j:
  %r = phi i1 [ false, %t ], [ true, %0 ]
  ret i1 %r
}
; The third way in says nothing.
define i1 @stays_other_way(i1 %c, i1 %d) {
  br i1 %d, label %x, label %j
x:
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  br label %j
j:
  %r = phi i1 [ true, %t ], [ false, %f ], [ true, %0 ]
  ret i1 %r
}
define i4 @switched(i4 %x) {
  switch i4 %x, label %o [
    i4 1, label %a
    i4 3, label %b
  ]
a:
  br label %j
b:
  br label %j
o:
  ret i4 0
j:
  %r = phi i4 [ 1, %a ], [ 3, %b ]
  ret i4 %r
}
define i4 @stays_two_cases(i4 %x) {
  switch i4 %x, label %o [
    i4 1, label %a
    i4 2, label %a
    i4 3, label %b
  ]
a:
  br label %j
b:
  br label %j
o:
  ret i4 0
j:
  %r = phi i4 [ 1, %a ], [ 3, %b ]
  ret i4 %r
}
define i4 @choice(i1 %c, i4 %x, i4 %y) {
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  br label %j
j:
  %p = phi i4 [ 0, %t ], [ %y, %f ]
  %s = select i1 %c, i4 %x, i4 %p
  ret i4 %s
}
define i4 @one_side(i1 %c, i4 %x, i4 %y) {
  br i1 %c, label %t, label %f
t:
  %s = select i1 %c, i4 %x, i4 %y
  ret i4 %s
f:
  ret i4 0
}
; What is chosen is computed behind the way in: it stays a choice.
define i4 @stays_later(i1 %c, i4 %x, i4 %y) {
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  br label %j
j:
  %v = mul i4 %x, %y
  %s = select i1 %c, i4 %v, i4 %y
  ret i4 %s
}
define void @twins(i1 %c, i4 %x, i4 %y, ptr %p, ptr %q) {
  br i1 %c, label %t, label %j
t:
  br label %j
j:
  %a = phi i4 [ %x, %t ], [ %y, %0 ]
  %b = phi i4 [ %y, %0 ], [ %x, %t ]
  store i4 %a, ptr %p
  store i4 %b, ptr %q
  ret void
}
; A phi that no branch decides, chosen by.
define i4 @chosen_by_phi(i4 %n, i4 %x, i4 %y) {
  switch i4 %n, label %a [
    i4 1, label %b
    i4 2, label %c
  ]
a:
  br label %j
b:
  br label %j
c:
  br label %j
j:
  %p = phi i1 [ true, %a ], [ false, %b ], [ true, %c ]
  %s = select i1 %p, i4 %x, i4 %y
  ret i4 %s
}

; CHECK-LABEL: define i1 @answers(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @opposite(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   %r = xor i1 %c, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @stays_other_way(i1 %c, i1 %d) {
; CHECK-NEXT:   br i1 %d, label %x, label %j
; CHECK: x:                                                ; preds = %0
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %x
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %x
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t, %0
; CHECK-NEXT:   %r = phi i1 [ true, %t ], [ false, %f ], [ true, %0 ]
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @switched(i4 %x) {
; CHECK-NEXT:   switch i4 %x, label %o [
; CHECK-NEXT:     i4 1, label %a
; CHECK-NEXT:     i4 3, label %b
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: o:                                                ; preds = %0
; CHECK-NEXT:   ret i4 0
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   ret i4 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @stays_two_cases(i4 %x) {
; CHECK-NEXT:   switch i4 %x, label %o [
; CHECK-NEXT:     i4 1, label %a
; CHECK-NEXT:     i4 2, label %a
; CHECK-NEXT:     i4 3, label %b
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %0, %0
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: o:                                                ; preds = %0
; CHECK-NEXT:   ret i4 0
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   %r = phi i4 [ 1, %a ], [ 3, %b ]
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @choice(i1 %c, i4 %x, i4 %y) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   %s = phi i4 [ %x, %t ], [ %y, %f ]
; CHECK-NEXT:   ret i4 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @one_side(i1 %c, i4 %x, i4 %y) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i4 %x
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @stays_later(i1 %c, i4 %x, i4 %y) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   %1 = phi i4 [ %x, %t ], [ 1, %f ]
; CHECK-NEXT:   %s = mul i4 %1, %y
; CHECK-NEXT:   ret i4 %s
; CHECK-NEXT: }
; CHECK-LABEL: define void @twins(i1 %c, i4 %x, i4 %y, ptr %p, ptr %q) {
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   %a = phi i4 [ %x, %t ], [ %y, %0 ]
; CHECK-NEXT:   store i4 %a, ptr %p, align 1
; CHECK-NEXT:   store i4 %a, ptr %q, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @chosen_by_phi(i4 %n, i4 %x, i4 %y) {
; CHECK-NEXT:   switch i4 %n, label %a [
; CHECK-NEXT:     i4 1, label %b
; CHECK-NEXT:     i4 2, label %c
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: c:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %c, %b, %a
; CHECK-NEXT:   %s = phi i4 [ %x, %a ], [ %y, %b ], [ %x, %c ]
; CHECK-NEXT:   ret i4 %s
; CHECK-NEXT: }
