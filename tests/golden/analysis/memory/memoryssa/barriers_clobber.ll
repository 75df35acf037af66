; RUN: %nvopt -passes='print<memoryssa>' -disable-output %s 2>&1 | FileCheck %s
; A barrier writes what other threads can reach, whatever its declaration says and in whatever spelling; memory of one thread alone stays.
target triple = "nvptx64-nvidia-cuda"
@smem = internal addrspace(3) global [256 x i32] undef
declare void @llvm.nvvm.bar.warp.sync(i32) memory(none)
declare void @llvm.nvvm.membar.cta() memory(none)
declare void @use(ptr) memory(none) nounwind willreturn
define ptx_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %r, i32 %m) {
entry:
  %local = alloca i32
  store i32 1, ptr %local
  store i32 2, ptr addrspace(3) @smem
  store i32 3, ptr addrspace(1) %p
  call void @llvm.nvvm.bar.warp.sync(i32 %m) memory(none)
  %a = load i32, ptr %local
  %b = load i32, ptr addrspace(3) @smem
  %c = load i32, ptr addrspace(1) %p
  %d = load i32, ptr addrspace(1) %r
  call void @llvm.nvvm.membar.cta()
  %e = load i32, ptr addrspace(3) @smem
  call void asm sideeffect "bar.sync 0;", ""() memory(none)
  %f = load i32, ptr addrspace(3) @smem
  fence syncscope("block") seq_cst
  %g = load i32, ptr addrspace(3) @smem
  ret void
}

; CHECK: MemorySSA for function: k
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %r, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %local = alloca i32, align 4
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT:   store i32 1, ptr %local, align 4
; CHECK-NEXT: ; 2 = MemoryDef(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) @smem, align 4
; CHECK-NEXT: ; 3 = MemoryDef(2)
; CHECK-NEXT:   store i32 3, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ; 4 = MemoryDef(3)
; CHECK-NEXT:   call void @llvm.nvvm.bar.warp.sync(i32 %m) #0
; CHECK-NEXT: ; MemoryUse(1)
; CHECK-NEXT:   %a = load i32, ptr %local, align 4
; CHECK-NEXT: ; MemoryUse(4)
; CHECK-NEXT:   %b = load i32, ptr addrspace(3) @smem, align 4
; CHECK-NEXT: ; MemoryUse(4)
; CHECK-NEXT:   %c = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ; MemoryUse(liveOnEntry)
; CHECK-NEXT:   %d = load i32, ptr addrspace(1) %r, align 4
; CHECK-NEXT: ; 5 = MemoryDef(4)
; CHECK-NEXT:   call void @llvm.nvvm.membar.cta()
; CHECK-NEXT: ; MemoryUse(5)
; CHECK-NEXT:   %e = load i32, ptr addrspace(3) @smem, align 4
; CHECK-NEXT: ; 6 = MemoryDef(5)
; CHECK-NEXT:   call void asm sideeffect "bar.sync 0;", ""() #0
; CHECK-NEXT: ; MemoryUse(6)
; CHECK-NEXT:   %f = load i32, ptr addrspace(3) @smem, align 4
; CHECK-NEXT: ; 7 = MemoryDef(6)
; CHECK-NEXT:   fence syncscope("block") seq_cst
; CHECK-NEXT: ; MemoryUse(7)
; CHECK-NEXT:   %g = load i32, ptr addrspace(3) @smem, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
