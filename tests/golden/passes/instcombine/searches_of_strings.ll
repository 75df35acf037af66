; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Functions of C that search, measure and compare, where one side is known.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@hello = private constant [6 x i8] c"hello\00"
@hellonl = private constant [7 x i8] c"hello\0A\00"
@empty = private constant [1 x i8] c"\00"
@one = private constant [2 x i8] c"h\00"
@rn = private constant [2 x i8] c"\0D\0A"
declare ptr @strchr(ptr, i32)
declare ptr @strrchr(ptr, i32)
declare ptr @memchr(ptr, i32, i64)
declare i32 @memcmp(ptr, ptr, i64)
declare i32 @strcmp(ptr, ptr)
declare i64 @strnlen(ptr, i64)
declare ptr @strpbrk(ptr, ptr)
declare i64 @strcspn(ptr, ptr)
declare ptr @strstr(ptr, ptr)
define ptr @end(ptr %d) {
  %r = call ptr @strchr(ptr %d, i32 0)
  ret ptr %r
}
define ptr @any_char(i32 %c) {
  %r = call ptr @strchr(ptr @hello, i32 %c)
  ret ptr %r
}
define ptr @last_of_any(i32 %c) {
  %r = call ptr @strrchr(ptr @hello, i32 %c)
  ret ptr %r
}
define ptr @one_place(ptr %s, i32 %c) {
  %r = call ptr @memchr(ptr %s, i32 %c, i64 1)
  ret ptr %r
}
define i1 @is_one_of(i32 %c) {
  %r = call ptr @memchr(ptr @rn, i32 %c, i64 2)
  %q = icmp eq ptr %r, null
  ret i1 %q
}
define ptr @some_bytes(i64 %n) {
  %r = call ptr @memchr(ptr @hello, i32 108, i64 %n)
  ret ptr %r
}
define ptr @nowhere(i64 %n) {
  %r = call ptr @memchr(ptr @hello, i32 120, i64 %n)
  ret ptr %r
}
define i32 @at_once(ptr align 4 %a, ptr align 4 %b) {
  %r = call i32 @memcmp(ptr %a, ptr %b, i64 4)
  %q = icmp eq i32 %r, 0
  %z = zext i1 %q to i32
  ret i32 %z
}
define i1 @equality_only(ptr %a, ptr %b) {
  %r = call i32 @memcmp(ptr %a, ptr %b, i64 11)
  %q = icmp eq i32 %r, 0
  ret i1 %q
}
define i32 @up_to_some(i64 %n) {
  %r = call i32 @memcmp(ptr @hello, ptr @hellonl, i64 %n)
  ret i32 %r
}
define i1 @readable(ptr dereferenceable(8) %a) {
  %r = call i32 @strcmp(ptr %a, ptr @hello)
  %q = icmp eq i32 %r, 0
  ret i1 %q
}
define i64 @length_limited(i64 %n) {
  %r = call i64 @strnlen(ptr @hello, i64 %n)
  ret i64 %r
}
define ptr @set_of_one(ptr %s) {
  %r = call ptr @strpbrk(ptr %s, ptr @one)
  ret ptr %r
}
define i64 @set_of_none(ptr %s) {
  %r = call i64 @strcspn(ptr %s, ptr @empty)
  ret i64 %r
}
define ptr @text_of_one(ptr %s) {
  %r = call ptr @strstr(ptr %s, ptr @one)
  ret ptr %r
}

; CHECK: target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
; CHECK-NEXT: target triple = "x86_64-unknown-linux-gnu"
; CHECK: @hello = private constant [6 x i8] c"hello\00"
; CHECK-NEXT: @hellonl = private constant [7 x i8] c"hello\0A\00"
; CHECK-NEXT: @empty = private constant [1 x i8] zeroinitializer
; CHECK-NEXT: @one = private constant [2 x i8] c"h\00"
; CHECK-NEXT: @rn = private constant [2 x i8] c"\0D\0A"
; CHECK: declare ptr @strchr(ptr, i32)
; CHECK: declare ptr @strrchr(ptr, i32)
; CHECK: declare ptr @memchr(ptr, i32, i64)
; CHECK: declare i32 @memcmp(ptr, ptr, i64)
; CHECK: declare i32 @strcmp(ptr, ptr)
; CHECK: declare i64 @strnlen(ptr, i64)
; CHECK: declare ptr @strpbrk(ptr, ptr)
; CHECK: declare i64 @strcspn(ptr, ptr)
; CHECK: declare ptr @strstr(ptr, ptr)
; CHECK-LABEL: define ptr @end(ptr %d) {
; CHECK-NEXT:   %1 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %d)
; CHECK-NEXT:   %r = getelementptr inbounds i8, ptr %d, i64 %1
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @any_char(i32 %c) {
; CHECK-NEXT:   %r = call ptr @memchr(ptr noundef nonnull dereferenceable(1) @hello, i32 %c, i64 6)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @last_of_any(i32 %c) {
; CHECK-NEXT:   %r = call ptr @memrchr(ptr noundef nonnull dereferenceable(6) @hello, i32 %c, i64 6)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @one_place(ptr %s, i32 %c) {
; CHECK-NEXT:   %1 = load i8, ptr %s, align 1
; CHECK-NEXT:   %2 = trunc i32 %c to i8
; CHECK-NEXT:   %3 = icmp eq i8 %1, %2
; CHECK-NEXT:   %r = select i1 %3, ptr %s, ptr null
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @is_one_of(i32 %c) {
; CHECK-NEXT:   %1 = trunc i32 %c to i8
; CHECK-NEXT:   %2 = icmp ne i8 %1, 13
; CHECK-NEXT:   %3 = icmp ne i8 %1, 10
; CHECK-NEXT:   %q = and i1 %2, %3
; CHECK-NEXT:   ret i1 %q
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @some_bytes(i64 %n) {
; CHECK-NEXT:   %1 = icmp ult i64 %n, 3
; CHECK-NEXT:   %r = select i1 %1, ptr null, ptr getelementptr inbounds nuw (i8, ptr @hello, i64 2)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @nowhere(i64 %n) {
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @at_once(ptr align 4 %a, ptr align 4 %b) {
; CHECK-NEXT:   %1 = load i32, ptr %a, align 4
; CHECK-NEXT:   %2 = load i32, ptr %b, align 4
; CHECK-NEXT:   %q = icmp eq i32 %1, %2
; CHECK-NEXT:   %z = zext i1 %q to i32
; CHECK-NEXT:   ret i32 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @equality_only(ptr %a, ptr %b) {
; CHECK-NEXT:   %r = call i32 @bcmp(ptr noundef nonnull dereferenceable(11) %a, ptr noundef nonnull dereferenceable(11) %b, i64 11)
; CHECK-NEXT:   %q = icmp eq i32 %r, 0
; CHECK-NEXT:   ret i1 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @up_to_some(i64 %n) {
; CHECK-NEXT:   %1 = icmp ugt i64 %n, 5
; CHECK-NEXT:   %r = sext i1 %1 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @readable(ptr dereferenceable(8) %a) {
; CHECK-NEXT:   %r = call i32 @bcmp(ptr noundef nonnull dereferenceable(6) %a, ptr noundef nonnull dereferenceable(6) @hello, i64 6)
; CHECK-NEXT:   %q = icmp eq i32 %r, 0
; CHECK-NEXT:   ret i1 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @length_limited(i64 %n) {
; CHECK-NEXT:   %r = call i64 @llvm.umin.i64(i64 %n, i64 5)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @set_of_one(ptr %s) {
; CHECK-NEXT:   %r = call ptr @strchr(ptr noundef nonnull dereferenceable(1) %s, i32 104)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @set_of_none(ptr %s) {
; CHECK-NEXT:   %r = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %s)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @text_of_one(ptr %s) {
; CHECK-NEXT:   %r = call ptr @strchr(ptr noundef nonnull dereferenceable(1) %s, i32 104)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare i64 @strlen(ptr) #0
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare ptr @memrchr(ptr, i32, i64) #0
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare i32 @bcmp(ptr, ptr, i64) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.umin.i64(i64, i64) #1
; CHECK: attributes #0 = { nofree nounwind }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
