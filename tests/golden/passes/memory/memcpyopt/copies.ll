; RUN: %nvopt -passes=memcpyopt -S %s | FileCheck %s
; Copies read from the first place, become fills, or go, unless something may have written in between.

target triple = "nvptx64-nvidia-cuda"
@ones = internal constant [4 x i32] [i32 -1, i32 -1, i32 undef, i32 -1]
@mixed = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

; CHECK-LABEL: define void @from_the_origin(
; CHECK:         memcpy.p0.p0.i64(ptr %c, ptr align 4 %p, i64 8, i1 false)
define void @from_the_origin(ptr noalias %p, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr align 4 %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 8, i1 false)
  ret void
}

; CHECK-LABEL: define void @from_the_middle_of_the_origin(
; CHECK:         [[Q:%.*]] = getelementptr inbounds i8, ptr %p, i64 8
; CHECK-NEXT:    memcpy.p0.p0.i64(ptr %c, ptr align 8 [[Q]], i64 8, i1 false)
define void @from_the_middle_of_the_origin(ptr noalias %p, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr align 16 %p, i64 16, i1 false)
  %m = getelementptr i8, ptr %b, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %m, i64 8, i1 false)
  ret void
}

; CHECK-LABEL: define void @beyond_what_was_copied(
; CHECK:         memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32
define void @beyond_what_was_copied(ptr noalias %p, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32, i1 false)
  ret void
}

; Behind the fill is what nobody has written, which may be the byte too.
; CHECK-LABEL: define void @longer_than_the_fill(
; CHECK:         memset.p0.i64(ptr %c, i8 7, i64 12, i1 false)
; CHECK-NOT:     memcpy
define void @longer_than_the_fill(ptr %c) {
  %a = alloca [4 x i32], align 8
  call void @llvm.memset.p0.i64(ptr %a, i8 7, i64 12, i1 false)
  %m = getelementptr i8, ptr %a, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %m, i64 12, i1 false)
  ret void
}

; CHECK-LABEL: define void @written_before_the_fill(
; CHECK:         memcpy.p0.p0.i64(ptr %c, ptr %a, i64 16
define void @written_before_the_fill(ptr %c) {
  %a = alloca [4 x i32], align 8
  store i64 1, ptr %a
  call void @llvm.memset.p0.i64(ptr %a, i8 7, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %a, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: define void @written_behind_the_fill(
; CHECK:         memcpy.p0.p0.i64(ptr %c, ptr %a, i64 16
define void @written_behind_the_fill(ptr %c) {
  %a = alloca [4 x i32], align 8
  call void @llvm.memset.p0.i64(ptr %a, i8 7, i64 12, i1 false)
  %m = getelementptr i8, ptr %a, i64 12
  store i32 1, ptr %m
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %a, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: define void @origin_written_between(
; CHECK:         memcpy.p0.p0.i64(ptr %c, ptr %b, i64 16
define void @origin_written_between(ptr noalias %p, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %p, i64 16, i1 false)
  store i32 1, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 16, i1 false)
  ret void
}

; Behind the barrier another thread may have written the origin, not the private copy.
; CHECK-LABEL: define void @origin_seen_by_others(
; CHECK:         memcpy.p0.p1.i64(ptr %t, ptr addrspace(1) %p
; CHECK:         barrier
; CHECK:         memcpy.p1.p0.i64(ptr addrspace(1) %q, ptr %t
define void @origin_seen_by_others(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %t = alloca [4 x i32]
  call void @llvm.memcpy.p0.p1.i64(ptr %t, ptr addrspace(1) %p, i64 16, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %q, ptr %t, i64 16, i1 false)
  ret void
}

; A destination that may overlap the origin is moved to.
; CHECK-LABEL: define void @may_overlap(
; CHECK:         memmove.p0.p0.i64(ptr %c, ptr %p, i64 16
define void @may_overlap(ptr %p, ptr %c) {
  %t = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %t, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: define void @there_and_back(
; CHECK-COUNT-1: call void @llvm.memcpy
; CHECK-NOT:     call
define void @there_and_back(ptr %p) {
  %t = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: define void @move_apart(
; CHECK:         memcpy
define void @move_apart(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: define void @onto_itself(
; CHECK-NEXT:    ret
define void @onto_itself(ptr %p) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %p, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: define void @constant_of_one_byte(
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr align 4 %p, i8 -1, i64 16, i1 false)
; CHECK-NEXT:    call void @llvm.memcpy
define void @constant_of_one_byte(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr @ones, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr @mixed, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: define void @copy_of_a_fill(
; CHECK:         memset.p0.i64(ptr %q, i8 %x, i64 8, i1 false)
define void @copy_of_a_fill(ptr noalias %p, ptr noalias %q, i8 %x) {
  call void @llvm.memset.p0.i64(ptr %p, i8 %x, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  ret void
}

; CHECK-LABEL: define void @fill_overwritten_in_front(
; CHECK:         [[Q:%.*]] = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr align 8 [[Q]], i8 0, i64 48, i1 false)
; CHECK-NEXT:    call void @llvm.memcpy
define void @fill_overwritten_in_front(ptr noalias %p, ptr noalias %q) nounwind {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: define void @fill_read_behind_the_barrier(
; CHECK:         i64 64, i1 false)
define void @fill_read_behind_the_barrier(ptr noalias %p, ptr noalias %q) nounwind {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 64, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
  ret void
}

; Undef is copied to where undef is.
; CHECK-LABEL: define void @nothing_there(
; CHECK-NOT:     memcpy
; CHECK:         ret void
define void @nothing_there() {
  %a = alloca [4 x i32]
  %p = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %a, i64 16, i1 false)
  call void @seen(ptr %p)
  ret void
}
declare void @seen(ptr)

; The caller's place may hold poison, which undef overwrites.
; CHECK-LABEL: define void @undef_over_poison(
; CHECK:         memcpy
define void @undef_over_poison(ptr %p) {
  %a = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %a, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: define void @volatile_stays(
; CHECK:         memcpy.p0.p0.i64(ptr %c, ptr %b, i64 16, i1 true)
define void @volatile_stays(ptr noalias %p, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 16, i1 true)
  ret void
}

; CHECK-LABEL: define void @by_value(
; CHECK:         call void @take(ptr byval([4 x i32]) align 4 %p)
define void @by_value(ptr align 4 %p) {
  %t = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr align 4 %p, i64 16, i1 false)
  call void @take(ptr byval([4 x i32]) align 4 %t)
  ret void
}

; CHECK-LABEL: define void @by_value_less_aligned(
; CHECK:         call void @take(ptr byval([4 x i32]) align 4 %t)
define void @by_value_less_aligned(ptr %p) {
  %t = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %p, i64 16, i1 false)
  call void @take(ptr byval([4 x i32]) align 4 %t)
  ret void
}

declare void @take(ptr byval([4 x i32]) align 4)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
