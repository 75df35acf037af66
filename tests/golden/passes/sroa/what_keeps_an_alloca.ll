; RUN: %nvopt -passes='sroa' -S %s | FileCheck %s
; A stack object whose address goes elsewhere, that is accessed volatile, by a variable index or atomically stays; one beside it that is not goes all the same.
; Lifetime markers are no use and go with what is promoted.
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define i32 @marked(i32 %x) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 %x, ptr %a
  %v = load i32, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i32 %v
}
; The volatile field stays an object of its own size, the other one is a value.
define i32 @volatile_field(i32 %x) {
  %a = alloca { i32, i32 }
  store volatile i32 %x, ptr %a
  %q = getelementptr i8, ptr %a, i64 4
  store i32 5, ptr %q
  %v = load volatile i32, ptr %a
  %w = load i32, ptr %q
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @escapes(i32 %x) {
  %a = alloca { i32, i32 }
  %b = alloca i32
  store i32 %x, ptr %a
  store i32 %x, ptr %b
  call void @use(ptr %a)
  %v = load i32, ptr %a
  %w = load i32, ptr %b
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @variable_index(i32 %x, i64 %i) {
  %a = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 %x, ptr %p
  %v = load i32, ptr %a
  ret i32 %v
}
; The address compared is the object's only use beside its own accesses: comparing with null is decided elsewhere, the object stays for it.
define i1 @compared(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  %c = icmp eq ptr %a, null
  ret i1 %c
}

; CHECK: declare void @use(ptr)
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
; CHECK-LABEL: define i32 @marked(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile_field(i32 %x) {
; CHECK-NEXT:   %a.sroa.0 = alloca i32, align 8
; CHECK-NEXT:   store volatile i32 %x, ptr %a.sroa.0, align 8
; CHECK-NEXT:   %v = load volatile i32, ptr %a.sroa.0, align 8
; CHECK-NEXT:   %s = add i32 %v, 5
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @escapes(i32 %x) {
; CHECK-NEXT:   %a = alloca { i32, i32 }, align 8
; CHECK-NEXT:   store i32 %x, ptr %a, align 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %s = add i32 %v, %x
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @variable_index(i32 %x, i64 %i) {
; CHECK-NEXT:   %a = alloca [4 x i32], align 4
; CHECK-NEXT:   %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compared(i32 %x) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store i32 %x, ptr %a, align 4
; CHECK-NEXT:   %c = icmp eq ptr %a, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
