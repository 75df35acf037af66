; RUN: %nvopt -passes=byval-mem2reg -verify-each -S %s | FileCheck %s
; Nothing of this changes: variables that are written, seen or read by volatile loads; parameters that are written, or whose address somebody gets;
; sources that somebody may write (global memory, behind a barrier too); more bytes than may be read; a source that is not there before the copy.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%S = type { [16 x float], i32 }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @keeps(ptr)
define ptx_kernel void @written(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float 1.0, ptr %t, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @copied_twice(ptr byval(%S) align 4 %s, ptr byval(%S) align 4 %r, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %r, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @seen(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  call void @keeps(ptr %t)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @volatile(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load volatile float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @volatile_copy(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 true)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @compared(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %c = icmp eq ptr %t, %s
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  %x = select i1 %c, float 1.0, float %v
  store float %x, ptr %o, align 4
  ret void
}
define ptx_kernel void @parameter_written(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  store float 1.0, ptr %s, align 4
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @parameter_seen(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  store ptr %s, ptr %o, align 8
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @global_memory(ptr %s, i64 %i, ptr %o) {
  %t = alloca %S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  call void @keeps(ptr null)
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @too_long(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
  %t = alloca [2 x %S], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
  %a = getelementptr inbounds [32 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @not_there(ptr byval([4 x %S]) align 4 %s, i64 %k, i64 %i, ptr %o, i1 %c) {
e:
  %t = alloca %S, align 4
  br i1 %c, label %y, label %n
y:
  %f = getelementptr inbounds [4 x %S], ptr %s, i64 0, i64 %k
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %f, i64 68, i1 false)
  br label %n
n:
  %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr %o, align 4
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: %S = type { [16 x float], i32 }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: declare void @keeps(ptr)
; CHECK-LABEL: define ptx_kernel void @written(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float 1.000000e+00, ptr %t, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @copied_twice(ptr byval(%S) align 4 %s, ptr byval(%S) align 4 %r, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %r, i64 68, i1 false)
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @seen(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
; CHECK-NEXT:   call void @keeps(ptr %t)
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @volatile(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load volatile float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @volatile_copy(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 true)
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @compared(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
; CHECK-NEXT:   %c = icmp eq ptr %t, %s
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   %x = select i1 %c, float 1.000000e+00, float %v
; CHECK-NEXT:   store float %x, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @parameter_written(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
; CHECK-NEXT:   store float 1.000000e+00, ptr %s, align 4
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @parameter_seen(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
; CHECK-NEXT:   store ptr %s, ptr %o, align 8
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @global_memory(ptr %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   call void @keeps(ptr null)
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @too_long(ptr byval(%S) align 4 %s, i64 %i, ptr %o) {
; CHECK-NEXT:   %t = alloca [2 x %S], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 68, i1 false)
; CHECK-NEXT:   %a = getelementptr inbounds [32 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @not_there(ptr byval([4 x %S]) align 4 %s, i64 %k, i64 %i, ptr %o, i1 %c) {
; CHECK-NEXT: e:
; CHECK-NEXT:   %t = alloca %S, align 4
; CHECK-NEXT:   br i1 %c, label %y, label %n
; CHECK: y:                                                ; preds = %e
; CHECK-NEXT:   %f = getelementptr inbounds [4 x %S], ptr %s, i64 0, i64 %k
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %f, i64 68, i1 false)
; CHECK-NEXT:   br label %n
; CHECK: n:                                                ; preds = %y, %e
; CHECK-NEXT:   %a = getelementptr inbounds [16 x float], ptr %t, i64 0, i64 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   store float %v, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
