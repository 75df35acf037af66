; RUN: %nvopt -passes='print<memoryssa-walker>' -disable-output %s 2>&1 | FileCheck %s
; One chain of definitions, but what really wrote each place are two chains, of shared and of global memory, which meet at the barrier.
target triple = "nvptx64-nvidia-cuda"
@smem = internal addrspace(3) global [256 x float] undef
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @kernel(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %t
  %s = getelementptr float, ptr addrspace(3) @smem, i32 %t
  %q = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float 1.0, ptr addrspace(1) %q
  %v = load float, ptr addrspace(1) %p
  store float %v, ptr addrspace(3) %s
  %g1 = load float, ptr addrspace(1) %q
  store volatile float %g1, ptr addrspace(3) @smem
  %g2 = load float, ptr addrspace(1) %q
  %s1 = load float, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load float, ptr addrspace(3) %s
  %x = fmul float %w, 2.0
  store float %x, ptr addrspace(1) %q
  %w2 = load float, ptr addrspace(3) %s
  %y = fadd float %w2, %s1
  %z = fadd float %y, %g2
  store float %z, ptr addrspace(1) %p
  ret void
}

; CHECK: MemorySSA (walker) for function: kernel
; CHECK-NEXT: define ptx_kernel void @kernel(ptr addrspace(1) %out, ptr addrspace(1) %in) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %p = getelementptr float, ptr addrspace(1) %in, i32 %t
; CHECK-NEXT:   %s = getelementptr float, ptr addrspace(3) @smem, i32 %t
; CHECK-NEXT:   %q = getelementptr float, ptr addrspace(1) %out, i32 %t
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)->liveOnEntry - clobbered by liveOnEntry
; CHECK-NEXT:   store float 1.000000e+00, ptr addrspace(1) %q, align 4
; CHECK-NEXT: ; MemoryUse(1) - clobbered by 1 = MemoryDef(liveOnEntry)->liveOnEntry
; CHECK-NEXT:   %v = load float, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ; 2 = MemoryDef(1)->liveOnEntry - clobbered by liveOnEntry
; CHECK-NEXT:   store float %v, ptr addrspace(3) %s, align 4
; CHECK-NEXT: ; MemoryUse(1) - clobbered by 1 = MemoryDef(liveOnEntry)->liveOnEntry
; CHECK-NEXT:   %g1 = load float, ptr addrspace(1) %q, align 4
; CHECK-NEXT: ; 3 = MemoryDef(2)->2 - clobbered by 2 = MemoryDef(1)->liveOnEntry
; CHECK-NEXT:   store volatile float %g1, ptr addrspace(3) @smem, align 4
; CHECK-NEXT: ; MemoryUse(1) - clobbered by 1 = MemoryDef(liveOnEntry)->liveOnEntry
; CHECK-NEXT:   %g2 = load float, ptr addrspace(1) %q, align 4
; CHECK-NEXT: ; MemoryUse(3) - clobbered by 3 = MemoryDef(2)->2
; CHECK-NEXT:   %s1 = load float, ptr addrspace(3) %s, align 4
; CHECK-NEXT: ; 4 = MemoryDef(3)->3 - clobbered by 3 = MemoryDef(2)->2
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: ; MemoryUse(4) - clobbered by 4 = MemoryDef(3)->3
; CHECK-NEXT:   %w = load float, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   %x = fmul float %w, 2.000000e+00
; CHECK-NEXT: ; 5 = MemoryDef(4)->4 - clobbered by 4 = MemoryDef(3)->3
; CHECK-NEXT:   store float %x, ptr addrspace(1) %q, align 4
; CHECK-NEXT: ; MemoryUse(4) - clobbered by 4 = MemoryDef(3)->3
; CHECK-NEXT:   %w2 = load float, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   %y = fadd float %w2, %s1
; CHECK-NEXT:   %z = fadd float %y, %g2
; CHECK-NEXT: ; 6 = MemoryDef(5)->5 - clobbered by 5 = MemoryDef(4)->4
; CHECK-NEXT:   store float %z, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
