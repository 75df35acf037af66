; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What functions of the C library access is written down at the call; lengths and numbers of constant strings.
target triple = "x86_64-unknown-linux-gnu"
@twelve = constant [3 x i8] c"12\00"
@hex = constant [5 x i8] c"0x1f\00"
@no = constant [4 x i8] c"12z\00"
@big = constant [11 x i8] c"2147483648\00"
@hello = constant [6 x i8] c"hello\00"
@longer = constant [7 x i8] c"longer\00"
declare i64 @strlen(ptr)
declare i32 @memcmp(ptr, ptr, i64)
declare ptr @strncpy(ptr, ptr, i64)
declare i32 @printf(ptr, ...)
declare i64 @strtol(ptr, ptr, i32)
declare i32 @atoi(ptr)
define void @touched(ptr %p, ptr %q, i64 %n) {
  %a = call i64 @strlen(ptr %p)
  %b = call i32 @memcmp(ptr %p, ptr %q, i64 7)
  %c = call ptr @strncpy(ptr %p, ptr %q, i64 %n)
  %d = call i32 (ptr, ...) @printf(ptr %p, i32 1)
  %e = call i64 @strtol(ptr %p, ptr null, i32 10)
  ret void
}
define i1 @is_empty(ptr %p) {
  %n = call i64 @strlen(ptr %p)
  %c = icmp eq i64 %n, 0
  ret i1 %c
}
define i64 @rest(i64 %i) {
  %p = getelementptr i8, ptr @hello, i64 %i
  %n = call i64 @strlen(ptr %p)
  ret i64 %n
}
define i64 @choice(i1 %c) {
  %p = select i1 %c, ptr @hello, ptr @longer
  %n = call i64 @strlen(ptr %p)
  ret i64 %n
}
define i64 @decimal() {
  %n = call i64 @strtol(ptr @twelve, ptr null, i32 10)
  ret i64 %n
}
define i64 @any_base() {
  %n = call i64 @strtol(ptr @hex, ptr null, i32 0)
  ret i64 %n
}
define i64 @no_number() {
  %n = call i64 @strtol(ptr @no, ptr null, i32 10)
  ret i64 %n
}
define i32 @does_not_fit() {
  %n = call i32 @atoi(ptr @big)
  ret i32 %n
}

; CHECK: target triple = "x86_64-unknown-linux-gnu"
; CHECK: @twelve = constant [3 x i8] c"12\00"
; CHECK-NEXT: @hex = constant [5 x i8] c"0x1f\00"
; CHECK-NEXT: @no = constant [4 x i8] c"12z\00"
; CHECK-NEXT: @big = constant [11 x i8] c"2147483648\00"
; CHECK-NEXT: @hello = constant [6 x i8] c"hello\00"
; CHECK-NEXT: @longer = constant [7 x i8] c"longer\00"
; CHECK: declare i64 @strlen(ptr)
; CHECK: declare i32 @memcmp(ptr, ptr, i64)
; CHECK: declare ptr @strncpy(ptr, ptr, i64)
; CHECK: declare i32 @printf(ptr, ...)
; CHECK: declare i64 @strtol(ptr, ptr, i32)
; CHECK: declare i32 @atoi(ptr)
; CHECK-LABEL: define void @touched(ptr %p, ptr %q, i64 %n) {
; CHECK-NEXT:   %a = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %p)
; CHECK-NEXT:   %b = call i32 @memcmp(ptr noundef nonnull dereferenceable(7) %p, ptr noundef nonnull dereferenceable(7) %q, i64 7)
; CHECK-NEXT:   %c = call ptr @strncpy(ptr %p, ptr %q, i64 %n)
; CHECK-NEXT:   %d = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %p, i32 1)
; CHECK-NEXT:   %e = call i64 @strtol(ptr captures(none) %p, ptr null, i32 10)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @is_empty(ptr %p) {
; CHECK-NEXT:   %1 = load i8, ptr %p, align 1
; CHECK-NEXT:   %c = icmp eq i8 %1, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @rest(i64 %i) {
; CHECK-NEXT:   %n = sub i64 5, %i
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @choice(i1 %c) {
; CHECK-NEXT:   %n = select i1 %c, i64 5, i64 6
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @decimal() {
; CHECK-NEXT:   ret i64 12
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @any_base() {
; CHECK-NEXT:   ret i64 31
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @no_number() {
; CHECK-NEXT:   %n = call i64 @strtol(ptr nonnull captures(none) @no, ptr null, i32 10)
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @does_not_fit() {
; CHECK-NEXT:   %n = call i32 @atoi(ptr nonnull @big)
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
