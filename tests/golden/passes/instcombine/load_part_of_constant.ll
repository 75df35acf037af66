; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A part of a constant that was just stored; nothing is stored where a type has no bytes.
define i8 @low(ptr %p) {
  store i32 305419896, ptr %p
  %v = load i8, ptr %p
  ret i8 %v
}
define i16 @middle(ptr %p) {
  store i32 305419896, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %v = load i16, ptr %q, align 1
  ret i16 %v
}
define <2 x i8> @lanes(ptr %p) {
  store double 1.0, ptr %p
  %q = getelementptr i8, ptr %p, i64 6
  %v = load <2 x i8>, ptr %q
  ret <2 x i8> %v
}
define i16 @beyond(ptr %p) {
  store i32 305419896, ptr %p
  %q = getelementptr i8, ptr %p, i64 3
  %v = load i16, ptr %q, align 1
  ret i16 %v
}
define i8 @not_constant(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %v = load i8, ptr %p
  ret i8 %v
}
define void @empty(ptr %p) {
  store {} zeroinitializer, ptr %p
  ret void
}

; CHECK-LABEL: define i8 @low(ptr %p) {
; CHECK-NEXT:   store i32 305419896, ptr %p, align 4
; CHECK-NEXT:   ret i8 120
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @middle(ptr %p) {
; CHECK-NEXT:   store i32 305419896, ptr %p, align 4
; CHECK-NEXT:   ret i16 13398
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @lanes(ptr %p) {
; CHECK-NEXT:   store double 1.000000e+00, ptr %p, align 8
; CHECK-NEXT:   ret <2 x i8> <i8 -16, i8 63>
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @beyond(ptr %p) {
; CHECK-NEXT:   store i32 305419896, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 3
; CHECK-NEXT:   %v = load i16, ptr %q, align 1
; CHECK-NEXT:   ret i16 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @not_constant(ptr %p, i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %v = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %v
; CHECK-NEXT: }
; CHECK-LABEL: define void @empty(ptr %p) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
