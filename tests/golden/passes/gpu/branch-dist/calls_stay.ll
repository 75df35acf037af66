; RUN: %nvopt -passes=branch-dist -S %s | FileCheck %s
; RUN: %nvopt -passes=branch-dist -ignore-call-safety -S %s | FileCheck %s --check-prefix=CICC
; cicc's branch-dist takes calls for harmless unless told otherwise; a call that writes what the other threads read behind the barrier shows that they are not.
; -ignore-call-safety is cicc's default.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define void @write_first() noinline convergent {
  store i32 1, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @k(ptr addrspace(1) %out) {
  call void @write_first()
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr addrspace(1) %out
  ret void
}
declare void @llvm.nvvm.barrier0()

; CHECK: @s = internal addrspace(3) global [1024 x i32] undef
; CHECK-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; CHECK-LABEL: define void @write_first() #0 {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @k(ptr addrspace(1) %out) {
; CHECK-NEXT:   call void @write_first()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; CICC: @s = internal addrspace(3) global [1024 x i32] undef
; CICC-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; CICC-LABEL: define void @write_first() #0 {
; CICC-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CICC-NEXT:   ret void
; CICC-NEXT: }
; CICC-LABEL: define ptx_kernel void @k(ptr addrspace(1) %out) {
; CICC-NEXT:   call void @write_first()
; CICC-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CICC-NEXT:   store i32 %v, ptr addrspace(1) %out, align 4
; CICC-NEXT:   ret void
; CICC-NEXT: }
