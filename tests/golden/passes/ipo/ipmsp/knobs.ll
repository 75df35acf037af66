; RUN: %nvopt -passes=ipmsp -do-ip-msp=0 -S %s | FileCheck %s --check-prefix=OFF
; RUN: %nvopt -passes=ipmsp -do-clone-for-ip-msp=0 -S %s | FileCheck %s --check-prefix=NONE
; RUN: %nvopt -passes=ipmsp -do-clone-for-ip-msp=1 -S %s | FileCheck %s --check-prefix=ONE
; RUN: %nvopt -passes=ipmsp -dump-ip-msp -disable-output %s 2>&1 | FileCheck %s --check-prefix=DUMP
; RUN: %nvopt -passes=ipmsp -dump-ip-msp -do-clone-for-ip-msp=0 -disable-output %s 2>&1 | FileCheck %s --check-prefix=AVOID
; OFF: define internal float @local(ptr %p)
; OFF-NOT: @a.shared
; NONE: define internal float @local(ptr addrspace(3) %p)
; NONE-NOT: @a.shared
; ONE: define internal float @local(ptr addrspace(3) %p)
; ONE: call float @a.shared(
; ONE: call float @b(
; DUMP: Initial work list size : 4
; DUMP: callees are affected
; DUMP: local changed in argument memory space
; DUMP: return memory space is resolved : 3
; DUMP: a is cloned
; DUMP: b is cloned
; AVOID: avoid cloning of a
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x float] undef, align 4
define internal float @local(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define internal ptr @returns() noinline {
  ret ptr addrspacecast (ptr addrspace(3) @s to ptr)
}
define float @a(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define float @b(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define ptx_kernel void @k(ptr %o) {
  %g = call ptr @returns()
  %v1 = call float @local(ptr %g)
  %v2 = call float @a(ptr %g)
  %v3 = call float @b(ptr %g)
  store float %v1, ptr %o
  store float %v2, ptr %o
  store float %v3, ptr %o
  ret void
}
