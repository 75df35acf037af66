; RUN: %nvopt -passes=memcpyopt -verify-each -verify-memoryssa -S %s | FileCheck %s
; An aggregate that is loaded and stored is a copy, where nothing writes its place in between, and nothing else needs it.
%T = type { i32, i32 }
define void @moved(ptr align 8 %a, ptr align 16 %b) {
  %v = load %T, ptr %a, align 8
  store %T %v, ptr %b, align 16
  ret void
}
define void @copied(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  %v = load %T, ptr %a, align 8
  store i32 1, ptr %c
  store %T %v, ptr %b, align 16
  ret void
}
define void @written_between(ptr %a, ptr %b, ptr %c) {
  %v = load %T, ptr %a, align 8
  store i32 1, ptr %c
  store %T %v, ptr %b, align 16
  ret void
}
define i32 @needed(ptr %a, ptr %b) {
  %v = load %T, ptr %a, align 8
  store %T %v, ptr %b, align 16
  %x = extractvalue %T %v, 0
  ret i32 %x
}
define void @volatile(ptr %a, ptr %b) {
  %v = load volatile %T, ptr %a, align 8
  store %T %v, ptr %b, align 16
  ret void
}
; Where its place is written in between, the copy is made before that, if the store may stand there.
define void @written_next(ptr noalias %a, ptr %b) {
  %v = load %T, ptr %a, align 8
  store i32 1, ptr %a
  %p = getelementptr %T, ptr %b, i64 1
  store %T %v, ptr %p, align 8
  ret void
}
define void @read_between(ptr noalias %a, ptr %b, ptr %c) {
  %v = load %T, ptr %a, align 8
  store i32 1, ptr %a
  %x = load i32, ptr %c
  store %T %v, ptr %b, align 8
  %p = getelementptr i32, ptr %a, i64 1
  store i32 %x, ptr %p
  ret void
}
define void @address_loaded(ptr noalias %a, ptr %b) {
  %v = load %T, ptr %a, align 8
  store i32 1, ptr %a
  %p = load ptr, ptr %b
  store %T %v, ptr %p, align 8
  ret void
}
define void @unwinds(ptr noalias %a, ptr noalias %b) {
  %v = load %T, ptr %a, align 8
  store i32 1, ptr %a
  call void @may_throw() memory(none)
  store %T %v, ptr %b, align 8
  ret void
}
declare void @may_throw()

; CHECK: %T = type { i32, i32 }
; CHECK-LABEL: define void @moved(ptr align 8 %a, ptr align 16 %b) {
; CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr align 16 %b, ptr align 8 %a, i64 8, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @copied(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
; CHECK-NEXT:   store i32 1, ptr %c, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %b, ptr align 8 %a, i64 8, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @written_between(ptr %a, ptr %b, ptr %c) {
; CHECK-NEXT:   %v = load %T, ptr %a, align 8
; CHECK-NEXT:   store i32 1, ptr %c, align 4
; CHECK-NEXT:   store %T %v, ptr %b, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @needed(ptr %a, ptr %b) {
; CHECK-NEXT:   %v = load %T, ptr %a, align 8
; CHECK-NEXT:   store %T %v, ptr %b, align 16
; CHECK-NEXT:   %x = extractvalue %T %v, 0
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define void @volatile(ptr %a, ptr %b) {
; CHECK-NEXT:   %v = load volatile %T, ptr %a, align 8
; CHECK-NEXT:   store %T %v, ptr %b, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @written_next(ptr noalias %a, ptr %b) {
; CHECK-NEXT:   %p = getelementptr %T, ptr %b, i64 1
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %a, i64 8, i1 false)
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @read_between(ptr noalias %a, ptr %b, ptr %c) {
; CHECK-NEXT:   %v = load %T, ptr %a, align 8
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   %x = load i32, ptr %c, align 4
; CHECK-NEXT:   store %T %v, ptr %b, align 8
; CHECK-NEXT:   %p = getelementptr i32, ptr %a, i64 1
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @address_loaded(ptr noalias %a, ptr %b) {
; CHECK-NEXT:   %v = load %T, ptr %a, align 8
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   %p = load ptr, ptr %b, align 8
; CHECK-NEXT:   store %T %v, ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unwinds(ptr noalias %a, ptr noalias %b) {
; CHECK-NEXT:   %v = load %T, ptr %a, align 8
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   call void @may_throw() #1
; CHECK-NEXT:   store %T %v, ptr %b, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @may_throw()
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { memory(none) }
