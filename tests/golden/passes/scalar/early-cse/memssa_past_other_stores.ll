; RUN: %nvopt -passes='early-cse<memssa>' -verify-memoryssa -S %s | FileCheck %s
; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s --check-prefix=PLAIN
; RUN: %nvopt -passes='early-cse<memssa>' -earlycse-mssa-optimization-cap=0 -S %s | FileCheck %s --check-prefix=CAP
; With memory SSA a load is redundant past stores to other places and past joins; without it, and beyond the cap, a store of any kind is the end.
; Barriers, and joins where a path writes the place, end it with memory SSA too.
target triple = "nvptx64-nvidia-cuda"
@smem = internal addrspace(3) global [256 x i32] undef
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; CHECK-LABEL: @spaces
; CHECK: load
; CHECK: store
; CHECK-NOT: load
; CHECK: ret
; PLAIN-LABEL: @spaces
; PLAIN: load
; PLAIN: load
; PLAIN: ret
; CAP-LABEL: @spaces
; CAP: load
; CAP: load
; CAP: ret
define i32 @spaces(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p
  store i32 %a, ptr addrspace(3) @smem
  %b = load i32, ptr addrspace(1) %p
  %s = add i32 %a, %b
  ret i32 %s
}
; CHECK-LABEL: @join
; CHECK: join:
; CHECK-NOT: load
; CHECK: ret i32 %s
; PLAIN-LABEL: @join
; PLAIN: join:
; PLAIN: load
define i32 @join(i1 %c, ptr noalias %p, ptr noalias %q) {
entry:
  %a = load i32, ptr %p
  br i1 %c, label %then, label %join
then:
  store i32 1, ptr %q
  br label %join
join:
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}
; CHECK-LABEL: @join_written
; CHECK: join:
; CHECK: load
define i32 @join_written(i1 %c, ptr %p) {
entry:
  %a = load i32, ptr %p
  br i1 %c, label %then, label %join
then:
  store i32 1, ptr %p
  br label %join
join:
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}
; CHECK-LABEL: @barrier
; CHECK: load
; CHECK: barrier
; CHECK: load
; CHECK: ret
define i32 @barrier(ptr addrspace(3) %p) {
  %a = load i32, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(3) %p
  %s = add i32 %a, %b
  ret i32 %s
}
; CHECK-LABEL: @loop
; CHECK: head:
; CHECK-NOT: load
; CHECK: exit:
define i32 @loop(i32 %n, ptr noalias %p, ptr noalias %q) {
entry:
  %a = load i32, ptr %p
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %b = load i32, ptr %p
  %j = add i32 %i, %b
  store i32 %j, ptr %q
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret i32 %a
}
; A store of what is there already goes, also past another store.
; CHECK-LABEL: @same_store
; CHECK: store i32 1, ptr %q
; CHECK-NOT: store
; CHECK: ret
define void @same_store(ptr noalias %p, ptr noalias %q) {
  %a = load i32, ptr %p
  store i32 1, ptr %q
  store i32 %a, ptr %p
  ret void
}
