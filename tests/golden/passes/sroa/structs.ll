; RUN: %nvopt -passes=sroa -S %s | FileCheck %s
; Structs, arrays, copies and fills fall apart into values.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
%pair = type { i32, float }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @use(ptr)

define float @fields(i32 %i, float %x) {
  %s = alloca %pair
  store i32 %i, ptr %s
  %q = getelementptr inbounds %pair, ptr %s, i64 0, i32 1
  store float %x, ptr %q
  %y = load float, ptr %q
  ret float %y
}

define i64 @copy(ptr %from) {
  %s = alloca { i32, i32, i64 }
  %t = alloca { i32, i32, i64 }
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %s, ptr align 8 %from, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 16, i1 false)
  %p = getelementptr i8, ptr %t, i64 8
  %v = load i64, ptr %p
  ret i64 %v
}

define i32 @fill() {
  %s = alloca [4 x i32]
  call void @llvm.memset.p0.i64(ptr %s, i8 1, i64 16, i1 false)
  %p = getelementptr i8, ptr %s, i64 12
  %v = load i32, ptr %p
  ret i32 %v
}

; A struct copied by an i64 that is used as two fields.
define float @by_integer(i32 %i, float %x) {
  %s = alloca %pair
  %t = alloca %pair
  store i32 %i, ptr %s
  %q = getelementptr inbounds %pair, ptr %s, i64 0, i32 1
  store float %x, ptr %q
  %w = load i64, ptr %s
  store i64 %w, ptr %t
  %r = getelementptr inbounds %pair, ptr %t, i64 0, i32 1
  %y = load float, ptr %r
  ret float %y
}

define %pair @aggregate(i32 %i, float %x) {
  %s = alloca %pair
  %a = insertvalue %pair poison, i32 %i, 0
  %b = insertvalue %pair %a, float %x, 1
  store %pair %b, ptr %s
  %v = load %pair, ptr %s
  ret %pair %v
}

; An index that is not constant, and an address that escapes.
define i32 @kept(i64 %i) {
  %a = alloca [4 x i32]
  %b = alloca i32
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p
  call void @use(ptr %b)
  %v = load i32, ptr %a
  ret i32 %v
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK: %pair = type { i32, float }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
; CHECK: declare void @use(ptr)
; CHECK-LABEL: define float @fields(i32 %i, float %x) {
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @copy(ptr %from) {
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr %from, i64 8
; CHECK-NEXT:   %2 = load i64, ptr %1, align 8
; CHECK-NEXT:   ret i64 %2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @fill() {
; CHECK-NEXT:   ret i32 16843009
; CHECK-NEXT: }
; CHECK-LABEL: define float @by_integer(i32 %i, float %x) {
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
; CHECK-LABEL: define %pair @aggregate(i32 %i, float %x) {
; CHECK-NEXT:   %1 = insertvalue %pair poison, i32 %i, 0
; CHECK-NEXT:   %2 = insertvalue %pair %1, float %x, 1
; CHECK-NEXT:   ret %pair %2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @kept(i64 %i) {
; CHECK-NEXT:   %a = alloca [4 x i32], align 4
; CHECK-NEXT:   %b = alloca i32, align 4
; CHECK-NEXT:   %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   call void @use(ptr %b)
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
