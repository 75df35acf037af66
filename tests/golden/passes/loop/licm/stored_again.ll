; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; What is loaded before the loop and stored behind it, if no round has stored, must leave the bytes as they were: no bits of a byte beside a value,
; no lane that poison of another one comes to.
; CHECK-LABEL: @bit
; CHECK: yes:
; CHECK-NEXT: store
define i8 @bit(ptr %p, i32 %m) {
entry:
  store i8 77, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store i1 true, ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i8, ptr %p
  ret i8 %r
}
; CHECK-LABEL: @same_bit
; CHECK: yes:
; CHECK-NEXT: br
; CHECK: out:
; CHECK: store
define i1 @same_bit(ptr %p, i1 %x, i32 %m) {
entry:
  store i1 %x, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store i1 true, ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i1, ptr %p
  ret i1 %r
}
; CHECK-LABEL: @odd
; CHECK: yes:
; CHECK-NEXT: store
define i32 @odd(ptr %p, i32 %m) {
entry:
  store i32 -1, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store i20 7, ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i32, ptr %p
  ret i32 %r
}
; CHECK-LABEL: @odd_beside
; CHECK: yes:
; CHECK-NEXT: store
define i32 @odd_beside(ptr %p, i20 %x, i32 %m) {
entry:
  store i32 -1, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  store i20 %x, ptr %q
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store i20 7, ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i32, ptr %p
  ret i32 %r
}
; CHECK-LABEL: @bits
; CHECK: yes:
; CHECK-NEXT: store
define i8 @bits(ptr %p, i32 %m) {
entry:
  store i8 -1, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store <3 x i1> splat (i1 true), ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i8, ptr %p
  ret i8 %r
}
; CHECK-LABEL: @lanes
; CHECK: yes:
; CHECK-NEXT: store
define i8 @lanes(ptr %p, i8 %x, i32 %m) {
entry:
  %v = insertelement <4 x i8> poison, i8 %x, i32 0
  store <4 x i8> %v, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store i32 7, ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i8, ptr %p
  ret i8 %r
}
; CHECK-LABEL: @all_lanes
; CHECK: yes:
; CHECK-NEXT: br
; CHECK: out:
; CHECK: store
define i8 @all_lanes(ptr %p, i32 %x, i32 %m) {
entry:
  store i32 %x, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store <4 x i8> splat (i8 7), ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i8, ptr %p
  ret i8 %r
}
; CHECK-LABEL: @own_bit
; CHECK: yes:
; CHECK-NEXT: store
define i8 @own_bit(i8 %x, i32 %m) {
entry:
  %p = alloca i8
  store i8 %x, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store i1 true, ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i8, ptr %p
  ret i8 %r
}
; CHECK-LABEL: @own_lanes
; CHECK: yes:
; CHECK-NEXT: store
define i8 @own_lanes(i8 %x, i32 %m) {
entry:
  %p = alloca i32
  %v = insertelement <4 x i8> poison, i8 %x, i32 0
  store <4 x i8> %v, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store i32 7, ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i8, ptr %p
  ret i8 %r
}
; CHECK-LABEL: @own_number
; CHECK: yes:
; CHECK-NEXT: br
; CHECK: out:
; CHECK: store
define i32 @own_number(i32 %x, i32 %m) {
entry:
  %p = alloca i32
  store i32 %x, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %next ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %yes, label %next
yes:
  store float 1.0, ptr %p
  br label %next
next:
  %i.n = add i32 %i, 1
  %e = icmp ult i32 %i.n, 3
  br i1 %e, label %loop, label %out
out:
  %r = load i32, ptr %p
  ret i32 %r
}
