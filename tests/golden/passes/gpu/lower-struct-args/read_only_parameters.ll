; RUN: %nvopt -passes='lower-struct-args<opt-byval>' -verify-each -S %s | FileCheck %s
; Parameters that are only read are constants of the grid, and are read in parameter space, also through phis and selects. A parameter that is written,
; whose address is kept or that is read volatile stays as it is; and so does one of a device function.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%S = type { [16 x float], i32 }
declare float @reads(ptr readonly captures(none))
declare void @keeps(ptr)
define ptx_kernel void @index(ptr byval(%S) align 4 %s, i64 %i, ptr %o) #0 {
  %a = getelementptr inbounds [16 x float], ptr %s, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @choice(ptr byval(%S) align 4 %s, ptr byval(%S) align 4 %r, i1 %c, ptr %o) #0 {
  %p = select i1 %c, ptr %s, ptr %r
  %v = load float, ptr %p, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @call(ptr byval(%S) align 4 %s, ptr %o) #0 {
  %v = load float, ptr %s, align 4
  %w = call float @reads(ptr %s)
  %x = fadd float %v, %w
  store float %x, ptr %o, align 4
  ret void
}
define ptx_kernel void @written(ptr byval(%S) align 4 %s, ptr %o) #0 {
  %v = load float, ptr %s, align 4
  store float 1.0, ptr %s, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @kept(ptr byval(%S) align 4 %s, ptr %o) #0 {
  %v = load float, ptr %s, align 4
  call void @keeps(ptr %s)
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @volatile(ptr byval(%S) align 4 %s, ptr %o) #0 {
  %v = load volatile float, ptr %s, align 4
  store float %v, ptr %o, align 4
  ret void
}
define float @device(ptr byval(%S) align 4 %s) #0 {
  %v = load float, ptr %s, align 4
  ret float %v
}
attributes #0 = { "target-cpu"="sm_80" "target-features"="+ptx83,+sm_80" }

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: %S = type { [16 x float], i32 }
; CHECK: declare float @reads(ptr readonly captures(none))
; CHECK: declare void @keeps(ptr)
; CHECK-LABEL: define ptx_kernel void @index(ptr byval(%S) align 4 "nvvm.grid_constant" %s, i64 %i, ptr %o) #0 {
; CHECK-NEXT:   %1 = addrspacecast ptr %s to ptr addrspace(101)
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr addrspace(101) %1, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr addrspace(101) %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @choice(ptr byval(%S) align 4 "nvvm.grid_constant" %s, ptr byval(%S) align 4 "nvvm.grid_constant" %r, i1 %c, ptr %o) #0 {
; CHECK-NEXT:   %1 = addrspacecast ptr %s to ptr addrspace(101)
; CHECK-NEXT:   %2 = addrspacecast ptr %r to ptr addrspace(101)
; CHECK-NEXT:   %p = select i1 %c, ptr addrspace(101) %1, ptr addrspace(101) %2
; CHECK-NEXT:   %v = load float, ptr addrspace(101) %p, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @call(ptr byval(%S) align 4 "nvvm.grid_constant" %s, ptr %o) #0 {
; CHECK-NEXT:   %1 = addrspacecast ptr %s to ptr addrspace(101)
; CHECK-NEXT:   %v = load float, ptr addrspace(101) %1, align 4
; CHECK-NEXT:   %w = call float @reads(ptr %s)
; CHECK-NEXT:   %x = fadd float %v, %w
; CHECK-NEXT:   store float %x, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @written(ptr byval(%S) align 4 %s, ptr %o) #0 {
; CHECK-NEXT:   %v = load float, ptr %s, align 4
; CHECK-NEXT:   store float 1.000000e+00, ptr %s, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @kept(ptr byval(%S) align 4 %s, ptr %o) #0 {
; CHECK-NEXT:   %v = load float, ptr %s, align 4
; CHECK-NEXT:   call void @keeps(ptr %s)
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @volatile(ptr byval(%S) align 4 %s, ptr %o) #0 {
; CHECK-NEXT:   %v = load volatile float, ptr %s, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define float @device(ptr byval(%S) align 4 %s) #0 {
; CHECK-NEXT:   %v = load float, ptr %s, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: attributes #0 = { "target-cpu"="sm_80" "target-features"="+ptx83,+sm_80" }
