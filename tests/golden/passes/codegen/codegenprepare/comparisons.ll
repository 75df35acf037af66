; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; Sums with their overflow, remainders counted along, classes of floats, frozen comparisons, switches.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare float @llvm.fabs.f32(float)
declare i32 @llvm.ctpop.i32(i32)

define i1 @overflow(i32 %a, i32 %b, ptr %p) {
  %s = add nsw i32 %a, %b
  store i32 %s, ptr %p
  %c = icmp ult i32 %s, %a
  ret i1 %c
}
define i1 @to_zero(i32 %a, ptr %p) {
  %s = add i32 1, %a
  store i32 %s, ptr %p
  %c = icmp eq i32 0, %s
  ret i1 %c
}
; Nobody uses the sum; a difference stays.
define i1 @no_overflow(i32 %a, i32 %b, ptr %p) {
  %s = add i32 %a, %b
  %c = icmp ult i32 %s, %a
  %d = sub i32 %a, %b
  store i32 %d, ptr %p
  %e = icmp ult i32 %a, %b
  %r = and i1 %c, %e
  ret i1 %r
}
define void @down(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %i1, %next ]
  %c = icmp ne i32 %i, 0
  br i1 %c, label %next, label %exit
next:
  %i1 = add i32 %i, -1
  store volatile i32 1, ptr %p
  br label %loop
exit:
  ret void
}
define void @remainder(i32 %n, i32 %m, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %r = urem i32 %i, %m
  store volatile i32 %r, ptr %p
  %i1 = add nuw i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; The counter may wrap; what it begins with is not known; the divisor changes.
define void @no_remainder(i32 %n, i32 %m, i32 %k, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ %k, %entry ], [ %j1, %loop ]
  %l = phi i32 [ 0, %entry ], [ %l1, %loop ]
  %r = urem i32 %i, %m
  store volatile i32 %r, ptr %p
  %s = urem i32 %j, %m
  store volatile i32 %s, ptr %p
  %t = urem i32 %l, %s
  store volatile i32 %t, ptr %p
  %i1 = add i32 %i, 1
  %j1 = add nuw i32 %j, 1
  %l1 = add nuw i32 %l, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define i1 @infinite(float %x, float %y) {
  %a = call float @llvm.fabs.f32(float %x)
  %b = call float @llvm.fabs.f32(float %y)
  %c = fcmp nnan oeq float %a, 0x7FF0000000000000
  %d = fcmp ult float %b, 0x7FF0000000000000
  %r = and i1 %c, %d
  ret i1 %r
}
define i1 @frozen(i32 %x, float %y) {
  %a = icmp samesign ult i32 %x, 8
  %b = freeze i1 %a
  %c = fcmp nnan olt float %y, 1.0
  %d = freeze i1 %c
  %r = and i1 %b, %d
  ret i1 %r
}
define i1 @round(i32 %a, i32 %b, ptr %p) {
  %d = sub i32 %b, %a
  store i32 %d, ptr %p
  %c = icmp slt i32 %a, %b
  ret i1 %c
}
define i1 @one_bit(i32 %x, i32 %y) {
  %n = or i32 %x, 1
  %a = call i32 @llvm.ctpop.i32(i32 %n)
  %b = icmp eq i32 %a, 1
  %c = call i32 @llvm.ctpop.i32(i32 %y)
  %d = icmp eq i32 %c, 1
  %r = and i1 %b, %d
  ret i1 %r
}
; i8 is in no register; the value of a case is that of the condition over its edge, if it is the only case there.
define i32 @switch(i8 %x, i32 %y) {
entry:
  switch i8 %x, label %other [
    i8 1, label %a
    i8 -2, label %a
  ]
other:
  switch i32 %y, label %a [
    i32 7, label %b
    i32 8, label %c
    i32 9, label %c
  ]
a:
  ret i32 0
b:
  %p = phi i32 [ 7, %other ]
  br label %c
c:
  %q = phi i32 [ 8, %other ], [ 8, %other ], [ %p, %b ]
  ret i32 %q
}

; CHECK-LABEL: define i1 @overflow(i32 %a, i32 %b, ptr %p) {
; CHECK-NEXT:   %1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
; CHECK-NEXT:   %math = extractvalue { i32, i1 } %1, 0
; CHECK-NEXT:   %ov = extractvalue { i32, i1 } %1, 1
; CHECK-NEXT:   store i32 %math, ptr %p, align 4
; CHECK-NEXT:   ret i1 %ov
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @to_zero(i32 %a, ptr %p) {
; CHECK-NEXT:   %1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 1)
; CHECK-NEXT:   %math = extractvalue { i32, i1 } %1, 0
; CHECK-NEXT:   %ov = extractvalue { i32, i1 } %1, 1
; CHECK-NEXT:   store i32 %math, ptr %p, align 4
; CHECK-NEXT:   ret i1 %ov
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @no_overflow(i32 %a, i32 %b, ptr %p) {
; CHECK-NEXT:   %s = add i32 %a, %b
; CHECK-NEXT:   %c = icmp ult i32 %s, %a
; CHECK-NEXT:   %d = sub i32 %a, %b
; CHECK-NEXT:   store i32 %d, ptr %p, align 4
; CHECK-NEXT:   %e = icmp ult i32 %a, %b
; CHECK-NEXT:   %r = and i1 %c, %e
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @down(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ %n, %entry ], [ %math, %next ]
; CHECK-NEXT:   %0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i, i32 -1)
; CHECK-NEXT:   %math = extractvalue { i32, i1 } %0, 0
; CHECK-NEXT:   %ov = extractvalue { i32, i1 } %0, 1
; CHECK-NEXT:   br i1 %ov, label %next, label %exit
; CHECK: next:
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %loop
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @remainder(i32 %n, i32 %m, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %r = phi i32 [ 0, %entry ], [ %2, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   store volatile i32 %r, ptr %p, align 4
; CHECK-NEXT:   %0 = add nuw i32 %r, 1
; CHECK-NEXT:   %1 = icmp eq i32 %0, %m
; CHECK-NEXT:   %2 = select i1 %1, i32 0, i32 %0
; CHECK-NEXT:   %i1 = add nuw i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %loop
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @no_remainder(i32 %n, i32 %m, i32 %k, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %j = phi i32 [ %k, %entry ], [ %j1, %loop ]
; CHECK-NEXT:   %l = phi i32 [ 0, %entry ], [ %l1, %loop ]
; CHECK-NEXT:   %r = urem i32 %i, %m
; CHECK-NEXT:   store volatile i32 %r, ptr %p, align 4
; CHECK-NEXT:   %s = urem i32 %j, %m
; CHECK-NEXT:   store volatile i32 %s, ptr %p, align 4
; CHECK-NEXT:   %t = urem i32 %l, %s
; CHECK-NEXT:   store volatile i32 %t, ptr %p, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %j1 = add nuw i32 %j, 1
; CHECK-NEXT:   %l1 = add nuw i32 %l, 1
; CHECK-NEXT:   %c = icmp eq i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %loop
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @infinite(float %x, float %y) {
; CHECK-NEXT:   %1 = call i1 @llvm.is.fpclass.f32(float %x, i32 516)
; CHECK-NEXT:   %2 = call i1 @llvm.is.fpclass.f32(float %y, i32 507)
; CHECK-NEXT:   %r = and i1 %1, %2
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @frozen(i32 %x, float %y) {
; CHECK-NEXT:   %b = freeze i32 %x
; CHECK-NEXT:   %a = icmp ult i32 %b, 8
; CHECK-NEXT:   %c = fcmp nnan olt float %y, 1.000000e+00
; CHECK-NEXT:   %d = freeze i1 %c
; CHECK-NEXT:   %r = and i1 %a, %d
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @round(i32 %a, i32 %b, ptr %p) {
; CHECK-NEXT:   %d = sub i32 %b, %a
; CHECK-NEXT:   store i32 %d, ptr %p, align 4
; CHECK-NEXT:   %c = icmp sgt i32 %b, %a
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @one_bit(i32 %x, i32 %y) {
; CHECK-NEXT:   %n = or i32 %x, 1
; CHECK-NEXT:   %a = call i32 @llvm.ctpop.i32(i32 %n)
; CHECK-NEXT:   %b = icmp ult i32 %a, 2
; CHECK-NEXT:   %c = call i32 @llvm.ctpop.i32(i32 %y)
; CHECK-NEXT:   %d = icmp eq i32 %c, 1
; CHECK-NEXT:   %r = and i1 %b, %d
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @switch(i8 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = zext i8 %x to i16
; CHECK-NEXT:   switch i16 %0, label %other [
; CHECK-NEXT:     i16 1, label %a
; CHECK-NEXT:     i16 254, label %a
; CHECK-NEXT:   ]
; CHECK: other:
; CHECK-NEXT:   switch i32 %y, label %a [
; CHECK-NEXT:     i32 7, label %b
; CHECK-NEXT:     i32 8, label %c
; CHECK-NEXT:     i32 9, label %c
; CHECK-NEXT:   ]
; CHECK: a:
; CHECK-NEXT:   ret i32 0
; CHECK: b:
; CHECK-NEXT:   br label %c
; CHECK: c:
; CHECK-NEXT:   %q = phi i32 [ 8, %other ], [ 8, %other ], [ %y, %b ]
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
