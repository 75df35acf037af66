; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -disable-cgp-ext-ld-promotion=0 -S %s | FileCheck %s --check-prefix=PROMOTE
; RUN: %nvopt -passes=codegenprepare -disable-cgp-ext-ld-promotion=0 -cgp-type-promotion-merge=0 -S %s | FileCheck %s --check-prefix=NOMERGE
; Extensions come to their loads; only one of a value and its extension crosses blocks; loads are masked where they are.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i64 @to_the_load(ptr %p, i1 %c) {
  %v = load i32, ptr %p
  br i1 %c, label %then, label %else
then:
  %e = sext i32 %v to i64
  ret i64 %e
else:
  ret i64 0
}
; i1 is loaded as i8 and extended otherwise; a volatile load is loaded as before.
define i64 @which(ptr %p, i1 %c) {
  %b = load i1, ptr %p
  %v = load volatile i16, ptr %p
  br i1 %c, label %then, label %else
then:
  %e = zext i1 %b to i64
  ret i64 %e
else:
  %f = zext i16 %v to i64
  ret i64 %f
}
define i64 @low_half(i32 %n, i1 %c) {
  %v = add i32 %n, 1
  %e = zext i32 %v to i64
  br i1 %c, label %then, label %else
then:
  %w = mul i32 %v, %v
  %x = zext i32 %w to i64
  ret i64 %x
else:
  ret i64 %e
}
define i32 @masked(ptr %p, i1 %c) {
  %v = load i32, ptr %p
  br i1 %c, label %then, label %else
then:
  %a = and i32 %v, 255
  ret i32 %a
else:
  %b = shl nsw i32 %v, 24
  ret i32 %b
}
; More is used than masks say, or the load is ordered.
define i32 @not_masked(ptr %p, ptr %q, i1 %c) {
  %v = load i32, ptr %p
  %w = load atomic i32, ptr %q monotonic, align 4
  br i1 %c, label %then, label %else
then:
  %a = and i32 %v, 255
  %x = and i32 %w, 255
  %s = add i32 %a, %x
  ret i32 %s
else:
  ret i32 %v
}
define i64 @promote(ptr %p, i1 %c) {
  %v = load i32, ptr %p
  %s = add nuw i32 %v, 4
  %t = shl nuw nsw i32 %s, 1
  br i1 %c, label %then, label %else
then:
  %e = zext i32 %t to i64
  ret i64 %e
else:
  ret i64 0
}
; Two of one load: one extension is enough.
define i64 @two(ptr %p, i1 %c) {
  %v = load i32, ptr %p
  %s = add nsw i32 %v, 4
  %t = xor i32 %v, 7
  br i1 %c, label %then, label %else
then:
  %e = sext i32 %s to i64
  ret i64 %e
else:
  %f = sext i32 %t to i64
  ret i64 %f
}
; The addition may wrap, so that the extension does not go through.
define i64 @wraps(ptr %p, i1 %c) {
  %v = load i32, ptr %p
  %s = add nsw i32 %v, 4
  br i1 %c, label %then, label %else
then:
  %e = zext i32 %s to i64
  ret i64 %e
else:
  ret i64 0
}

; CHECK-LABEL: define i64 @to_the_load(ptr %p, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %e = sext i32 %v to i64
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   ret i64 %e
; CHECK: else:
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @which(ptr %p, i1 %c) {
; CHECK-NEXT:   %b = load i1, ptr %p, align 1
; CHECK-NEXT:   %v = load volatile i16, ptr %p, align 2
; CHECK-NEXT:   %f = zext i16 %v to i64
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %e = zext i1 %b to i64
; CHECK-NEXT:   ret i64 %e
; CHECK: else:
; CHECK-NEXT:   ret i64 %f
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @low_half(i32 %n, i1 %c) {
; CHECK-NEXT:   %v = add i32 %n, 1
; CHECK-NEXT:   %e = zext i32 %v to i64
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %1 = trunc i64 %e to i32
; CHECK-NEXT:   %w = mul i32 %1, %1
; CHECK-NEXT:   %x = zext i32 %w to i64
; CHECK-NEXT:   ret i64 %x
; CHECK: else:
; CHECK-NEXT:   ret i64 %e
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @masked(ptr %p, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %1 = and i32 %v, 255
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   ret i32 %1
; CHECK: else:
; CHECK-NEXT:   %b = shl i32 %1, 24
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @not_masked(ptr %p, ptr %q, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %w = load atomic i32, ptr %q monotonic, align 4
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %a = and i32 %v, 255
; CHECK-NEXT:   %x = and i32 %w, 255
; CHECK-NEXT:   %s = add i32 %a, %x
; CHECK-NEXT:   ret i32 %s
; CHECK: else:
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @promote(ptr %p, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %s = add nuw i32 %v, 4
; CHECK-NEXT:   %t = shl nuw nsw i32 %s, 1
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %e = zext i32 %t to i64
; CHECK-NEXT:   ret i64 %e
; CHECK: else:
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @two(ptr %p, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %s = add nsw i32 %v, 4
; CHECK-NEXT:   %t = xor i32 %v, 7
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %e = sext i32 %s to i64
; CHECK-NEXT:   ret i64 %e
; CHECK: else:
; CHECK-NEXT:   %f = sext i32 %t to i64
; CHECK-NEXT:   ret i64 %f
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @wraps(ptr %p, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %s = add nsw i32 %v, 4
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %e = zext i32 %s to i64
; CHECK-NEXT:   ret i64 %e
; CHECK: else:
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
; PROMOTE-LABEL: define i64 @promote(ptr %p, i1 %c) {
; PROMOTE-NEXT:   %v = load i32, ptr %p, align 4
; PROMOTE-NEXT:   %promoted = zext i32 %v to i64
; PROMOTE-NEXT:   %s = add nuw i64 %promoted, 4
; PROMOTE-NEXT:   %t = shl nuw i64 %s, 1
; PROMOTE-NEXT:   br i1 %c, label %then, label %else
; PROMOTE: then:
; PROMOTE-NEXT:   ret i64 %t
; PROMOTE: else:
; PROMOTE-NEXT:   ret i64 0
; PROMOTE-NEXT: }
; PROMOTE-LABEL: define i64 @two(ptr %p, i1 %c) {
; PROMOTE-NEXT:   %v = load i32, ptr %p, align 4
; PROMOTE-NEXT:   %promoted = sext i32 %v to i64
; PROMOTE-NEXT:   %s = add nsw i64 %promoted, 4
; PROMOTE-NEXT:   %t = xor i64 %promoted, 7
; PROMOTE-NEXT:   br i1 %c, label %then, label %else
; PROMOTE: then:
; PROMOTE-NEXT:   ret i64 %s
; PROMOTE: else:
; PROMOTE-NEXT:   ret i64 %t
; PROMOTE-NEXT: }
; NOMERGE-LABEL: define i64 @promote(ptr %p, i1 %c) {
; NOMERGE-NEXT:   %v = load i32, ptr %p, align 4
; NOMERGE-NEXT:   %promoted = zext i32 %v to i64
; NOMERGE-NEXT:   %s = add nuw i64 %promoted, 4
; NOMERGE-NEXT:   %t = shl nuw i64 %s, 1
; NOMERGE-NEXT:   br i1 %c, label %then, label %else
; NOMERGE: then:
; NOMERGE-NEXT:   ret i64 %t
; NOMERGE: else:
; NOMERGE-NEXT:   ret i64 0
; NOMERGE-NEXT: }
; NOMERGE-LABEL: define i64 @two(ptr %p, i1 %c) {
; NOMERGE-NEXT:   %v = load i32, ptr %p, align 4
; NOMERGE-NEXT:   %promoted = sext i32 %v to i64
; NOMERGE-NEXT:   %promoted1 = sext i32 %v to i64
; NOMERGE-NEXT:   %s = add nsw i64 %promoted1, 4
; NOMERGE-NEXT:   %t = xor i64 %promoted, 7
; NOMERGE-NEXT:   br i1 %c, label %then, label %else
; NOMERGE: then:
; NOMERGE-NEXT:   ret i64 %s
; NOMERGE: else:
; NOMERGE-NEXT:   ret i64 %t
; NOMERGE-NEXT: }
