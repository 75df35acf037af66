; RUN: %nvopt -passes='print<memoryssa-walker>' -disable-output %s 2>&1 | FileCheck %s
; readonly and noalias say what one execution does. In a kernel all threads run it; in another function a fence or barrier lets one in that wrote.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define i32 @device(ptr noalias readonly %p, ptr %q) {
  store i32 1, ptr %q
  %a = load i32, ptr %p
  fence acquire
  %b = load i32, ptr %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = load i32, ptr %p
  ret i32 %c
}
define ptx_kernel void @kernel(ptr noalias readonly %p, ptr noalias %q) {
  store i32 1, ptr %q
  fence acquire
  %b = load i32, ptr %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = load i32, ptr %p
  ret void
}

; CHECK: MemorySSA (walker) for function: device
; CHECK-NEXT: define i32 @device(ptr noalias readonly %p, ptr %q) {
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)->liveOnEntry - clobbered by liveOnEntry
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT: ; MemoryUse(liveOnEntry) - clobbered by liveOnEntry
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT: ; 2 = MemoryDef(1) - clobbered by 2 = MemoryDef(1)
; CHECK-NEXT:   fence acquire
; CHECK-NEXT: ; MemoryUse(2) - clobbered by 2 = MemoryDef(1)
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT: ; 3 = MemoryDef(2)->2 - clobbered by 2 = MemoryDef(1)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: ; MemoryUse(3) - clobbered by 3 = MemoryDef(2)->2
; CHECK-NEXT:   %c = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
; CHECK-NEXT: MemorySSA (walker) for function: kernel
; CHECK-NEXT: define ptx_kernel void @kernel(ptr noalias readonly %p, ptr noalias %q) {
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)->liveOnEntry - clobbered by liveOnEntry
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT: ; 2 = MemoryDef(1) - clobbered by 2 = MemoryDef(1)
; CHECK-NEXT:   fence acquire
; CHECK-NEXT: ; MemoryUse(liveOnEntry) - clobbered by liveOnEntry
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT: ; 3 = MemoryDef(2)->2 - clobbered by 2 = MemoryDef(1)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: ; MemoryUse(liveOnEntry) - clobbered by liveOnEntry
; CHECK-NEXT:   %c = load i32, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
