; RUN: %nvopt -passes=memcpyopt -S %s | FileCheck %s
; RUN: %nvopt -passes=memcpyopt -mtriple=nvptx64-nvidia-cuda -S %s | FileCheck %s --check-prefix=GPU
; RUN: %nvopt -passes=memcpyopt -mtriple=nvptx64-nvidia-cuda -enable-memcpyopt-without-libcalls -S %s | FileCheck %s
; Stores of one repeated byte beside each other become a fill, on a GPU only if asked for.

; CHECK-LABEL: define void @four(
; CHECK-COUNT-1: memset.p0.i64(ptr align 4 %p, i8 0, i64 16, i1 false)
; CHECK-NOT:     store
; GPU-LABEL:   define void @four(
; GPU-COUNT-4:   store
define void @four(ptr %p) {
  %a = getelementptr i32, ptr %p, i64 1
  %b = getelementptr i32, ptr %p, i64 2
  %c = getelementptr i32, ptr %p, i64 3
  store i32 0, ptr %b, align 4
  store i32 0, ptr %p, align 4
  store float 0.0, ptr %c, align 4
  store i32 0, ptr %a, align 4
  ret void
}

; CHECK-LABEL: define i32 @read_between(
; CHECK-COUNT-4: store
define i32 @read_between(ptr %p, ptr %q) {
  %a = getelementptr i32, ptr %p, i64 1
  %b = getelementptr i32, ptr %p, i64 2
  %c = getelementptr i32, ptr %p, i64 3
  store i32 0, ptr %p
  store i32 0, ptr %a
  %x = load i32, ptr %q
  store i32 0, ptr %b
  store i32 0, ptr %c
  ret i32 %x
}

; CHECK-LABEL: define void @a_byte_that_is_no_constant(
; CHECK:         memset.p0.i64(ptr %p, i8 %x, i64 4, i1 false)
define void @a_byte_that_is_no_constant(ptr %p, i8 %x) {
  %a = getelementptr i8, ptr %p, i64 1
  %b = getelementptr i8, ptr %p, i64 2
  %c = getelementptr i8, ptr %p, i64 3
  store i8 %x, ptr %p
  store i8 %x, ptr %a
  store i8 %x, ptr %b
  store i8 %x, ptr %c
  ret void
}

; CHECK-LABEL: define void @fill_grows(
; CHECK:         memset.p0.i64(ptr align 8 %p, i8 1, i64 24, i1 false)
; CHECK-NOT:     store
define void @fill_grows(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 1, i64 16, i1 false)
  %a = getelementptr i8, ptr %p, i64 16
  store i64 72340172838076673, ptr %a
  ret void
}

; CHECK-LABEL: define void @aggregate(
; CHECK:         memset
define void @aggregate(ptr %p) {
  store [8 x i32] zeroinitializer, ptr %p
  ret void
}

; CHECK-LABEL: define void @vectors(
; CHECK:         memset.p0.i64(ptr align 16 %p, i8 0, i64 32, i1 false)
; CHECK-NOT:     store
define void @vectors(ptr %p) {
  store <4 x i32> zeroinitializer, ptr %p, align 16
  %a = getelementptr i8, ptr %p, i64 16
  store <16 x i8> zeroinitializer, ptr %a, align 16
  ret void
}

; Bits between the last lane and the last byte are no part of the value.
; CHECK-LABEL: define void @odd_vectors(
; CHECK-NOT:     memset
; CHECK:         ret void
define void @odd_vectors(ptr %p) {
  store <20 x i1> zeroinitializer, ptr %p, align 16
  %a = getelementptr i8, ptr %p, i64 3
  store <20 x i1> zeroinitializer, ptr %a, align 16
  ret void
}

; CHECK-LABEL: define void @atomic_and_volatile(
; CHECK-COUNT-4: store
define void @atomic_and_volatile(ptr %p) {
  %a = getelementptr i32, ptr %p, i64 1
  %b = getelementptr i32, ptr %p, i64 2
  %c = getelementptr i32, ptr %p, i64 3
  store i32 0, ptr %p
  store volatile i32 0, ptr %a
  store atomic i32 0, ptr %b monotonic, align 4
  store i32 0, ptr %c
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
