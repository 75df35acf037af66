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
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
