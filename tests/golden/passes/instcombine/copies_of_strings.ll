; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Functions of C that copy, as the operations of the IR, or with the length of one string.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@hello = private constant [6 x i8] c"hello\00"
declare ptr @strcat(ptr, ptr)
declare ptr @strncat(ptr, ptr, i64)
declare ptr @stpcpy(ptr, ptr)
declare ptr @strncpy(ptr, ptr, i64)
declare ptr @stpncpy(ptr, ptr, i64)
declare i64 @strlcpy(ptr, ptr, i64)
declare ptr @memccpy(ptr, ptr, i32, i64)
declare ptr @mempcpy(ptr, ptr, i64)
declare void @bcopy(ptr, ptr, i64)
declare ptr @strndup(ptr, i64)
declare ptr @realloc(ptr, i64)
define ptr @append(ptr %d) {
  %r = call ptr @strcat(ptr %d, ptr @hello)
  ret ptr %r
}
define ptr @append_at_most(ptr %d) {
  %r = call ptr @strncat(ptr %d, ptr @hello, i64 9)
  ret ptr %r
}
define void @end_unused(ptr %a, ptr %b) {
  %r = call ptr @stpcpy(ptr %a, ptr %b)
  ret void
}
define ptr @end_known(ptr %a) {
  %r = call ptr @stpcpy(ptr %a, ptr @hello)
  ret ptr %r
}
define ptr @first_three(ptr %a) {
  %r = call ptr @strncpy(ptr %a, ptr @hello, i64 3)
  ret ptr %r
}
define ptr @first_one(ptr %a, ptr %b) {
  %r = call ptr @stpncpy(ptr %a, ptr %b, i64 1)
  ret ptr %r
}
define i64 @cut_and_ended(ptr %a) {
  %r = call i64 @strlcpy(ptr %a, ptr @hello, i64 3)
  ret i64 %r
}
define ptr @until(ptr %a) {
  %r = call ptr @memccpy(ptr %a, ptr @hello, i32 108, i64 6)
  ret ptr %r
}
define ptr @behind(ptr %a, ptr %b, i64 %n) {
  %r = call ptr @mempcpy(ptr %a, ptr %b, i64 %n)
  ret ptr %r
}
define void @backwards(ptr %a, ptr %b, i64 %n) {
  call void @bcopy(ptr %a, ptr %b, i64 %n)
  ret void
}
define ptr @duplicate() {
  %r = call ptr @strndup(ptr @hello, i64 7)
  ret ptr %r
}
define ptr @first_allocation(i64 %n) {
  %r = call ptr @realloc(ptr null, i64 %n)
  ret ptr %r
}

; CHECK: target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
; CHECK-NEXT: target triple = "x86_64-unknown-linux-gnu"
; CHECK: @hello = private constant [6 x i8] c"hello\00"
; CHECK: declare ptr @strcat(ptr, ptr)
; CHECK: declare ptr @strncat(ptr, ptr, i64)
; CHECK: declare ptr @stpcpy(ptr, ptr)
; CHECK: declare ptr @strncpy(ptr, ptr, i64)
; CHECK: declare ptr @stpncpy(ptr, ptr, i64)
; CHECK: declare i64 @strlcpy(ptr, ptr, i64)
; CHECK: declare ptr @memccpy(ptr, ptr, i32, i64)
; CHECK: declare ptr @mempcpy(ptr, ptr, i64)
; CHECK: declare void @bcopy(ptr, ptr, i64)
; CHECK: declare ptr @strndup(ptr, i64)
; CHECK: declare ptr @realloc(ptr, i64)
; CHECK-LABEL: define ptr @append(ptr %d) {
; CHECK-NEXT:   %1 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %d)
; CHECK-NEXT:   %2 = getelementptr inbounds i8, ptr %d, i64 %1
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %2, ptr noundef nonnull align 1 dereferenceable(6) @hello, i64 6, i1 false)
; CHECK-NEXT:   ret ptr %d
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @append_at_most(ptr %d) {
; CHECK-NEXT:   %1 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %d)
; CHECK-NEXT:   %2 = getelementptr inbounds i8, ptr %d, i64 %1
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %2, ptr noundef nonnull align 1 dereferenceable(6) @hello, i64 6, i1 false)
; CHECK-NEXT:   ret ptr %d
; CHECK-NEXT: }
; CHECK-LABEL: define void @end_unused(ptr %a, ptr %b) {
; CHECK-NEXT:   %r = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %a, ptr noundef nonnull dereferenceable(1) %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @end_known(ptr %a) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %a, ptr noundef nonnull align 1 dereferenceable(6) @hello, i64 6, i1 false)
; CHECK-NEXT:   %r = getelementptr inbounds nuw i8, ptr %a, i64 5
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @first_three(ptr %a) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %a, ptr noundef nonnull align 1 dereferenceable(3) @hello, i64 3, i1 false)
; CHECK-NEXT:   ret ptr %a
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @first_one(ptr %a, ptr %b) {
; CHECK-NEXT:   %1 = load i8, ptr %b, align 1
; CHECK-NEXT:   store i8 %1, ptr %a, align 1
; CHECK-NEXT:   %2 = icmp ne i8 %1, 0
; CHECK-NEXT:   %3 = zext i1 %2 to i64
; CHECK-NEXT:   %r = getelementptr inbounds nuw i8, ptr %a, i64 %3
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @cut_and_ended(ptr %a) {
; CHECK-NEXT:   store i16 25960, ptr %a, align 1
; CHECK-NEXT:   %1 = getelementptr inbounds nuw i8, ptr %a, i64 2
; CHECK-NEXT:   store i8 0, ptr %1, align 1
; CHECK-NEXT:   ret i64 5
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @until(ptr %a) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %a, ptr noundef nonnull align 1 dereferenceable(3) @hello, i64 3, i1 false)
; CHECK-NEXT:   %r = getelementptr inbounds nuw i8, ptr %a, i64 3
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @behind(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %a, ptr align 1 %b, i64 %n, i1 false)
; CHECK-NEXT:   %r = getelementptr inbounds i8, ptr %a, i64 %n
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @backwards(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr align 1 %b, ptr align 1 %a, i64 %n, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @duplicate() {
; CHECK-NEXT:   %r = call ptr @strdup(ptr noundef nonnull dereferenceable(1) @hello)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @first_allocation(i64 %n) {
; CHECK-NEXT:   %r = call ptr @malloc(i64 %n)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare i64 @strlen(ptr) #0
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare ptr @strcpy(ptr, ptr) #0
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare ptr @strdup(ptr) #0
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare ptr @malloc(i64) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #1
; CHECK: attributes #0 = { nofree nounwind }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
