; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A store to another object does not come between; a variable goes when what was read from it is known.
@a = global i32 0
@b = global i32 0
define i32 @globals(i32 %x) {
  store i32 %x, ptr @a
  store i32 7, ptr @b
  %v = load i32, ptr @a
  ret i32 %v
}
define i32 @argument(ptr %p, i32 %x) {
  %v = alloca [2 x i32]
  %w = getelementptr i8, ptr %v, i64 4
  store i32 %x, ptr %w
  store i32 1, ptr %p
  %r = load i32, ptr %w
  ret i32 %r
}
define i32 @arguments(ptr %p, ptr %q, i32 %x) {
  store i32 %x, ptr %p
  store i32 7, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
define void @nobody_reads(i32 %x) {
  %v = alloca [2 x i32]
  %w = getelementptr i8, ptr %v, i64 4
  store i32 %x, ptr %w
  %r = load i32, ptr %w
  ret void
}

; CHECK: @a = global i32 0
; CHECK-NEXT: @b = global i32 0
; CHECK-LABEL: define i32 @globals(i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr @a, align 4
; CHECK-NEXT:   store i32 7, ptr @b, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @argument(ptr %p, i32 %x) {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @arguments(ptr %p, ptr %q, i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define void @nobody_reads(i32 %x) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
