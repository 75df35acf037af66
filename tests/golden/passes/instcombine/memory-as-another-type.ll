; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Loads and stores go through bitcasts; an address may be spelled in several ways; a fresh variable holds nothing.
%S = type { i32, [4 x i16] }
@g = global [3 x %S] zeroinitializer

define void @stored(ptr %p, float %x, <16 x i8> %v) {
  %b = bitcast float %x to i32
  store i32 %b, ptr %p
  %w = bitcast <16 x i8> %v to <4 x i32>
  %q = getelementptr i8, ptr %p, i64 16
  store <4 x i32> %w, ptr %q
  ret void
}
define float @loaded(ptr %p) {
  %l = load i32, ptr %p, !range !0
  %b = bitcast i32 %l to float
  ret float %b
}
define float @loaded_for_two(ptr %p, ptr %q) {
  %l = load i32, ptr %p
  store i32 %l, ptr %q
  %b = bitcast i32 %l to float
  ret float %b
}
define float @volatile_stays(ptr %p) {
  %l = load volatile i32, ptr %p
  %b = bitcast i32 %l to float
  ret float %b
}
define i32 @other_spelling(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 8
  store i32 10, ptr %a
  %b = getelementptr i32, ptr %p, i64 2
  %l = load i32, ptr %b
  ret i32 %l
}
define i32 @other_type(ptr %p, float %x) {
  store float %x, ptr %p
  %l = load i32, ptr %p
  ret i32 %l
}
define i32 @fresh() {
  %a = alloca i32
  %l = load i32, ptr %a
  ret i32 %l
}
define i32 @written_by_another(ptr %p) {
  %a = alloca i32
  call void @f(ptr %a)
  %l = load i32, ptr %a
  ret i32 %l
}
define void @constant_address() {
  store i32 1, ptr getelementptr inbounds ([3 x %S], ptr @g, i64 0, i64 1, i32 0)
  ret void
}
declare void @f(ptr)
!0 = !{i32 0, i32 7}

; CHECK: %S = type { i32, [4 x i16] }
; CHECK: @g = global [3 x %S] zeroinitializer
; CHECK-LABEL: define void @stored(ptr %p, float %x, <16 x i8> %v) {
; CHECK-NEXT:   store float %x, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 16
; CHECK-NEXT:   store <16 x i8> %v, ptr %q, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define float @loaded(ptr %p) {
; CHECK-NEXT:   %b = load float, ptr %p, align 4
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
; CHECK-LABEL: define float @loaded_for_two(ptr %p, ptr %q) {
; CHECK-NEXT:   %l = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %l, ptr %q, align 4
; CHECK-NEXT:   %b = bitcast i32 %l to float
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
; CHECK-LABEL: define float @volatile_stays(ptr %p) {
; CHECK-NEXT:   %l = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %b = bitcast i32 %l to float
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_spelling(ptr %p) {
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   store i32 10, ptr %a, align 4
; CHECK-NEXT:   ret i32 10
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_type(ptr %p, float %x) {
; CHECK-NEXT:   store float %x, ptr %p, align 4
; CHECK-NEXT:   %l = bitcast float %x to i32
; CHECK-NEXT:   ret i32 %l
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @fresh() {
; CHECK-NEXT:   ret i32 undef
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @written_by_another(ptr %p) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @f(ptr nonnull %a)
; CHECK-NEXT:   %l = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %l
; CHECK-NEXT: }
; CHECK-LABEL: define void @constant_address() {
; CHECK-NEXT:   store i32 1, ptr getelementptr inbounds (i8, ptr @g, i64 12), align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @f(ptr)
