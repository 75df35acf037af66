; RUN: %nvopt -passes='print<memoryssa>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='require<memoryssa>,early-cse<memssa>' -S %s | FileCheck %s --check-prefix=CSE
; Another thread of a device function's caller may write the place before the barrier, whatever this execution promises; the same when all uses
; are asked at once.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; CHECK: 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT: barrier
; CHECK-NEXT: MemoryUse(1)
; CSE-COUNT-2: load i32
define i32 @f(ptr noalias readonly %p) {
  %a = load i32, ptr %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr %p
  %c = sub i32 %a, %b
  ret i32 %c
}
