; RUN: %nvopt -passes='memory-space-opt' -S %s 2>&1 | FileCheck %s --check-prefix=SOUND
; RUN: %nvopt -passes='memory-space-opt' -strong-global-assumptions -S %s 2>&1 | FileCheck %s --check-prefix=ASSUMED
; RUN: %nvopt -passes='memory-space-opt<no-warnings>' -strong-global-assumptions -S %s 2>&1 | FileCheck %s --check-prefix=QUIET
; The counter-example: @store_one is called with a pointer to shared memory, so the assumption stores to the wrong place. Off by default.
; SOUND-NOT: warning
; QUIET-NOT: warning
; ASSUMED: warning: Cannot tell what pointer points to, assuming global memory space
; SOUND: store i32 1, ptr %p
; ASSUMED: store i32 1, ptr addrspace(1)
; QUIET: store i32 1, ptr addrspace(1)
; SOUND: store i32 2, ptr %q
; ASSUMED: store i32 2, ptr addrspace(1)
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global i32 undef, align 4
@cp = addrspace(4) externally_initialized global ptr null
define void @store_one(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @k(ptr %o) {
  call void @store_one(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %v = load i32, ptr addrspace(3) @sh
  store i32 %v, ptr %o
  ret void
}
define ptx_kernel void @c() {
  %q = load ptr, ptr addrspace(4) @cp
  store i32 2, ptr %q
  ret void
}
