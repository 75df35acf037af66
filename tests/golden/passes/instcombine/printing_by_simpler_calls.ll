; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What is printed with constant formats, by functions that do less; where the result is asked for, only what is known.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@hello = private constant [6 x i8] c"hello\00"
@hellonl = private constant [7 x i8] c"hello\0A\00"
@empty = private constant [1 x i8] c"\00"
@one = private constant [2 x i8] c"h\00"
@fs = private constant [3 x i8] c"%s\00"
@fc = private constant [3 x i8] c"%c\00"
@fsn = private constant [4 x i8] c"%s\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @sprintf(ptr, ptr, ...)
declare i32 @snprintf(ptr, i64, ptr, ...)
declare i32 @fprintf(ptr, ptr, ...)
declare i32 @fputs(ptr, ptr)
declare i64 @fwrite(ptr, i64, i64, ptr)
declare i32 @puts(ptr)
define void @print(ptr %s, i32 %c) {
  call i32 (ptr, ...) @printf(ptr @hellonl)
  call i32 (ptr, ...) @printf(ptr @fc, i32 %c)
  call i32 (ptr, ...) @printf(ptr @fsn, ptr %s)
  call i32 (ptr, ...) @printf(ptr @one)
  call i32 (ptr, ...) @printf(ptr @empty)
  call i32 (ptr, ...) @printf(ptr @fs, ptr @one)
  call i32 (ptr, ...) @printf(ptr @hello)
  call i32 @puts(ptr @empty)
  ret void
}
define i32 @known_text(ptr %d) {
  %r = call i32 (ptr, ptr, ...) @sprintf(ptr %d, ptr @hello)
  ret i32 %r
}
define i32 @difference(ptr %d, ptr %s) {
  %r = call i32 (ptr, ptr, ...) @sprintf(ptr %d, ptr @fs, ptr %s)
  ret i32 %r
}
define void @nobody_asks(ptr %d, ptr %s) {
  %r = call i32 (ptr, ptr, ...) @sprintf(ptr %d, ptr @fs, ptr %s)
  ret void
}
define i32 @one_char(ptr %d, i32 %s) {
  %r = call i32 (ptr, ptr, ...) @sprintf(ptr %d, ptr @fc, i32 %s)
  ret i32 %r
}
define i32 @cut(ptr %d) {
  %r = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %d, i64 3, ptr @hello)
  ret i32 %r
}
define void @to_file(ptr %f, ptr %s, i32 %c) {
  call i32 (ptr, ptr, ...) @fprintf(ptr %f, ptr @hello)
  call i32 (ptr, ptr, ...) @fprintf(ptr %f, ptr @fs, ptr %s)
  call i32 (ptr, ptr, ...) @fprintf(ptr %f, ptr @fc, i32 %c)
  call i32 @fputs(ptr @hello, ptr %f)
  call i64 @fwrite(ptr %s, i64 1, i64 1, ptr %f)
  call i64 @fwrite(ptr %s, i64 0, i64 1, ptr %f)
  ret void
}

; CHECK: target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
; CHECK-NEXT: target triple = "x86_64-unknown-linux-gnu"
; CHECK: @hello = private constant [6 x i8] c"hello\00"
; CHECK-NEXT: @hellonl = private constant [7 x i8] c"hello\0A\00"
; CHECK-NEXT: @empty = private constant [1 x i8] zeroinitializer
; CHECK-NEXT: @one = private constant [2 x i8] c"h\00"
; CHECK-NEXT: @fs = private constant [3 x i8] c"%s\00"
; CHECK-NEXT: @fc = private constant [3 x i8] c"%c\00"
; CHECK-NEXT: @fsn = private constant [4 x i8] c"%s\0A\00"
; CHECK-NEXT: @str = private unnamed_addr constant [6 x i8] c"hello\00", align 1
; CHECK: declare i32 @printf(ptr, ...)
; CHECK: declare i32 @sprintf(ptr, ptr, ...)
; CHECK: declare i32 @snprintf(ptr, i64, ptr, ...)
; CHECK: declare i32 @fprintf(ptr, ptr, ...)
; CHECK: declare i32 @fputs(ptr, ptr)
; CHECK: declare i64 @fwrite(ptr, i64, i64, ptr)
; CHECK: declare i32 @puts(ptr)
; CHECK-LABEL: define void @print(ptr %s, i32 %c) {
; CHECK-NEXT:   %1 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @str)
; CHECK-NEXT:   %2 = call i32 @putchar(i32 %c)
; CHECK-NEXT:   %3 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %s)
; CHECK-NEXT:   %4 = call i32 @putchar(i32 104)
; CHECK-NEXT:   %5 = call i32 @putchar(i32 104)
; CHECK-NEXT:   %6 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @hello)
; CHECK-NEXT:   %7 = call i32 @putchar(i32 10)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @known_text(ptr %d) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %d, ptr noundef nonnull align 1 dereferenceable(6) @hello, i64 6, i1 false)
; CHECK-NEXT:   ret i32 5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @difference(ptr %d, ptr %s) {
; CHECK-NEXT:   %1 = call ptr @stpcpy(ptr noundef nonnull dereferenceable(1) %d, ptr noundef nonnull dereferenceable(1) %s)
; CHECK-NEXT:   %2 = ptrtoint ptr %1 to i64
; CHECK-NEXT:   %3 = ptrtoint ptr %d to i64
; CHECK-NEXT:   %4 = sub i64 %2, %3
; CHECK-NEXT:   %r = trunc i64 %4 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @nobody_asks(ptr %d, ptr %s) {
; CHECK-NEXT:   %1 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %d, ptr noundef nonnull dereferenceable(1) %s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @one_char(ptr %d, i32 %s) {
; CHECK-NEXT:   %1 = trunc i32 %s to i8
; CHECK-NEXT:   store i8 %1, ptr %d, align 1
; CHECK-NEXT:   %2 = getelementptr inbounds nuw i8, ptr %d, i64 1
; CHECK-NEXT:   store i8 0, ptr %2, align 1
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @cut(ptr %d) {
; CHECK-NEXT:   store i16 25960, ptr %d, align 1
; CHECK-NEXT:   %1 = getelementptr inbounds nuw i8, ptr %d, i64 2
; CHECK-NEXT:   store i8 0, ptr %1, align 1
; CHECK-NEXT:   ret i32 5
; CHECK-NEXT: }
; CHECK-LABEL: define void @to_file(ptr %f, ptr %s, i32 %c) {
; CHECK-NEXT:   %1 = call i64 @fwrite(ptr nonnull @hello, i64 5, i64 1, ptr %f)
; CHECK-NEXT:   %2 = call i32 @fputs(ptr %s, ptr %f)
; CHECK-NEXT:   %3 = call i32 @fputc(i32 %c, ptr %f)
; CHECK-NEXT:   %4 = call i64 @fwrite(ptr nonnull @hello, i64 5, i64 1, ptr %f)
; CHECK-NEXT:   %5 = load i8, ptr %s, align 1
; CHECK-NEXT:   %6 = zext i8 %5 to i32
; CHECK-NEXT:   %7 = call i32 @fputc(i32 %6, ptr %f)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare i32 @putchar(i32) #0
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare ptr @stpcpy(ptr, ptr) #0
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare ptr @strcpy(ptr, ptr) #0
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare i32 @fputc(i32, ptr) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
; CHECK: attributes #0 = { nofree nounwind }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
