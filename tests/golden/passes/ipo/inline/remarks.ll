; RUN: %nvopt -passes='inline' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; What opt says of each call, in its words: inlined with its cost, marked so, refused with the reason. Calls of what has no body are for the file only.
target triple = "nvptx64-nvidia-cuda"

declare i32 @ext(i32)
define i32 @noin(i32 %x) noinline {
  ret i32 %x
}
define i32 @small(i32 %x) {
  %y = mul i32 %x, %x
  ret i32 %y
}
define i32 @marked(i32 %x) alwaysinline {
  %a = add i32 %x, 1
  ret i32 %a
}
define i32 @recursive(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %y = sub i32 %x, 1
  %r = call i32 @recursive(i32 %y)
  %q = sub i32 %x, %r
  ret i32 %q
}
define weak i32 @weak(i32 %x) {
  ret i32 %x
}
define i32 @unoptimized() noinline optnone {
  %a = call i32 @weak(i32 1)
  %b = call i32 @marked(i32 1)
  ret i32 %a
}
define i32 @reads_varargs(i32 %x, ...) {
  %p = alloca i8
  call void @llvm.va_start(ptr %p)
  ret i32 %x
}
define i32 @returns_twice(i32 %x) {
  %a = call i32 @jump() returns_twice
  ret i32 %a
}
declare i32 @jump() returns_twice
define i32 @sanitized(i32 %x) sanitize_address {
  ret i32 %x
}
define i32 @large(i32 %x) {
  %a = call i32 @ext(i32 %x)
  %b = call i32 @ext(i32 %a)
  %c = call i32 @ext(i32 %b)
  %d = call i32 @ext(i32 %c)
  ret i32 %d
}
define i32 @small_caller(i32 %x) minsize optsize {
  %r = call i32 @large(i32 %x)
  ret i32 %r
}
define i32 @f(i32 %x) {
  %a = call i32 @noin(i32 %x)
  %b = call i32 @marked(i32 %a)
  %c = call i32 @recursive(i32 %b)
  %d = call i32 @weak(i32 %c)
  %e = call i32 (i32, ...) @reads_varargs(i32 %d, i32 1)
  %g = call i32 @returns_twice(i32 %e)
  %h = call i32 @ext(i32 %g) noinline
  %i = call i32 @marked(i32 %h) noinline
  %1 = call i32 @sanitized(i32 %i)
  %2 = call i32 @small(i32 %1)
  ret i32 %2
}

; CHECK: remark: <unknown>:0:0: 'recursive' not inlined into 'recursive' because it should never be inlined (cost=never): recursive (@recursive: %r = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'weak' not inlined into 'unoptimized' because it should never be inlined (cost=never): optnone attribute (@unoptimized: %a = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'marked' inlined into 'unoptimized' with (cost=always): always inline attribute (@unoptimized: %b = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'large' not inlined into 'small_caller' because too costly to inline (cost=105, threshold=82) (@small_caller: %r = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'noin' not inlined into 'f' because it should never be inlined (cost=never): noinline function attribute (@f: %a = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'marked' inlined into 'f' with (cost=always): always inline attribute (@f: %b = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'recursive' not inlined into 'f' because it should never be inlined (cost=never): recursive (@f: %c = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'weak' not inlined into 'f' because it should never be inlined (cost=never): interposable (@f: %d = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'reads_varargs' not inlined into 'f' because it should never be inlined (cost=never): varargs (@f: %e = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'returns_twice' not inlined into 'f' because it should never be inlined (cost=never): exposes returns twice (@f: %g = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'marked' not inlined into 'f' because it should never be inlined (cost=never): noinline call site attribute (@f: %i = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'sanitized' not inlined into 'f' because it should never be inlined (cost=never): conflicting attributes (@f: %1 = call)
; CHECK-NEXT: remark: <unknown>:0:0: 'small' inlined into 'f' with (cost=-30, threshold=3712) (@f: %2 = call)
; CHECK-NOT: remark:
