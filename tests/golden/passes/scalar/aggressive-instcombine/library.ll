; RUN: %nvopt -passes=aggressive-instcombine -S %s | FileCheck %s
; RUN: sed 's/^target triple.*/target triple = "nvptx64-nvidia-cuda"/' %s | %nvopt -passes=aggressive-instcombine -S - | FileCheck %s --check-prefix=GPU
; RUN: %nvopt -passes=aggressive-instcombine -strncmp-inline-threshold=1 -memchr-inline-threshold=1 -S %s | FileCheck %s --check-prefix=GPU
; The host's library compares and searches short strings in place; on a GPU these names are nobody's in particular.
target triple = "x86_64-unknown-linux-gnu"
@ab = internal constant [3 x i8] c"ab\00"
declare i32 @strncmp(ptr, ptr, i64)
declare i32 @strcmp(ptr, ptr)
declare ptr @memchr(ptr, i32, i64)
declare double @sqrt(double)

; CHECK-LABEL: define i1 @equal(
; CHECK:       sub_0:
; CHECK-NEXT:    %1 = load i8, ptr %p, align 1
; CHECK-NEXT:    %2 = zext i8 %1 to i32
; CHECK-NEXT:    %3 = sub i32 %2, 97
; CHECK-NEXT:    %4 = icmp ne i32 %3, 0
; CHECK-NEXT:    br i1 %4, label %ne, label %sub_1
; CHECK:       sub_1:
; CHECK:         load i8
; CHECK:         %8 = sub i32 %7, 98
; CHECK:       ne:
; CHECK-NEXT:    %r = phi i32 [ %3, %sub_0 ], [ %8, %sub_1 ]
; GPU: call i32 @strncmp
define i1 @equal(ptr %p) {
  %r = call i32 @strncmp(ptr %p, ptr @ab, i64 2)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
; CHECK-LABEL: define i1 @less(
; CHECK-NEXT:    call i32 @strcmp
; GPU: call i32 @strcmp
define i1 @less(ptr %p) {
  %r = call i32 @strcmp(ptr %p, ptr @ab)
  %c = icmp slt i32 %r, 0
  ret i1 %c
}
; CHECK-LABEL: define ptr @find(
; CHECK:         switch i8
; CHECK-NEXT:      i8 97, label %memchr.case
; CHECK-NEXT:      i8 98, label %memchr.case
; CHECK:         %memchr.idx = phi i64 [ 0, %memchr.case ], [ 1, %memchr.case{{.*}} ]
; CHECK-NEXT:    getelementptr inbounds i8, ptr @ab, i64 %memchr.idx
; GPU: call ptr @memchr
define ptr @find(i32 %c) {
  %r = call ptr @memchr(ptr @ab, i32 %c, i64 2)
  ret ptr %r
}
; CHECK-LABEL: define double @root(
; CHECK:         call double @llvm.sqrt.f64
; GPU: double @{{.*}}sqrt
define double @root(double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %r = call double @sqrt(double %a)
  ret double %r
}
; CHECK-LABEL: define double @root_of_anything(
; CHECK-NEXT:    call double @sqrt(
define double @root_of_anything(double %x) {
  %r = call double @sqrt(double %x)
  ret double %r
}
