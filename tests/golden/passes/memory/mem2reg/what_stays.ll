; RUN: %nvopt -passes=mem2reg -verify-each -S %s | FileCheck %s
; A variable whose address goes somewhere, that is read as another type, or accessed as volatile stays in memory; one that is only stored to goes.
target triple = "nvptx64-nvidia-cuda"
declare void @use(ptr)
define i32 @escapes(i32 %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  call void @use(ptr %a)
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define float @other_type(i32 %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  %r = load float, ptr %a, align 4
  ret float %r
}
define i32 @volatile(i32 %x) {
  %a = alloca i32, align 4
  store volatile i32 %x, ptr %a, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @only_stored(i32 %x) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  ret i32 %x
}
define i32 @never_stored() {
  %a = alloca i32, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: declare void @use(ptr)
; CHECK-LABEL: define i32 @escapes(i32 %x) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store i32 %x, ptr %a, align 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   %r = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @other_type(i32 %x) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store i32 %x, ptr %a, align 4
; CHECK-NEXT:   %r = load float, ptr %a, align 4
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile(i32 %x) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store volatile i32 %x, ptr %a, align 4
; CHECK-NEXT:   %r = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @only_stored(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @never_stored() {
; CHECK-NEXT:   ret i32 undef
; CHECK-NEXT: }
