; RUN: %nvopt -passes=infer-address-spaces -S %s | FileCheck %s
; A stack slot's generic address is not null, its address in local memory may be 0.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: @f(
; CHECK: call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %{{.*}}, i8 1, i64 24, i1 false)
define void @f() {
  %s = alloca [24 x i8], addrspace(5)
  %p = addrspacecast ptr addrspace(5) %s to ptr
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %p, i8 1, i64 24, i1 false)
  ret void
}
