; RUN: %nvopt -passes=sink -S %s | FileCheck %s
; RUN: %nvopt -passes=sink -sink-max-rounds=0 -S %s | FileCheck %s --check-prefix=NONE
; What only one side needs is computed there, unless it writes, meets other threads, or would be computed more often.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define i32 @chain(
; CHECK-NEXT:    br i1
; CHECK:       then:
; CHECK-NEXT:    %x = mul
; CHECK-NEXT:    %y = add
; NONE-LABEL: define i32 @chain(
; NONE-NEXT:     %x = mul
define i32 @chain(i32 %a, i32 %b, i1 %c) {
  %x = mul i32 %a, %b
  %y = add i32 %x, 1
  br i1 %c, label %then, label %else
then:
  ret i32 %y
else:
  ret i32 0
}

; CHECK-LABEL: define i32 @used_on_both_sides(
; CHECK-NEXT:    %x = mul
define i32 @used_on_both_sides(i32 %a, i32 %b, i1 %c) {
  %x = mul i32 %a, %b
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  %y = add i32 %x, 1
  ret i32 %y
}

; CHECK-LABEL: define i32 @load(
; CHECK:       then:
; CHECK-NEXT:    %x = load
define i32 @load(ptr %p, i1 %c) {
  %x = load i32, ptr %p
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  ret i32 0
}

; CHECK-LABEL: define i32 @load_before_a_barrier(
; CHECK-NEXT:    %x = load
; CHECK-NEXT:    barrier
define i32 @load_before_a_barrier(ptr addrspace(3) %p, i1 %c) {
  %x = load i32, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  ret i32 0
}

; CHECK-LABEL: define i32 @load_before_a_fence(
; CHECK-NEXT:    %x = load
define i32 @load_before_a_fence(ptr addrspace(1) %p, i1 %c) {
  %x = load i32, ptr addrspace(1) %p
  fence acquire
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  ret i32 0
}

; CHECK-LABEL: define i32 @load_before_a_store(
; CHECK-NEXT:    %x = load
define i32 @load_before_a_store(ptr %p, ptr %q, i1 %c) {
  %x = load i32, ptr %p
  store i32 1, ptr %q
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  ret i32 0
}

; Another space is another place.
; CHECK-LABEL: define i32 @load_before_a_store_elsewhere(
; CHECK:       then:
; CHECK-NEXT:    %x = load
define i32 @load_before_a_store_elsewhere(ptr addrspace(1) %p, ptr addrspace(3) %q, i1 %c) {
  %x = load i32, ptr addrspace(1) %p
  store i32 1, ptr addrspace(3) %q
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  ret i32 0
}

; All lanes of the warp take part where it stands.
; CHECK-LABEL: define i32 @exchange(
; CHECK-NEXT:    %x = call i32 @llvm.nvvm.shfl.sync.idx.i32
define i32 @exchange(i32 %a, i1 %c) {
  %x = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  ret i32 0
}

; CHECK-LABEL: define i32 @exchange_in_ptx(
; CHECK-NEXT:    %x = call i32 asm
define i32 @exchange_in_ptx(i32 %a, i1 %c) {
  %x = call i32 asm "shfl.sync.idx.b32 $0, $1, 0, 31, -1;", "=r,r"(i32 %a) nounwind willreturn memory(none)
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  ret i32 0
}

; CHECK-LABEL: define i32 @not_into_a_loop(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = mul
define i32 @not_into_a_loop(i32 %a, i32 %n) {
entry:
  %x = mul i32 %a, %a
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, %x
  %c = icmp slt i32 %j, %n
  br i1 %c, label %l, label %o
o:
  ret i32 %j
}

; CHECK-LABEL: define i32 @out_of_a_loop(
; CHECK:       o:
; CHECK-NEXT:    %x = mul
define i32 @out_of_a_loop(i32 %a, i32 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, %a
  %x = mul i32 %j, %j
  %c = icmp slt i32 %j, %n
  br i1 %c, label %l, label %o
o:
  ret i32 %x
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
