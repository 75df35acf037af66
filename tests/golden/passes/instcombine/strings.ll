; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Functions of the C library on constant strings, and those of memory as operations of the IR.
@s = constant [6 x i8] c"hello\00"
@e = constant [1 x i8] zeroinitializer
declare i64 @strlen(ptr)
declare ptr @strchr(ptr, i32)
declare ptr @strrchr(ptr, i32)
declare ptr @memchr(ptr, i32, i64)
declare i32 @strcmp(ptr, ptr)
declare ptr @strcpy(ptr, ptr)
declare ptr @memset(ptr, i32, i64)
declare i32 @memcmp(ptr, ptr, i64)
define i64 @a() {
  %r = call i64 @strlen(ptr @s)
  ret i64 %r
}
define ptr @b() {
  %r = call ptr @strrchr(ptr @s, i32 108)
  ret ptr %r
}
define i32 @c(ptr %q) {
  %r = call i32 @strcmp(ptr @e, ptr %q)
  ret i32 %r
}
define ptr @d(ptr %q) {
  %r = call ptr @strcpy(ptr %q, ptr @s)
  ret ptr %r
}
define ptr @f(ptr %q, i32 %c) {
  %r = call ptr @memset(ptr %q, i32 %c, i64 8)
  ret ptr %r
}
define i32 @g(ptr %q, ptr %r) {
  %x = call i32 @memcmp(ptr %q, ptr %r, i64 1)
  ret i32 %x
}
declare i64 @strspn(ptr, ptr)
declare ptr @strstr(ptr, ptr)
define ptr @absent() {
  %r = call ptr @strchr(ptr @s, i32 120)
  ret ptr %r
}
define ptr @beyond_the_array() {
  %r = call ptr @memchr(ptr @s, i32 120, i64 9)
  ret ptr %r
}
define i64 @spanned() {
  %r = call i64 @strspn(ptr getelementptr inbounds nuw (i8, ptr @s, i64 2), ptr @s)
  ret i64 %r
}
define ptr @within() {
  %r = call ptr @strstr(ptr @s, ptr getelementptr inbounds nuw (i8, ptr @s, i64 3))
  ret ptr %r
}
define i64 @forbidden() "no-builtins" {
  %r = call i64 @strlen(ptr @s)
  ret i64 %r
}

; CHECK: @s = constant [6 x i8] c"hello\00"
; CHECK-NEXT: @e = constant [1 x i8] zeroinitializer
; CHECK: declare i64 @strlen(ptr)
; CHECK: declare ptr @strchr(ptr, i32)
; CHECK: declare ptr @strrchr(ptr, i32)
; CHECK: declare ptr @memchr(ptr, i32, i64)
; CHECK: declare i32 @strcmp(ptr, ptr)
; CHECK: declare ptr @strcpy(ptr, ptr)
; CHECK: declare ptr @memset(ptr, i32, i64)
; CHECK: declare i32 @memcmp(ptr, ptr, i64)
; CHECK-LABEL: define i64 @a() {
; CHECK-NEXT:   ret i64 5
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @b() {
; CHECK-NEXT:   ret ptr getelementptr inbounds nuw (i8, ptr @s, i64 3)
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @c(ptr %q) {
; CHECK-NEXT:   %1 = load i8, ptr %q, align 1
; CHECK-NEXT:   %2 = zext i8 %1 to i32
; CHECK-NEXT:   %r = sub nsw i32 0, %2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @d(ptr %q) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %q, ptr noundef nonnull align 1 dereferenceable(6) @s, i64 6, i1 false)
; CHECK-NEXT:   ret ptr %q
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @f(ptr %q, i32 %c) {
; CHECK-NEXT:   %1 = trunc i32 %c to i8
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(8) %q, i8 %1, i64 8, i1 false)
; CHECK-NEXT:   ret ptr %q
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @g(ptr %q, ptr %r) {
; CHECK-NEXT:   %1 = load i8, ptr %q, align 1
; CHECK-NEXT:   %2 = zext i8 %1 to i32
; CHECK-NEXT:   %3 = load i8, ptr %r, align 1
; CHECK-NEXT:   %4 = zext i8 %3 to i32
; CHECK-NEXT:   %x = sub nsw i32 %2, %4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: declare i64 @strspn(ptr, ptr)
; CHECK: declare ptr @strstr(ptr, ptr)
; CHECK-LABEL: define ptr @absent() {
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @beyond_the_array() {
; CHECK-NEXT:   %r = call ptr @memchr(ptr noundef nonnull dereferenceable(1) @s, i32 120, i64 9)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @spanned() {
; CHECK-NEXT:   ret i64 3
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @within() {
; CHECK-NEXT:   ret ptr getelementptr inbounds nuw (i8, ptr @s, i64 3)
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @forbidden() #0 {
; CHECK-NEXT:   %r = call i64 @strlen(ptr nonnull @s)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2
; CHECK: attributes #0 = { "no-builtins" }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
