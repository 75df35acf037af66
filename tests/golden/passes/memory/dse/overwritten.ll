; RUN: %nvopt -passes=dse -S %s | FileCheck %s
; A store goes if its bytes are written again on every way before anything reads them.

; CHECK-LABEL: define void @same_block(
; CHECK-NEXT:    %q = getelementptr
; CHECK-NEXT:    store i32 2, ptr %q
; CHECK-NEXT:    store i32 3, ptr %p
; CHECK-NEXT:    ret
define void @same_block(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 1
  store i32 1, ptr %p
  store i32 2, ptr %q
  store i32 3, ptr %p
  ret void
}

; CHECK-LABEL: define i32 @read_between(
; CHECK:         store i32 1
; CHECK:         store i32 3
define i32 @read_between(ptr %p, ptr %q) {
  store i32 1, ptr %p
  %x = load i32, ptr %q
  store i32 3, ptr %p
  ret i32 %x
}

; Behind what touches no memory of the program, a load still reads.
; CHECK-LABEL: define i32 @read_behind_a_marker(
; CHECK:         store i32 1
; CHECK:         store i32 3
define i32 @read_behind_a_marker(ptr %p) {
  %a = alloca i32
  store i32 1, ptr %p
  call void @llvm.lifetime.start.p0(ptr %a)
  %x = load i32, ptr %p
  store i32 3, ptr %p
  ret i32 %x
}

; CHECK-LABEL: define void @wider(
; CHECK-NOT:     store i8
; CHECK:         store i32
; CHECK-NEXT:    ret
define void @wider(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 3
  store i8 1, ptr %q
  store i32 3, ptr %p
  ret void
}

; CHECK-LABEL: define void @on_both_sides(
; CHECK-NOT:     store i32 1
; CHECK:         store i32 2
; CHECK:         store i32 3
define void @on_both_sides(ptr %p, i1 %c) {
  store i32 1, ptr %p
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %p
  ret void
b:
  store i32 3, ptr %p
  ret void
}

; CHECK-LABEL: define void @on_one_side(
; CHECK:         store i32 1
; CHECK:         store i32 2
define void @on_one_side(ptr %p, i1 %c) {
  store i32 1, ptr %p
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %p
  ret void
b:
  ret void
}

; CHECK-LABEL: define void @at_the_join(
; CHECK-NOT:     store i32 1
; CHECK-NOT:     store i32 2
; CHECK:         store i32 3
define void @at_the_join(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %p
  br label %j
b:
  store i32 2, ptr %p
  br label %j
j:
  store i32 3, ptr %p
  ret void
}

; The next round stores elsewhere: the last element is not overwritten.
; CHECK-LABEL: define void @another_round(
; CHECK:         store i32 0
; CHECK:         store i32 1
define void @another_round(ptr %p, i64 %n, i1 %c) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %q
  br i1 %c, label %then, label %latch
then:
  store i32 1, ptr %q
  br label %latch
latch:
  %i1 = add i64 %i, 1
  %e = icmp eq i64 %i1, %n
  br i1 %e, label %out, label %head
out:
  ret void
}

; CHECK-LABEL: define void @before_a_loop_that_overwrites(
; CHECK:         store i32 0, ptr %p
; CHECK:         load
define void @before_a_loop_that_overwrites(ptr %p, i64 %n) {
entry:
  store i32 0, ptr %p
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %head ]
  %q = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %q
  %y = add i32 %x, 1
  store i32 %y, ptr %p
  %i1 = add i64 %i, 1
  %e = icmp eq i64 %i1, %n
  br i1 %e, label %out, label %head
out:
  ret void
}

; CHECK-LABEL: define void @dead_address_goes_too(
; CHECK-NOT:     load
; CHECK:         store i32 3
define void @dead_address_goes_too(ptr %p, ptr %from) {
  %x = load i32, ptr %from
  %y = mul i32 %x, 3
  store i32 %y, ptr %p
  store i32 3, ptr %p
  ret void
}

; An invariant load reads what nobody writes.
; CHECK-LABEL: define i32 @past_an_invariant_load(
; CHECK-NOT:     store i32 1
define i32 @past_an_invariant_load(ptr %p, ptr %q) {
  store i32 1, ptr %p
  %x = load i32, ptr %q, !invariant.load !0
  store i32 2, ptr %p
  ret i32 %x
}

; CHECK-LABEL: define void @may_unwind(
; CHECK:         store i32 1
; CHECK:         store i32 2
define void @may_unwind(ptr noalias %p) {
  store i32 1, ptr %p
  call void @throws()
  store i32 2, ptr %p
  ret void
}

; CHECK-LABEL: define void @same_mask(
; CHECK-COUNT-1: call void @llvm.masked.store
; CHECK-NOT:     call
define void @same_mask(ptr %p, <4 x i1> %m, <4 x i32> %x, <4 x i32> %y) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %x, ptr align 4 %p, <4 x i1> %m)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %y, ptr align 4 %p, <4 x i1> %m)
  ret void
}

; CHECK-LABEL: define void @other_mask(
; CHECK-COUNT-2: call void @llvm.masked.store
define void @other_mask(ptr %p, <4 x i1> %m, <4 x i1> %n, <4 x i32> %x, <4 x i32> %y) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %x, ptr align 4 %p, <4 x i1> %m)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %y, ptr align 4 %p, <4 x i1> %n)
  ret void
}

; CHECK-LABEL: define void @same_unknown_length(
; CHECK-COUNT-1: call void @llvm.memset
; CHECK-NOT:     call
define void @same_unknown_length(ptr %p, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
  ret void
}

; CHECK-LABEL: define void @initialized_by_the_callee(
; CHECK-NOT:     store
; CHECK:         call void @init
define void @initialized_by_the_callee(ptr %p) {
  store i32 1, ptr %p
  call void @init(ptr %p)
  ret void
}

declare void @init(ptr initializes((0, 4)) captures(none)) nounwind willreturn
declare void @throws() memory(none)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
!0 = !{}
