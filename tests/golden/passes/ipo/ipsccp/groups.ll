; RUN: %nvopt -passes='ipsccp' -shuffle-seed=3 -j4 -S %s | FileCheck %s
; Functions that mention each other, or one variable that is followed, are solved together; the others each by itself, on any thread: a constant that f returns, one that a variable holds for
; good, one that another kernel overwrites, an interval of a kernel that is alone.
target triple = "nvptx64-nvidia-cuda"
@held = internal global i32 7
@written = internal global i32 7
define internal i32 @f(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}
define ptx_kernel void @calls(ptr %p) {
  %r = call i32 @f(i32 4)
  store i32 %r, ptr %p
  ret void
}
define ptx_kernel void @reads(ptr %p) {
  %r = load i32, ptr @held
  store i32 %r, ptr %p
  ret void
}
define ptx_kernel void @alone(ptr %p, i32 %x) {
  %m = and i32 %x, 15
  %z = sext i32 %m to i64
  %q = getelementptr i32, ptr %p, i64 %z
  store i32 %m, ptr %q
  ret void
}
define ptx_kernel void @writes(i32 %x) {
  store i32 %x, ptr @written
  ret void
}
define ptx_kernel void @reads_what_is_written(ptr %p) {
  %r = load i32, ptr @written
  store i32 %r, ptr %p
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @written = internal global i32 7
; CHECK-LABEL: define internal i32 @f(i32 %x) {
; CHECK-NEXT:   ret i32 poison
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @calls(ptr %p) {
; CHECK-NEXT:   %r = call i32 @f(i32 4)
; CHECK-NEXT:   store i32 5, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @reads(ptr %p) {
; CHECK-NEXT:   store i32 7, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @alone(ptr %p, i32 %x) {
; CHECK-NEXT:   %m = and i32 %x, 15
; CHECK-NEXT:   %z = zext nneg i32 %m to i64
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i64 %z
; CHECK-NEXT:   store i32 %m, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @writes(i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr @written, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @reads_what_is_written(ptr %p) {
; CHECK-NEXT:   %r = load i32, ptr @written, align 4
; CHECK-NEXT:   store i32 %r, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
