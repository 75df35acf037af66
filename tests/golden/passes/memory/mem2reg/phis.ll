; RUN: %nvopt -passes=mem2reg -S %s | FileCheck %s
; Phis where control flow joins, only where the variable is live; loads before any store give undef; a phi of one value is that value.

define i32 @diamond(i1 %c, i32 %x, i32 %y) {
  %a = alloca i32
  %dead = alloca i32
  br i1 %c, label %t, label %f
t:
  store i32 %x, ptr %a
  store i32 1, ptr %dead
  br label %j
f:
  store i32 %y, ptr %a
  store i32 2, ptr %dead
  br label %j
j:
  %v = load i32, ptr %a
  ret i32 %v
}

define i32 @loop(i32 %n) {
  %i = alloca i32
  store i32 0, ptr %i
  br label %h
h:
  %x = load i32, ptr %i
  %c = icmp slt i32 %x, %n
  br i1 %c, label %b, label %e
b:
  %y = load i32, ptr %i
  %z = add i32 %y, 1
  store i32 %z, ptr %i
  br label %h
e:
  %r = load i32, ptr %i
  ret i32 %r
}

define i32 @uninitialized() {
  %a = alloca i32
  %v = load i32, ptr %a
  ret i32 %v
}

; A constant that is stored once is there wherever something was stored; %x may be poison, undef must not become it.
define i32 @one_store(i1 %c, i32 %x) {
  %a = alloca i32
  %b = alloca i32
  br i1 %c, label %t, label %j
t:
  store i32 7, ptr %a
  store i32 %x, ptr %b
  br label %j
j:
  %v = load i32, ptr %a
  %w = load i32, ptr %b
  %s = add i32 %v, %w
  ret i32 %s
}

; The address of one in the other: both go, one after the other.
define i32 @nested(i32 %x) {
  %a = alloca i32
  %p = alloca ptr
  store ptr %a, ptr %p
  %q = load ptr, ptr %p
  store i32 %x, ptr %q
  %r = load i32, ptr %a
  ret i32 %r
}

; Volatile accesses, escapes and other types keep an alloca.
define i32 @kept(i64 %x) {
  %a = alloca i32
  %b = alloca i64
  store volatile i32 1, ptr %a
  store i64 %x, ptr %b
  %v = load i32, ptr %b
  ret i32 %v
}

; CHECK-LABEL: define i32 @diamond(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   %a.0 = phi i32 [ %x, %t ], [ %y, %f ]
; CHECK-NEXT:   ret i32 %a.0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @loop(i32 %n) {
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %b, %0
; CHECK-NEXT:   %i.0 = phi i32 [ 0, %0 ], [ %z, %b ]
; CHECK-NEXT:   %c = icmp slt i32 %i.0, %n
; CHECK-NEXT:   br i1 %c, label %b, label %e
; CHECK: b:                                                ; preds = %h
; CHECK-NEXT:   %z = add i32 %i.0, 1
; CHECK-NEXT:   br label %h
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret i32 %i.0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @uninitialized() {
; CHECK-NEXT:   ret i32 undef
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @one_store(i1 %c, i32 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   %b.0 = phi i32 [ undef, %0 ], [ %x, %t ]
; CHECK-NEXT:   %s = add i32 7, %b.0
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nested(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @kept(i64 %x) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   %b = alloca i64, align 8
; CHECK-NEXT:   store volatile i32 1, ptr %a, align 4
; CHECK-NEXT:   store i64 %x, ptr %b, align 4
; CHECK-NEXT:   %v = load i32, ptr %b, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
