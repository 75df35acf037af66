; RUN: %nvopt -passes=gvn -memdep-block-scan-limit=2 -memdep-block-number-limit=2 -S %s | FileCheck %s
; RUN: %nvopt -passes=gvn -memdep-block-scan-limit=2 -memdep-block-number-limit=2 -enable-gvn-memoryssa -S %s | FileCheck %s --check-prefix=MSSA
; RUN: %nvopt -passes='gvn<no-memdep;memoryssa>' -S %s | FileCheck %s --check-prefix=MSSA
; RUN: %nvopt -passes='gvn<no-memdep>' -S %s | FileCheck %s
; Past the limits of memory dependences memory SSA still knows the write above.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK-LABEL: @in_block(
; CHECK: %x = load i32, ptr %p
; MSSA-LABEL: @in_block(
; MSSA-NOT: load
; MSSA: ret i32 %a
define i32 @in_block(ptr noalias %p, ptr noalias %q, i32 %a) {
  store i32 %a, ptr %p
  store i32 1, ptr %q
  %q1 = getelementptr i32, ptr %q, i64 1
  store i32 2, ptr %q1
  %q2 = getelementptr i32, ptr %q, i64 2
  store i32 3, ptr %q2
  %x = load i32, ptr %p
  ret i32 %x
}
; A part of what was stored, over several blocks.
; CHECK-LABEL: @over_blocks(
; CHECK: %x = load i16, ptr %p
; MSSA-LABEL: @over_blocks(
; MSSA-NOT: load
; MSSA: ret i16
define i16 @over_blocks(ptr noalias %p, ptr noalias %q, i32 %a, i1 %c) {
entry:
  store i32 %a, ptr %p
  br i1 %c, label %l, label %r
l:
  store i32 1, ptr %q
  br label %j
r:
  store i32 2, ptr %q
  br label %j
j:
  br label %k
k:
  store i32 3, ptr %q
  %x = load i16, ptr %p
  ret i16 %x
}
; A barrier between: others may have written the place.
; CHECK-LABEL: @barrier(
; CHECK: %x = load i32
; MSSA-LABEL: @barrier(
; MSSA: %x = load i32
define i32 @barrier(ptr addrspace(3) %p, ptr noalias %q, i32 %a) {
  store i32 %a, ptr addrspace(3) %p
  store i32 1, ptr %q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %q
  %x = load i32, ptr addrspace(3) %p
  ret i32 %x
}
; The write of the round before is not this round's.
; CHECK-LABEL: @around(
; CHECK: %x = load i32
; MSSA-LABEL: @around(
; MSSA: %x = load i32
define i32 @around(ptr noalias %p, i32 %n) {
entry:
  store i32 7, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %a
  %y = add i32 %x, 3
  %i1 = add nuw nsw i32 %i, 1
  %b = getelementptr i32, ptr %p, i32 %i1
  store i32 %y, ptr %b
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %y
}
