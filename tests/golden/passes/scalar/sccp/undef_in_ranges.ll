; RUN: %nvopt -passes=sccp -S %s | FileCheck %s
; A phi of undef and an interval: comparisons may take undef for a member; flags, freeze and what is returned may not.
define i1 @compare(i1 %c, i32 %a) {
entry:
  br i1 %c, label %x, label %m
x:
  %r = and i32 %a, 255
  br label %m
m:
  %p = phi i32 [ undef, %entry ], [ %r, %x ]
  %t = icmp ult i32 %p, 256
  ret i1 %t
}

define i32 @no_flags(i1 %c, i32 %a) {
entry:
  br i1 %c, label %x, label %m
x:
  %r = and i32 %a, 255
  br label %m
m:
  %p = phi i32 [ undef, %entry ], [ %r, %x ]
  %s = add i32 %p, 1
  ret i32 %s
}

; Of undef and two constants too: undef is not one of them for good.
define i8 @no_flags_constants(i32 %c) {
entry:
  switch i32 %c, label %m [ i32 1, label %x
                            i32 2, label %y ]
x:
  br label %m
y:
  br label %m
m:
  %p = phi i8 [ undef, %entry ], [ 1, %x ], [ 2, %y ]
  %s = sub i8 %p, 1
  ret i8 %s
}

define i1 @frozen(i1 %c, i32 %a) {
entry:
  br i1 %c, label %x, label %m
x:
  %r = and i32 %a, 255
  br label %m
m:
  %p = phi i32 [ undef, %entry ], [ %r, %x ]
  %f = freeze i32 %p
  %t = icmp ult i32 %f, 256
  ret i1 %t
}

define i32 @masked(i1 %c, i32 %a) {
entry:
  br i1 %c, label %x, label %m
x:
  %r = and i32 %a, 4095
  br label %m
m:
  %p = phi i32 [ undef, %entry ], [ %r, %x ]
  %s = and i32 %p, 255
  %u = add i32 %s, 1
  ret i32 %u
}

; A value that only depends on itself and on constants through a function of the library.
declare double @sqrt(double) memory(none) nounwind willreturn
define double @library(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = phi double [ 1.0, %entry ], [ %w, %loop ]
  %w = call double @sqrt(double %v)
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret double %v
}

; What the function itself returns is known in it.
define internal i32 @itself(i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %stop, label %go
stop:
  ret i32 7
go:
  %m = sub i32 %n, 1
  %r = call i32 @itself(i32 %m)
  ret i32 %r
}

@bytes = private constant [4 x i8] c"\01\02\03\04"
define i8 @past_the_end() {
  %p = getelementptr i8, ptr @bytes, i64 1000
  %v = load i8, ptr %p
  ret i8 %v
}

; CHECK: @bytes = private constant [4 x i8] c"\01\02\03\04"
; CHECK-LABEL: define i1 @compare(i1 %c, i32 %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %m
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   %r = and i32 %a, 255
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %x, %entry
; CHECK-NEXT:   %p = phi i32 [ undef, %entry ], [ %r, %x ]
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @no_flags(i1 %c, i32 %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %m
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   %r = and i32 %a, 255
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %x, %entry
; CHECK-NEXT:   %p = phi i32 [ undef, %entry ], [ %r, %x ]
; CHECK-NEXT:   %s = add i32 %p, 1
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @no_flags_constants(i32 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %c, label %m [
; CHECK-NEXT:     i32 1, label %x
; CHECK-NEXT:     i32 2, label %y
; CHECK-NEXT:   ]
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: y:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %y, %x, %entry
; CHECK-NEXT:   %p = phi i8 [ undef, %entry ], [ 1, %x ], [ 2, %y ]
; CHECK-NEXT:   %s = sub i8 %p, 1
; CHECK-NEXT:   ret i8 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @frozen(i1 %c, i32 %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %m
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   %r = and i32 %a, 255
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %x, %entry
; CHECK-NEXT:   %p = phi i32 [ undef, %entry ], [ %r, %x ]
; CHECK-NEXT:   %f = freeze i32 %p
; CHECK-NEXT:   %t = icmp ult i32 %f, 256
; CHECK-NEXT:   ret i1 %t
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 1, 257) i32 @masked(i1 %c, i32 %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %m
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   %r = and i32 %a, 4095
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %x, %entry
; CHECK-NEXT:   %p = phi i32 [ undef, %entry ], [ %r, %x ]
; CHECK-NEXT:   %s = and i32 %p, 255
; CHECK-NEXT:   %u = add nuw nsw i32 %s, 1
; CHECK-NEXT:   ret i32 %u
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: declare double @sqrt(double) #0
; CHECK-LABEL: define double @library(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret double 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @itself(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %z = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %z, label %stop, label %go
; CHECK: stop:                                             ; preds = %entry
; CHECK-NEXT:   ret i32 7
; CHECK: go:                                               ; preds = %entry
; CHECK-NEXT:   %m = sub nuw i32 %n, 1
; CHECK-NEXT:   %r = call i32 @itself(i32 %m)
; CHECK-NEXT:   ret i32 7
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @past_the_end() {
; CHECK-NEXT:   ret i8 poison
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind willreturn memory(none) }
