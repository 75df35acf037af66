; RUN: %nvopt -passes=dse -S %s | FileCheck %s
; RUN: %nvopt -passes=dse -enable-dse-partial-overwrite-tracking=false -S %s | FileCheck %s --check-prefix=ALONE
; RUN: %nvopt -passes=dse -enable-dse-partial-store-merging=false -S %s | FileCheck %s --check-prefix=UNMERGED
; Writes that are overwritten in part: what covers them together, ends that are cut off, constants that become one.

; CHECK-LABEL: define void @two_halves(
; CHECK-NOT:     store i32 %x
; ALONE-LABEL: define void @two_halves(
; ALONE:         store i32 %x
define void @two_halves(ptr %p, i32 %x, i16 %a, i16 %b) {
  %q = getelementptr i8, ptr %p, i64 2
  store i32 %x, ptr %p
  store i16 %a, ptr %p
  store i16 %b, ptr %q
  ret void
}

; CHECK-LABEL: define void @three_of_four_bytes(
; CHECK:         store i32 %x
define void @three_of_four_bytes(ptr %p, i32 %x, i16 %a, i8 %b) {
  %q = getelementptr i8, ptr %p, i64 3
  store i32 %x, ptr %p
  store i16 %a, ptr %p
  store i8 %b, ptr %q
  ret void
}

; CHECK-LABEL: define void @memset_end(
; CHECK:         call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 24, i1 false)
; ALONE-LABEL: define void @memset_end(
; ALONE:         i64 32
define void @memset_end(ptr %p, i64 %x) {
  call void @llvm.memset.p0.i64(ptr align 4 dereferenceable(32) %p, i8 0, i64 32, i1 false)
  %q = getelementptr i8, ptr %p, i64 24
  store i64 %x, ptr %q
  ret void
}

; CHECK-LABEL: define void @memset_beginning(
; CHECK:         [[Q:%.*]] = getelementptr inbounds i8, ptr %p, i64 4
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr align 4 [[Q]], i8 0, i64 28, i1 false)
define void @memset_beginning(ptr %p, i32 %x) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 32, i1 false)
  store i32 %x, ptr %p
  ret void
}

; Less than the alignment is not worth it.
; CHECK-LABEL: define void @memset_keeps_its_alignment(
; CHECK:         i64 32
define void @memset_keeps_its_alignment(ptr %p, i16 %x) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 32, i1 false)
  store i16 %x, ptr %p
  ret void
}

; CHECK-LABEL: define void @memcpy_end(
; CHECK:         i64 8, i1 false)
define void @memcpy_end(ptr noalias %p, ptr noalias %from, i64 %x) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %from, i64 16, i1 false)
  %q = getelementptr i8, ptr %p, i64 8
  store i64 %x, ptr %q
  ret void
}

; The source moves with the destination: the beginning stays.
; CHECK-LABEL: define void @memcpy_beginning(
; CHECK:         i64 16, i1 false)
define void @memcpy_beginning(ptr noalias %p, ptr noalias %from, i64 %x) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %from, i64 16, i1 false)
  store i64 %x, ptr %p
  ret void
}

; CHECK-LABEL: define void @read_by_a_thread_at_the_barrier(
; CHECK:         i64 32
define void @read_by_a_thread_at_the_barrier(ptr %p, i64 %x) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 32, i1 false)
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i8, ptr %p, i64 24
  store i64 %x, ptr %q
  ret void
}

; CHECK-LABEL: define void @constants(
; CHECK:         store i32 16909064, ptr %p
; CHECK-NOT:     store
; UNMERGED-LABEL: define void @constants(
; UNMERGED:      store i32
; UNMERGED:      store i8
define void @constants(ptr %p) {
  store i32 16909060, ptr %p
  store i8 8, ptr %p
  ret void
}

; The wide one is written as a whole elsewhere too: the narrow one would come too early.
; CHECK-LABEL: define void @constants_written_between(
; CHECK:         store i8 8
define void @constants_written_between(ptr %p, ptr %q, i1 %c) {
  store i32 16909060, ptr %p
  store i16 5, ptr %q
  store i8 8, ptr %p
  ret void
}

; An atomic store is not made a part of a plain one.
; CHECK-LABEL: define void @constants_atomic(
; CHECK:         store atomic i8
define void @constants_atomic(ptr %p) {
  store i32 16909060, ptr %p
  store atomic i8 8, ptr %p unordered, align 1
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.nvvm.barrier0()
