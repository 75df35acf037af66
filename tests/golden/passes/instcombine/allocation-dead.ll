; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
declare ptr @malloc(i64)
declare void @free(ptr)
declare ptr @pool_get(i64) allockind("alloc,uninitialized") "alloc-family"="pool"
declare void @pool_put(ptr allocptr) allockind("free") "alloc-family"="pool"
declare ptr @_Znwm(i64) nobuiltin
declare void @use(ptr)

; Memory that is only written goes with its stores, its release and the question whether there is any.
define i1 @only_written(i32 %v) {
  %p = call ptr @malloc(i64 16)
  %c = icmp eq ptr %p, null
  br i1 %c, label %out, label %go
go:
  %q = getelementptr i8, ptr %p, i64 4
  store i32 %v, ptr %q
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  call void @free(ptr %p)
  br label %out
out:
  ret i1 %c
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.assume(i1)
define void @never_used() {
  %p = call ptr @malloc(i64 16)
  ret void
}
define void @by_attributes() {
  %p = call ptr @pool_get(i64 16)
  store i8 1, ptr %p
  call void @pool_put(ptr %p)
  ret void
}

; What stays: memory that is read, known elsewhere, written volatile, released by another family, compared with another
; address; a function of that name which is called under another convention or which the program may replace.
define i32 @read() {
  %p = call ptr @malloc(i64 16)
  %x = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %x
}
define void @known() {
  %p = call ptr @malloc(i64 16)
  call void @use(ptr %p)
  call void @free(ptr %p)
  ret void
}
define void @volatile() {
  %p = call ptr @malloc(i64 16)
  store volatile i32 0, ptr %p
  call void @free(ptr %p)
  ret void
}
define void @other_family() {
  %p = call ptr @malloc(i64 16)
  call void @pool_put(ptr %p)
  ret void
}
define i1 @compared(ptr %q) {
  %p = call ptr @malloc(i64 16)
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
define void @replaced() {
  %p = call ptr @_Znwm(i64 16)
  ret void
}
define void @forbidden() {
  %p = call ptr @malloc(i64 16) nobuiltin
  ret void
}
; Where null is a place, memory may be there.
define i1 @null_is_a_place() null_pointer_is_valid {
  %p = call ptr @malloc(i64 16)
  %c = icmp ne ptr %p, null
  ret i1 %c
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: declare ptr @malloc(i64)
; CHECK: declare void @free(ptr)
; CHECK: ; Function Attrs: allockind("alloc,uninitialized")
; CHECK-NEXT: declare ptr @pool_get(i64) #0
; CHECK: ; Function Attrs: allockind("free")
; CHECK-NEXT: declare void @pool_put(ptr allocptr) #1
; CHECK: ; Function Attrs: nobuiltin
; CHECK-NEXT: declare ptr @_Znwm(i64) #2
; CHECK: declare void @use(ptr)
; CHECK-LABEL: define i1 @only_written(i32 %v) {
; CHECK-NEXT:   br i1 false, label %out, label %go
; CHECK: go:                                               ; preds = %0
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %go, %0
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #4
; CHECK-LABEL: define void @never_used() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @by_attributes() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @read() {
; CHECK-NEXT:   %p = call ptr @malloc(i64 16)
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define void @known() {
; CHECK-NEXT:   %p = call ptr @malloc(i64 16)
; CHECK-NEXT:   call void @use(ptr %p)
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @volatile() {
; CHECK-NEXT:   %p = call ptr @malloc(i64 16)
; CHECK-NEXT:   store volatile i32 0, ptr %p, align 4
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @other_family() {
; CHECK-NEXT:   %p = call ptr @malloc(i64 16)
; CHECK-NEXT:   call void @pool_put(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compared(ptr %q) {
; CHECK-NEXT:   %p = call ptr @malloc(i64 16)
; CHECK-NEXT:   %c = icmp eq ptr %p, %q
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define void @replaced() {
; CHECK-NEXT:   %p = call ptr @_Znwm(i64 16)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @forbidden() {
; CHECK-NEXT:   %p = call ptr @malloc(i64 16) #2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define i1 @null_is_a_place() #5 {
; CHECK-NEXT:   %p = call ptr @malloc(i64 16)
; CHECK-NEXT:   %c = icmp ne ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: attributes #0 = { allockind("alloc,uninitialized") "alloc-family"="pool" }
; CHECK-NEXT: attributes #1 = { allockind("free") "alloc-family"="pool" }
; CHECK-NEXT: attributes #2 = { nobuiltin }
; CHECK-NEXT: attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; CHECK-NEXT: attributes #5 = { null_pointer_is_valid }
