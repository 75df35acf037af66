; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -enable-andcmp-sinking -S %s | FileCheck %s --check-prefix=MASK
; Comparisons, and casts that are no instruction, are computed in the blocks that use them.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @compare(float %a, float %b, i32 %n) {
entry:
  %c = fcmp nnan olt float %a, %b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  br i1 %c, label %next, label %exit
next:
  %i1 = add i32 %i, 1
  br label %loop
exit:
  %r = phi i1 [ %c, %body ], [ false, %loop ]
  %z = zext i1 %r to i32
  ret i32 %z
}
define i32 @casts(i64 %x, i16 %y, i64 %w, i1 %c, ptr %q) {
  %p = inttoptr i64 %x to ptr
  %b = trunc i16 %y to i8
  %h = trunc i64 %w to i32
  %e = sext i64 %w to i128
  br i1 %c, label %then, label %else
then:
  store i8 %b, ptr %p
  store i128 %e, ptr %q
  ret i32 %h
else:
  store i8 %b, ptr %q
  ret i32 0
}
; A cast that a phi uses goes to the end of the edge; an instruction of the machine stays.
define ptr @to_a_phi(i64 %x, float %f, i1 %c) {
  %p = inttoptr i64 %x to ptr
  %i = bitcast float %f to i32
  br i1 %c, label %then, label %join
then:
  store i32 %i, ptr null
  br label %join
join:
  %r = phi ptr [ %p, %then ], [ null, %0 ]
  ret ptr %r
}
; A choice is made once: a frozen operand is not frozen again.
define i32 @frozen(i32 %x, i1 %c) {
  %f = freeze i32 %x
  %k = icmp eq i32 %f, 7
  br i1 %c, label %then, label %else
then:
  %a = select i1 %k, i32 1, i32 2
  ret i32 %a
else:
  %b = select i1 %k, i32 3, i32 4
  ret i32 %b
}
define i32 @mask(i32 %x, i1 %c) {
  %m = and i32 %x, 8
  br i1 %c, label %then, label %else
then:
  %k = icmp eq i32 %m, 0
  %a = select i1 %k, i32 1, i32 2
  ret i32 %a
else:
  ret i32 0
}

; CHECK-LABEL: define i32 @compare(float %a, float %b, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = fcmp nnan olt float %a, %b
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %next ]
; CHECK-NEXT:   %more = icmp slt i32 %i, %n
; CHECK-NEXT:   br i1 %more, label %body, label %exit
; CHECK: body:
; CHECK-NEXT:   %0 = fcmp nnan olt float %a, %b
; CHECK-NEXT:   br i1 %0, label %next, label %exit
; CHECK: next:
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   br label %loop
; CHECK: exit:
; CHECK-NEXT:   %r = phi i1 [ %c, %body ], [ false, %loop ]
; CHECK-NEXT:   %z = zext i1 %r to i32
; CHECK-NEXT:   ret i32 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @casts(i64 %x, i16 %y, i64 %w, i1 %c, ptr %q) {
; CHECK-NEXT:   %h = trunc i64 %w to i32
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %1 = sext i64 %w to i128
; CHECK-NEXT:   %2 = trunc i16 %y to i8
; CHECK-NEXT:   %3 = inttoptr i64 %x to ptr
; CHECK-NEXT:   store i8 %2, ptr %3, align 1
; CHECK-NEXT:   store i128 %1, ptr %q, align 16
; CHECK-NEXT:   ret i32 %h
; CHECK: else:
; CHECK-NEXT:   %4 = trunc i16 %y to i8
; CHECK-NEXT:   store i8 %4, ptr %q, align 1
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @to_a_phi(i64 %x, float %f, i1 %c) {
; CHECK-NEXT:   %i = bitcast float %f to i32
; CHECK-NEXT:   br i1 %c, label %then, label %join
; CHECK: then:
; CHECK-NEXT:   %1 = inttoptr i64 %x to ptr
; CHECK-NEXT:   store i32 %i, ptr null, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %r = phi ptr [ %1, %then ], [ null, %0 ]
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @frozen(i32 %x, i1 %c) {
; CHECK-NEXT:   %f = freeze i32 %x
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %1 = icmp eq i32 %f, 7
; CHECK-NEXT:   %a = select i1 %1, i32 1, i32 2
; CHECK-NEXT:   ret i32 %a
; CHECK: else:
; CHECK-NEXT:   %2 = icmp eq i32 %f, 7
; CHECK-NEXT:   %b = select i1 %2, i32 3, i32 4
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @mask(i32 %x, i1 %c) {
; CHECK-NEXT:   %m = and i32 %x, 8
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %k = icmp eq i32 %m, 0
; CHECK-NEXT:   %a = select i1 %k, i32 1, i32 2
; CHECK-NEXT:   ret i32 %a
; CHECK: else:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; MASK-LABEL: define i32 @mask(i32 %x, i1 %c) {
; MASK-NEXT:   br i1 %c, label %then, label %else
; MASK: then:
; MASK-NEXT:   %1 = and i32 %x, 8
; MASK-NEXT:   %k = icmp eq i32 %1, 0
; MASK-NEXT:   %a = select i1 %k, i32 1, i32 2
; MASK-NEXT:   ret i32 %a
; MASK: else:
; MASK-NEXT:   ret i32 0
; MASK-NEXT: }
