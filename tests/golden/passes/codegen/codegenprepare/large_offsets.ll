; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -cgp-split-large-offset-gep=0 -S %s | FileCheck %s --check-prefix=OFF
; Offsets of more than 32 bits from one base become small ones from another.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @near(ptr %p, i1 %c) {
  %a = getelementptr inbounds i8, ptr %p, i64 4294967296
  %b = getelementptr inbounds i8, ptr %p, i64 4294967312
  %v = load i32, ptr %a
  br i1 %c, label %then, label %else
then:
  %w = load i32, ptr %b
  ret i32 %w
else:
  ret i32 %v
}
; Too far from each other for one new base; the same offset gains nothing.
define i32 @far(ptr %p, ptr %q, i1 %c) {
  %a = getelementptr i8, ptr %p, i64 4294967296
  %b = getelementptr i8, ptr %p, i64 8589934592
  %d = getelementptr i8, ptr %q, i64 4294967296
  %v = load i32, ptr %a
  %w = load i32, ptr %b
  %x = load i32, ptr %d
  %y = load i32, ptr %d
  %s = add i32 %v, %w
  %t = add i32 %x, %y
  %r = add i32 %s, %t
  ret i32 %r
}

; CHECK-LABEL: define i32 @near(ptr %p, i1 %c) {
; CHECK-NEXT:   %splitgep = getelementptr i8, ptr %p, i64 4294967296
; CHECK-NEXT:   %v = load i32, ptr %splitgep, align 4
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %sunkaddr = getelementptr i8, ptr %splitgep, i64 16
; CHECK-NEXT:   %w = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %w
; CHECK: else:
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @far(ptr %p, ptr %q, i1 %c) {
; CHECK-NEXT:   %splitgep = getelementptr i8, ptr %p, i64 4294967296
; CHECK-NEXT:   %splitgep1 = getelementptr i8, ptr %p, i64 8589934592
; CHECK-NEXT:   %d = getelementptr i8, ptr %q, i64 4294967296
; CHECK-NEXT:   %v = load i32, ptr %splitgep, align 4
; CHECK-NEXT:   %w = load i32, ptr %splitgep1, align 4
; CHECK-NEXT:   %x = load i32, ptr %d, align 4
; CHECK-NEXT:   %y = load i32, ptr %d, align 4
; CHECK-NEXT:   %s = add i32 %v, %w
; CHECK-NEXT:   %t = add i32 %x, %y
; CHECK-NEXT:   %r = add i32 %s, %t
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; OFF-LABEL: define i32 @near(ptr %p, i1 %c) {
; OFF-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 4294967296
; OFF-NEXT:   %b = getelementptr inbounds i8, ptr %p, i64 4294967312
; OFF-NEXT:   %v = load i32, ptr %a, align 4
; OFF-NEXT:   br i1 %c, label %then, label %else
; OFF: then:
; OFF-NEXT:   %w = load i32, ptr %b, align 4
; OFF-NEXT:   ret i32 %w
; OFF: else:
; OFF-NEXT:   ret i32 %v
; OFF-NEXT: }
; OFF-LABEL: define i32 @far(ptr %p, ptr %q, i1 %c) {
; OFF-NEXT:   %a = getelementptr i8, ptr %p, i64 4294967296
; OFF-NEXT:   %b = getelementptr i8, ptr %p, i64 8589934592
; OFF-NEXT:   %d = getelementptr i8, ptr %q, i64 4294967296
; OFF-NEXT:   %v = load i32, ptr %a, align 4
; OFF-NEXT:   %w = load i32, ptr %b, align 4
; OFF-NEXT:   %x = load i32, ptr %d, align 4
; OFF-NEXT:   %y = load i32, ptr %d, align 4
; OFF-NEXT:   %s = add i32 %v, %w
; OFF-NEXT:   %t = add i32 %x, %y
; OFF-NEXT:   %r = add i32 %s, %t
; OFF-NEXT:   ret i32 %r
; OFF-NEXT: }
