; RUN: %nvopt -passes=byval-mem2reg -verify-each -S %s | FileCheck %s
; What a local variable holds a copy of is read where it is: indices known when the kernel runs, copies of copies in any order, copies of a part, loops
; that walk the copy, calls that take it by value.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%S = type { [16 x float], i32 }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.nvvm.barrier0()
declare float @takes(ptr byval(%S) align 4)
declare float @reads(ptr readonly captures(none))

define ptx_kernel void @index(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.lifetime.start.p0(ptr %t)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  call void @llvm.lifetime.end.p0(ptr %t)
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @copy_of_copy(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %u = alloca %S, align 4
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %u, ptr align 4 %t, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %u, i64 0, i64 %i
  %b = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  %w = load float, ptr %b, align 4
  %x = fadd float %v, %w
  store float %x, ptr %o, align 4
  ret void
}
define ptx_kernel void @part(ptr byval([4 x %S]) align 16 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 8
  %f = getelementptr inbounds [4 x %S], ptr %s, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %f, i64 68, i1 false)
  %a = getelementptr inbounds i64, ptr %t, i64 %i
  %v = load i64, ptr %a, align 8
  store i64 %v, ptr %o, align 4
  ret void
}
; the place of what is copied is known where the copy runs only, and that is before every use
define ptx_kernel void @variable_part(ptr byval([4 x %S]) align 16 %s, i64 %k, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  %f = getelementptr inbounds [4 x %S], ptr %s, i64 0, i64 %k
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %f, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @loop(ptr byval(%S) align 4 %s, ptr %o, i1 %c) {
e:
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %end = getelementptr inbounds i8, ptr %t, i64 64
  br label %l
l:
  %p = phi ptr [ %t, %e ], [ %n, %l ]
  %v = load float, ptr %p, align 4
  store volatile float %v, ptr %o, align 4
  call void @llvm.nvvm.barrier0()
  %n = getelementptr inbounds i8, ptr %p, i64 4
  %d = icmp eq ptr %n, %end
  br i1 %d, label %x, label %l
x:
  ret void
}
define ptx_kernel void @calls(ptr byval(%S) align 4 %s, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %v = call float @takes(ptr byval(%S) align 4 %t)
  %w = call float @reads(ptr %t)
  %x = fadd float %v, %w
  store float %x, ptr %o, align 4
  ret void
}
; through the local space: the addresses are made anew
define ptx_kernel void @local_space(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  %l = addrspacecast ptr %t to ptr addrspace(5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr addrspace(5) %l, i64 0, i64 %i
  %v = load float, ptr addrspace(5) %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
declare void @llvm.memcpy.p5.p0.i64(ptr addrspace(5), ptr, i64, i1)
; and the copy goes through it too
define ptx_kernel void @into_local_space(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  %l = addrspacecast ptr %t to ptr addrspace(5)
  call void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) align 4 %l, ptr align 4 %s, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr addrspace(5) %l, i64 0, i64 %i
  %v = load float, ptr addrspace(5) %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
; TBAA of a function that may be inlined goes
define float @device(ptr byval(%S) align 4 %s, i64 %i) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4, !tbaa !0
  ret float %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2}
!2 = !{!"root"}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: %S = type { [16 x float], i32 }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
; CHECK: declare float @takes(ptr byval(%S) align 4)
; CHECK: declare float @reads(ptr readonly captures(none))
; CHECK-LABEL: define ptx_kernel void @index(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %s, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @copy_of_copy(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %s, i64 0, i64 %i
; CHECK-NEXT:   %b = getelementptr inbounds [16 x float], ptr %s, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   %w = load float, ptr %b, align 4
; CHECK-NEXT:   %x = fadd float %v, %w
; CHECK-NEXT:   store float %x, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @part(ptr byval([4 x %S]) align 16 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %1 = getelementptr i8, ptr %s, i64 136
; CHECK-NEXT:   %f = getelementptr inbounds [4 x %S], ptr %s, i64 0, i64 2
; CHECK-NEXT:   %a = getelementptr inbounds i64, ptr %1, i64 %i
; CHECK-NEXT:   %v = load i64, ptr %a, align 8
; CHECK-NEXT:   store i64 %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @variable_part(ptr byval([4 x %S]) align 16 %s, i64 %k, i64 %i, ptr %o) {
; CHECK-NEXT:   %f = getelementptr inbounds [4 x %S], ptr %s, i64 0, i64 %k
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %f, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @loop(ptr byval(%S) align 4 %s, ptr %o, i1 %c) {
; CHECK-NEXT: e:
; CHECK-NEXT:   %end = getelementptr inbounds i8, ptr %s, i64 64
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %l, %e
; CHECK-NEXT:   %p = phi ptr [ %s, %e ], [ %n, %l ]
; CHECK-NEXT:   %v = load float, ptr %p, align 4
; CHECK-NEXT:   store volatile float %v, ptr %o, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %n = getelementptr inbounds i8, ptr %p, i64 4
; CHECK-NEXT:   %d = icmp eq ptr %n, %end
; CHECK-NEXT:   br i1 %d, label %x, label %l
; CHECK: x:                                                ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @calls(ptr byval(%S) align 4 %s, ptr %o) {
; CHECK-NEXT:   %v = call float @takes(ptr byval(%S) align 4 %s)
; CHECK-NEXT:   %w = call float @reads(ptr %s)
; CHECK-NEXT:   %x = fadd float %v, %w
; CHECK-NEXT:   store float %x, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @local_space(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %s, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK-LABEL: define ptx_kernel void @into_local_space(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %s, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define float @device(ptr byval(%S) align 4 %s, i64 %i) {
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %s, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #2 = { convergent nocallback nounwind }
