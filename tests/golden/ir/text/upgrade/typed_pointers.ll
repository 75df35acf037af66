; RUN: %nvopt -passes=verify -S %s | FileCheck %s
; The dialect of LLVM 7 with typed pointers: names lose the pointees, the alignment of a copy becomes its operands'.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@buf = internal addrspace(3) global [32 x float] undef, align 4

define void @k(float addrspace(1)* nocapture %out, i8* %from, i8* %to, i32* %n) {
entry:
  %tid = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %to, i8* %from, i64 64, i32 8, i1 false)
  call void @llvm.memset.p0i8.i32(i8* %to, i8 0, i32 8, i32 0, i1 false)
  call void @llvm.nvvm.barrier0()
  %g = call i32 addrspace(1)* @llvm.nvvm.ptr.gen.to.global.p1i32.p0i32(i32* %n)
  %v = call i32 @llvm.nvvm.ldg.global.i.i32.p1i32(i32 addrspace(1)* %g, i32 4)
  %old = call i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32* %n, i32 7)
  %x = add i32 %v, %old
  %c = call i32 @llvm.nvvm.clz.i(i32 %x)
  %f = sitofp i32 %c to float
  %e = call float @llvm.nvvm.ex2.approx.ftz.f(float %f)
  store float %e, float addrspace(1)* %out, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i32, i1)
declare void @llvm.memset.p0i8.i32(i8*, i8, i32, i32, i1)
declare void @llvm.nvvm.barrier0() #2
declare i32 addrspace(1)* @llvm.nvvm.ptr.gen.to.global.p1i32.p0i32(i32*)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1i32(i32 addrspace(1)*, i32)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32*, i32)
declare i32 @llvm.nvvm.clz.i(i32)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
attributes #1 = { nounwind readnone }
attributes #2 = { convergent nounwind }
!nvvm.annotations = !{!0, !1}
!0 = !{void (float addrspace(1)*, i8*, i8*, i32*)* @k, !"kernel", i32 1}
!1 = !{void (float addrspace(1)*, i8*, i8*, i32*)* @k, !"maxntidx", i32 256, !"minctasm", i32 2}

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @buf = internal addrspace(3) global [32 x float] undef, align 4
; CHECK-LABEL: define ptx_kernel void @k(ptr addrspace(1) captures(none) %out, ptr %from, ptr %to, ptr %n) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %tid = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 64, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i32(ptr %to, i8 0, i32 8, i1 false)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %0 = addrspacecast ptr %n to ptr addrspace(1)
; CHECK-NEXT:   %1 = load i32, ptr addrspace(1) %0, align 4, !invariant.load !0
; CHECK-NEXT:   %2 = atomicrmw uinc_wrap ptr %n, i32 7 seq_cst, align 4
; CHECK-NEXT:   %x = add i32 %1, %2
; CHECK-NEXT:   %c = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
; CHECK-NEXT:   %f = sitofp i32 %c to float
; CHECK-NEXT:   %3 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %f)
; CHECK-NEXT:   store float %3, ptr addrspace(1) %out, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #3
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #5
; CHECK: attributes #0 = { "nvvm.maxntid"="256" "nvvm.minctasm"="2" }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #4 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK: !nvvm.annotations = !{}
; CHECK: !0 = !{}
