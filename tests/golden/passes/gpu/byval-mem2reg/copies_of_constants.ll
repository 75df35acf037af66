; RUN: %nvopt -passes=byval-mem2reg -verify-each -S %s | FileCheck %s
; Constant memory, and the alignment that a load had from the variable.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%S = type { [16 x float], i32 }
@c = addrspace(4) externally_initialized constant %S zeroinitializer, align 4
@k = addrspace(1) constant [20 x i32] zeroinitializer, align 4
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p4.i64(ptr, ptr addrspace(4), i64, i1)
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)

define ptx_kernel void @generic(i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 addrspacecast (ptr addrspace(4) @c to ptr), i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @space_4(i64 %i, i1 %b, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p4.i64(ptr align 4 %t, ptr addrspace(4) align 4 @c, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %s = select i1 %b, ptr %a, ptr %t
  %v = load float, ptr %s, align 4
  store float %v, ptr %o, align 4
  ret void
}
; nobody writes it while the kernel runs: that is what noalias and readonly say together
declare void @any()
define ptx_kernel void @read_only_argument(ptr noalias readonly %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  call void @any()
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @smaller_alignment(i64 %i, ptr %o, ptr %q) {
  %t = alloca [20 x i32], align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %t, ptr addrspace(1) align 4 @k, i64 80, i1 false)
  %a = getelementptr inbounds <4 x i32>, ptr %t, i64 %i
  %v = load <4 x i32>, ptr %a, align 16
  store <4 x i32> %v, ptr %o, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %q, ptr align 16 %t, i64 80, i1 false)
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: %S = type { [16 x float], i32 }
; CHECK: @c = addrspace(4) externally_initialized constant %S zeroinitializer, align 4
; CHECK-NEXT: @k = addrspace(1) constant [20 x i32] zeroinitializer, align 4
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0
; CHECK-LABEL: define ptx_kernel void @generic(i64 %i, ptr %o) {
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(4) @c to ptr), i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @space_4(i64 %i, i1 %b, ptr %o) {
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr addrspace(4) @c, i64 0, i64 %i
; CHECK-NEXT:   %s = select i1 %b, ptr addrspace(4) %a, ptr addrspace(4) @c
; CHECK-NEXT:   %v = load float, ptr addrspace(4) %s, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @any()
; CHECK-LABEL: define ptx_kernel void @read_only_argument(ptr noalias readonly %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %s, i64 0, i64 %i
; CHECK-NEXT:   call void @any()
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @smaller_alignment(i64 %i, ptr %o, ptr %q) {
; CHECK-NEXT:   %a = getelementptr inbounds <4 x i32>, ptr addrspace(1) @k, i64 %i
; CHECK-NEXT:   %v = load <4 x i32>, ptr addrspace(1) %a, align 4
; CHECK-NEXT:   store <4 x i32> %v, ptr %o, align 16
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr align 4 %q, ptr addrspace(1) align 4 @k, i64 80, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
