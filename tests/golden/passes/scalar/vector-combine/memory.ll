; RUN: %nvopt -passes=vector-combine -S %s | FileCheck %s
; RUN: %nvopt -passes=vector-combine -vector-combine-max-scan-instrs=0 -S %s | FileCheck %s --check-prefix=NONE
; One element of a vector in memory is loaded, or stored, alone: where its index is in bounds, nothing is volatile, and
; nothing writes between.
; NONE-LABEL: define void @store(
; NONE-NEXT: load <4 x i32>
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK-LABEL: define i32 @load(
; CHECK-NEXT:    %1 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %p, i64 0, i64 2
; CHECK-NEXT:    %e = load i32, ptr addrspace(1) %1, align 8, !invariant.load
define i32 @load(ptr addrspace(1) %p) {
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16, !invariant.load !0
  %e = extractelement <4 x i32> %v, i64 2
  ret i32 %e
}
; CHECK-LABEL: define i32 @load_any(
; CHECK-NEXT:    %i.frozen = freeze i64 %i
; CHECK-NEXT:    %k = and i64 %i.frozen, 3
; CHECK-NEXT:    %1 = getelementptr inbounds <4 x i32>, ptr %p, i64 0, i64 %k
; CHECK-NEXT:    %e = load i32, ptr %1, align 4
define i32 @load_any(ptr %p, i64 %i) {
  %v = load <4 x i32>, ptr %p, align 16
  %k = and i64 %i, 3
  %e = extractelement <4 x i32> %v, i64 %k
  ret i32 %e
}
; CHECK-LABEL: define i32 @load_out_of_bounds(
; CHECK-NEXT:    load <4 x i32>
define i32 @load_out_of_bounds(ptr %p, i64 %i) {
  %v = load <4 x i32>, ptr %p, align 16
  %k = and i64 %i, 7
  %e = extractelement <4 x i32> %v, i64 %k
  ret i32 %e
}
; One wide access is one; two narrow ones are two.
; CHECK-LABEL: define i32 @two(
; CHECK-NEXT:    load <4 x i32>
define i32 @two(ptr %p) {
  %v = load <4 x i32>, ptr %p, align 16
  %a = extractelement <4 x i32> %v, i64 0
  %b = extractelement <4 x i32> %v, i64 2
  %r = add i32 %a, %b
  ret i32 %r
}
; CHECK-LABEL: define i32 @load_before_a_barrier(
; CHECK-NEXT:    load <4 x i32>
define i32 @load_before_a_barrier(ptr addrspace(3) %p, i64 noundef %i) {
  %v = load <4 x i32>, ptr addrspace(3) %p, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k = and i64 %i, 3
  %e = extractelement <4 x i32> %v, i64 %k
  ret i32 %e
}
; CHECK-LABEL: define i32 @volatile(
; CHECK-NEXT:    load volatile <4 x i32>
define i32 @volatile(ptr %p) {
  %v = load volatile <4 x i32>, ptr %p, align 16
  %e = extractelement <4 x i32> %v, i64 2
  ret i32 %e
}
; CHECK-LABEL: define void @store(
; CHECK-NEXT:    %1 = getelementptr inbounds <4 x i32>, ptr %p, i64 0, i64 1
; CHECK-NEXT:    store i32 %x, ptr %1, align 4
; CHECK-NEXT:    ret void
define void @store(ptr %p, i32 %x) {
  %v = load <4 x i32>, ptr %p, align 16
  %w = insertelement <4 x i32> %v, i32 %x, i64 1
  store <4 x i32> %w, ptr %p, align 16
  ret void
}
; CHECK-LABEL: define void @store_behind_a_barrier(
; CHECK-NEXT:    load <4 x i32>
define void @store_behind_a_barrier(ptr addrspace(3) %p, i32 %x) {
  %v = load <4 x i32>, ptr addrspace(3) %p, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = insertelement <4 x i32> %v, i32 %x, i64 1
  store <4 x i32> %w, ptr addrspace(3) %p, align 16
  ret void
}
; CHECK-LABEL: define void @store_volatile(
; CHECK-NEXT:    load <4 x i32>
define void @store_volatile(ptr %p, i32 %x) {
  %v = load <4 x i32>, ptr %p, align 16
  %w = insertelement <4 x i32> %v, i32 %x, i64 1
  store volatile <4 x i32> %w, ptr %p, align 16
  ret void
}
!0 = !{}
; CHECK-LABEL: define void @store_assumed(
; CHECK:         %1 = getelementptr inbounds <4 x i32>, ptr %p, i64 0, i64 %i
; CHECK-NEXT:    store i32 %x, ptr %1, align 4
define void @store_assumed(ptr %p, i32 %x, i64 %i) {
  %k = icmp ult i64 %i, 4
  call void @llvm.assume(i1 %k)
  %v = load <4 x i32>, ptr %p, align 16
  %w = insertelement <4 x i32> %v, i32 %x, i64 %i
  store <4 x i32> %w, ptr %p, align 16
  ret void
}
declare void @llvm.assume(i1)
