; RUN: %nvopt -passes=dse -S %s | FileCheck %s
; RUN: %nvopt -passes=dse -dse-optimize-memoryssa=false -S %s | FileCheck %s --check-prefix=NEAREST
; A store of what the place holds already goes.

; CHECK-LABEL: define void @just_loaded(
; CHECK-NOT:     store
define void @just_loaded(ptr %p) {
  %x = load i32, ptr %p
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: define void @another_thread_may_have_written(
; CHECK:         store i32 %x
define void @another_thread_may_have_written(ptr %p) {
  %x = load i32, ptr %p
  call void @llvm.nvvm.barrier0()
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: define void @loaded_before_the_branch(
; CHECK-NOT:     store i32 %x
define void @loaded_before_the_branch(ptr noalias %p, ptr noalias %q, i1 %c) {
  %x = load i32, ptr %p
  br i1 %c, label %a, label %j
a:
  store i32 7, ptr %q
  br label %j
j:
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: define void @written_on_one_side(
; CHECK:         store i32 %x
define void @written_on_one_side(ptr %p, i1 %c) {
  %x = load i32, ptr %p
  br i1 %c, label %a, label %j
a:
  store i32 7, ptr %p
  call void @use(ptr %p)
  br label %j
j:
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: define void @branch_says_so(
; CHECK-NOT:     store
define void @branch_says_so(ptr %p, i32 %v) {
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, %v
  br i1 %c, label %same, label %other
same:
  store i32 %v, ptr %p
  ret void
other:
  ret void
}

; An equal address may be another pointer.
; CHECK-LABEL: define void @branch_compares_addresses(
; CHECK:         store ptr %v
define void @branch_compares_addresses(ptr %p, ptr %v) {
  %x = load ptr, ptr %p
  %c = icmp eq ptr %x, %v
  br i1 %c, label %same, label %other
same:
  store ptr %v, ptr %p
  ret void
other:
  ret void
}

; CHECK-LABEL: define void @twice(
; CHECK-COUNT-2: store
; CHECK-NOT:     store
; NEAREST-LABEL: define void @twice(
; NEAREST-COUNT-3: store
define void @twice(ptr noalias %p, ptr noalias %q, i32 %x) {
  store i32 %x, ptr %p
  %y = load i32, ptr %p
  store i32 %y, ptr %q
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: define i32 @memset_and_one_of_its_bytes(
; CHECK-NOT:     store
define i32 @memset_and_one_of_its_bytes(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 16, i1 false)
  %x = load i32, ptr %p
  store i32 16843009, ptr %p
  ret i32 %x
}

; CHECK-LABEL: define void @any_bytes_do(
; CHECK-NOT:     store
define void @any_bytes_do(ptr %p) {
  store i32 poison, ptr %p
  ret void
}

; Undef overwrites poison: without the store a read, and a branch on it, would be another.
; CHECK-LABEL: define void @undef_is_not_any_bytes(
; CHECK:         store i32 undef
define void @undef_is_not_any_bytes(ptr %p) {
  store i32 undef, ptr %p
  ret void
}

; A fresh slot holds undef.
; CHECK-LABEL: define i32 @undef_is_there(
; CHECK-NOT:     store
; CHECK:         ret i32
define i32 @undef_is_there() {
  %p = alloca i32
  store i32 undef, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: define ptr @zeroed(
; CHECK-NOT:     store
define ptr @zeroed() {
  %m = call noalias ptr @get_zeroed(i64 8)
  store i32 0, ptr %m
  ret ptr %m
}

declare void @use(ptr) nounwind
declare noalias ptr @get_zeroed(i64) nounwind willreturn allockind("alloc,zeroed") memory(inaccessiblemem: readwrite)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.nvvm.barrier0()
