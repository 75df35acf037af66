; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
target triple = "x86_64-unknown-linux-gnu"
@g = global [60 x i8] zeroinitializer
@x = external global [60 x i8]
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i32 @llvm.objectsize.i32.p0(ptr, i1, i1, i1)
declare ptr @malloc(i64)
declare ptr @own(i64, i64) allocsize(0,1)
define i64 @rest_of_variable() {
  %v = alloca [10 x i8]
  %p = getelementptr i8, ptr %v, i64 4
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %n
}
define i64 @beyond() {
  %n = call i64 @llvm.objectsize.i64.p0(ptr getelementptr (i8, ptr @g, i64 61), i1 false, i1 false, i1 false)
  ret i64 %n
}
define i64 @may_be_another() {
  %n = call i64 @llvm.objectsize.i64.p0(ptr @x, i1 false, i1 false, i1 false)
  ret i64 %n
}
define i64 @same_either_way(i1 %c) {
  %a = alloca [20 x i8]
  %b = alloca [10 x i8]
  %q = getelementptr i8, ptr %a, i64 10
  %p = select i1 %c, ptr %q, ptr %b
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %n
}
define i64 @allocated() {
  %p = call ptr @own(i64 4, i64 5)
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %n
}
define i32 @too_large_for_the_answer() {
  %p = call ptr @malloc(i64 5000000000)
  %n = call i32 @llvm.objectsize.i32.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i32 %n
}
define i64 @null_is_unknown() {
  %n = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 true, i1 false)
  ret i64 %n
}
define i64 @null_is_empty() {
  %n = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 false, i1 false)
  ret i64 %n
}

; CHECK: target triple = "x86_64-unknown-linux-gnu"
; CHECK: @g = global [60 x i8] zeroinitializer
; CHECK-NEXT: @x = external global [60 x i8]
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.objectsize.i32.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #0
; CHECK: declare ptr @malloc(i64)
; CHECK: ; Function Attrs: allocsize(0,1)
; CHECK-NEXT: declare ptr @own(i64, i64) #1
; CHECK-LABEL: define i64 @rest_of_variable() {
; CHECK-NEXT:   ret i64 6
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @beyond() {
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @may_be_another() {
; CHECK-NEXT:   %n = call i64 @llvm.objectsize.i64.p0(ptr @x, i1 false, i1 false, i1 false)
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @same_either_way(i1 %c) {
; CHECK-NEXT:   ret i64 10
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @allocated() {
; CHECK-NEXT:   %p = call ptr @own(i64 4, i64 5)
; CHECK-NEXT:   ret i64 20
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @too_large_for_the_answer() {
; CHECK-NEXT:   %p = call ptr @malloc(i64 5000000000)
; CHECK-NEXT:   %n = call i32 @llvm.objectsize.i32.p0(ptr %p, i1 false, i1 false, i1 false)
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @null_is_unknown() {
; CHECK-NEXT:   %n = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 true, i1 false)
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @null_is_empty() {
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { allocsize(0,1) }
