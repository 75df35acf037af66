; RUN: %nvopt -passes='globaldce' -S %s | FileCheck %s
; A kernel is an entry point, and what it uses stays, through a constant expression too; a shared array nobody uses goes.
@s = internal addrspace(3) global [32 x float] undef
@t = internal addrspace(3) global [32 x float] undef

define ptx_kernel void @k(ptr %p) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %p
  ret void
}

; CHECK: @s = internal addrspace(3) global [32 x float] undef
; CHECK-LABEL: define ptx_kernel void @k(ptr %p) {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
