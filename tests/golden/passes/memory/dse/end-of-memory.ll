; RUN: %nvopt -passes=dse -S %s | FileCheck %s
; Memory that is gone, when the function returns or before, is read by nobody.

; CHECK-LABEL: define void @stack_slot(
; CHECK-NOT:     store
; CHECK:         ret
define void @stack_slot(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  ret void
}

; CHECK-LABEL: define i32 @read_later(
; CHECK:         store i32 1
; CHECK:         load
; CHECK-NOT:     store
define i32 @read_later(i1 %c) {
  %a = alloca i32
  store i32 1, ptr %a
  br i1 %c, label %x, label %y
x:
  %v = load i32, ptr %a
  store i32 2, ptr %a
  ret i32 %v
y:
  store i32 3, ptr %a
  ret i32 0
}

; CHECK-LABEL: define void @copy_passed_by_value(
; CHECK-NOT:     store
; CHECK:         ret
define void @copy_passed_by_value(ptr byval(i32) %p) {
  store i32 1, ptr %p
  ret void
}

; CHECK-LABEL: define void @callers_memory(
; CHECK:         store
define void @callers_memory(ptr %p) {
  store i32 1, ptr %p
  ret void
}

; CHECK-LABEL: define void @end_of_life(
; CHECK-COUNT-2: store
; CHECK-NOT:     store
; CHECK:         ret void
define void @end_of_life() {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  store i32 2, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  store i32 3, ptr %b
  call void @use(ptr %b)
  ret void
}

; Of an element in a loop, each round another: what is stored in one is read in the next.
; CHECK-LABEL: define i32 @loop_reads_the_last_round(
; CHECK:         store i32
define i32 @loop_reads_the_last_round(i64 %n) {
entry:
  %a = alloca [64 x i32]
  br label %head
head:
  %i = phi i64 [ 1, %entry ], [ %i1, %head ]
  %j = sub i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %j
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %a, i64 %i
  %y = add i32 %x, 1
  store i32 %y, ptr %q
  %i1 = add i64 %i, 1
  %e = icmp eq i64 %i1, %n
  br i1 %e, label %out, label %head
out:
  ret i32 %x
}

; CHECK-LABEL: define void @allocation_nobody_has(
; CHECK-NOT:     store
; CHECK:         ret
define void @allocation_nobody_has() {
  %m = call noalias ptr @get(i64 4)
  store i32 1, ptr %m
  ret void
}

; CHECK-LABEL: define void @allocation_given_back(
; CHECK:         store i32 1
; CHECK-NOT:     store
; CHECK:         call void @put
define void @allocation_given_back(ptr %p) {
  store i32 1, ptr %p
  call void @use(ptr %p)
  store i32 2, ptr %p
  call void @put(ptr %p)
  ret void
}

; A pointer that is stored is kept by somebody until that store is seen to be dead.
; CHECK-LABEL: define void @captured_by_a_dead_store(
; CHECK-NOT:     store
; CHECK:         ret
define void @captured_by_a_dead_store() {
  %m = call noalias ptr @get(i64 4)
  %n = call noalias ptr @get(i64 8)
  store i32 1, ptr %m
  store ptr %m, ptr %n
  ret void
}

; CHECK-LABEL: define void @call_that_only_writes(
; CHECK-NOT:     call
; CHECK:         ret
define void @call_that_only_writes() {
  %a = alloca i32
  call void @fill(ptr %a)
  ret void
}

declare void @use(ptr captures(none)) nounwind
declare void @fill(ptr writeonly captures(none)) nounwind willreturn memory(argmem: write)
declare noalias ptr @get(i64) nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @put(ptr allocptr captures(none)) nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
