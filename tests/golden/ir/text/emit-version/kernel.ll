; RUN: %nvopt -passes=verify --emit-version=19 -S %s | FileCheck %s --check-prefix=V19
; RUN: %nvopt -passes=verify --emit-version=16 -S %s | FileCheck %s --check-prefix=V16
; RUN: %nvopt -passes=verify --emit-version=14 -S %s | FileCheck %s --check-prefix=V14
; A kernel with what LLVM 15 to 22 brought, as LLVM 19, 16 and 14 read it.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@buf = internal addrspace(3) global [32 x i32] undef, code_model "small", align 4
@tab = internal constant <4 x i32> splat (i32 7)

define ptx_kernel void @k(ptr noundef captures(none) initializes((0, 4)) "nvvm.grid_constant" %p, ptr captures(address) %q, i32 range(i32 0, 9) %n, i64 %l, float %x) memory(argmem: readwrite, errnomem: none) "nvvm.maxntid"="128,2" "nvvm.minctasm"="3" "nvvm.maxclusterrank"="4" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  %c = icmp samesign ult i32 %t, %n
  %z = zext nneg i32 %t to i64
  %d = or disjoint i64 %z, 32
  %s = trunc nuw nsw i64 %d to i32
  %g = getelementptr nusw nuw i32, ptr %p, i64 %d
  %h = getelementptr inbounds nuw i32, ptr %a, i64 %z
  %f = uitofp nneg i32 %t to float
  %y = fptrunc nnan double 2.5 to float
  %m = call i32 @llvm.scmp.i32.i64(i64 %z, i64 %l)
  %v = add <4 x i32> splat (i32 1), splat (i32 2)
  %w = call float @llvm.nvvm.fabs.f32(float %x)
  %e = call float @llvm.nvvm.ex2.approx.ftz.f32(float %w)
  %old = atomicrmw uinc_wrap ptr %p, i32 %n seq_cst
  %ld = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 8 %q, <4 x i1> splat (i1 true), <4 x i32> %v)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)
  %any = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %c)
  %pa = ptrtoaddr ptr %p to i64
  call void @use(ptr captures(none) %h, i64 %pa) memory(read)
  ret void
}
declare void @use(ptr captures(none), i64) memory(argmem: read, inaccessiblemem: write)
declare void @only_args(ptr) memory(argmem: write)
declare void @both(ptr) memory(argmem: read, inaccessiblemem: read)
declare void @nothing() memory(none) nocallback
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"PIC Level", i32 2}

; V19: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; V19-NEXT: target triple = "nvptx64-nvidia-cuda"
; V19: @buf = internal addrspace(3) global [32 x i32] undef, code_model "small", align 4
; V19-NEXT: @tab = internal constant <4 x i32> splat (i32 7)
; V19: ; Function Attrs: memory(argmem: readwrite)
; V19-NEXT: define void @k(ptr noundef initializes((0, 4)) nocapture %p, ptr %q, i32 range(i32 0, 9) %n, i64 %l, float %x) #0 {
; V19-NEXT: entry:
; V19-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; V19-NEXT:   %a = alloca [4 x i32], align 4
; V19-NEXT:   call void @llvm.lifetime.start.p0(i64 16, ptr %a)
; V19-NEXT:   %c = icmp ult i32 %t, %n
; V19-NEXT:   %z = zext nneg i32 %t to i64
; V19-NEXT:   %d = or disjoint i64 %z, 32
; V19-NEXT:   %s = trunc nuw nsw i64 %d to i32
; V19-NEXT:   %g = getelementptr nusw nuw i32, ptr %p, i64 %d
; V19-NEXT:   %h = getelementptr inbounds nuw i32, ptr %a, i64 %z
; V19-NEXT:   %f = uitofp nneg i32 %t to float
; V19-NEXT:   %y = fptrunc double 2.500000e+00 to float
; V19-NEXT:   %m = call i32 @llvm.scmp.i32.i64(i64 %z, i64 %l)
; V19-NEXT:   %v = add <4 x i32> splat (i32 1), splat (i32 2)
; V19-NEXT:   %w = call float @llvm.nvvm.fabs.f(float %x)
; V19-NEXT:   %e = call float @llvm.nvvm.ex2.approx.ftz.f(float %w)
; V19-NEXT:   %old = atomicrmw uinc_wrap ptr %p, i32 %n seq_cst, align 4
; V19-NEXT:   %ld = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %q, i32 8, <4 x i1> splat (i1 true), <4 x i32> %v)
; V19-NEXT:   call void @llvm.nvvm.barrier0()
; V19-NEXT:   call void @llvm.nvvm.barrier.n(i32 %n)
; V19-NEXT:   %0 = zext i1 %c to i32
; V19-NEXT:   %1 = call i32 @llvm.nvvm.barrier0.or(i32 %0)
; V19-NEXT:   %any = icmp ne i32 %1, 0
; V19-NEXT:   %pa = ptrtoint ptr %p to i64
; V19-NEXT:   call void @use(ptr nocapture %h, i64 %pa) #8
; V19-NEXT:   ret void
; V19-NEXT: }
; V19: ; Function Attrs: memory(argmem: read, inaccessiblemem: write)
; V19-NEXT: declare void @use(ptr nocapture, i64) #1
; V19: ; Function Attrs: memory(argmem: write)
; V19-NEXT: declare void @only_args(ptr) #2
; V19: ; Function Attrs: memory(argmem: read, inaccessiblemem: read)
; V19-NEXT: declare void @both(ptr) #3
; V19: ; Function Attrs: nocallback memory(none)
; V19-NEXT: declare void @nothing() #4
; V19: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; V19-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
; V19: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; V19-NEXT: declare range(i32 -1, 2) i32 @llvm.scmp.i32.i64(i64, i64) #5
; V19: declare void @llvm.lifetime.start.p0(i64, ptr)
; V19: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; V19-NEXT: declare float @llvm.nvvm.fabs.f(float) #5
; V19: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; V19-NEXT: declare float @llvm.nvvm.ex2.approx.ftz.f(float) #6
; V19: declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
; V19: ; Function Attrs: convergent nocallback nounwind
; V19-NEXT: declare void @llvm.nvvm.barrier0() #7
; V19: ; Function Attrs: convergent nocallback nounwind
; V19-NEXT: declare void @llvm.nvvm.barrier.n(i32) #7
; V19: ; Function Attrs: convergent nocallback nounwind
; V19-NEXT: declare i32 @llvm.nvvm.barrier0.or(i32) #7
; V19: attributes #0 = { memory(argmem: readwrite) }
; V19-NEXT: attributes #1 = { memory(argmem: read, inaccessiblemem: write) }
; V19-NEXT: attributes #2 = { memory(argmem: write) }
; V19-NEXT: attributes #3 = { memory(argmem: read, inaccessiblemem: read) }
; V19-NEXT: attributes #4 = { nocallback memory(none) }
; V19-NEXT: attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; V19-NEXT: attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
; V19-NEXT: attributes #7 = { convergent nocallback nounwind }
; V19-NEXT: attributes #8 = { memory(read) }
; V19: !llvm.module.flags = !{!0}
; V19-NEXT: !nvvm.annotations = !{!1}
; V19: !0 = !{i32 8, !"PIC Level", i32 2}
; V19-NEXT: !1 = !{ptr @k, !"kernel", i32 1, !"grid_constant", !2, !"maxclusterrank", i32 4, !"maxntidx", i32 128, !"maxntidy", i32 2, !"minctasm", i32 3}
; V19-NEXT: !2 = !{i32 1}

; V16: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; V16-NEXT: target triple = "nvptx64-nvidia-cuda"
; V16: @buf = internal addrspace(3) global [32 x i32] undef, align 4
; V16-NEXT: @tab = internal constant <4 x i32> <i32 7, i32 7, i32 7, i32 7>
; V16: ; Function Attrs: memory(argmem: readwrite)
; V16-NEXT: define void @k(ptr noundef nocapture %p, ptr %q, i32 %n, i64 %l, float %x) #0 {
; V16-NEXT: entry:
; V16-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; V16-NEXT:   %a = alloca [4 x i32], align 4
; V16-NEXT:   call void @llvm.lifetime.start.p0(i64 16, ptr %a)
; V16-NEXT:   %c = icmp ult i32 %t, %n
; V16-NEXT:   %z = zext i32 %t to i64
; V16-NEXT:   %d = or i64 %z, 32
; V16-NEXT:   %s = trunc i64 %d to i32
; V16-NEXT:   %g = getelementptr i32, ptr %p, i64 %d
; V16-NEXT:   %h = getelementptr inbounds i32, ptr %a, i64 %z
; V16-NEXT:   %f = uitofp i32 %t to float
; V16-NEXT:   %y = fptrunc double 2.500000e+00 to float
; V16-NEXT:   %0 = icmp sgt i64 %z, %l
; V16-NEXT:   %1 = icmp slt i64 %z, %l
; V16-NEXT:   %2 = zext i1 %0 to i32
; V16-NEXT:   %3 = zext i1 %1 to i32
; V16-NEXT:   %m = sub i32 %2, %3
; V16-NEXT:   %v = add <4 x i32> <i32 1, i32 1, i32 1, i32 1>, <i32 2, i32 2, i32 2, i32 2>
; V16-NEXT:   %w = call float @llvm.nvvm.fabs.f(float %x)
; V16-NEXT:   %e = call float @llvm.nvvm.ex2.approx.ftz.f(float %w)
; V16-NEXT:   %old = atomicrmw uinc_wrap ptr %p, i32 %n seq_cst, align 4
; V16-NEXT:   %ld = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %q, i32 8, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> %v)
; V16-NEXT:   call void @llvm.nvvm.barrier0()
; V16-NEXT:   call void @llvm.nvvm.barrier.n(i32 %n)
; V16-NEXT:   %4 = zext i1 %c to i32
; V16-NEXT:   %5 = call i32 @llvm.nvvm.barrier0.or(i32 %4)
; V16-NEXT:   %any = icmp ne i32 %5, 0
; V16-NEXT:   %pa = ptrtoint ptr %p to i64
; V16-NEXT:   call void @use(ptr nocapture %h, i64 %pa) #8
; V16-NEXT:   ret void
; V16-NEXT: }
; V16: ; Function Attrs: memory(argmem: read, inaccessiblemem: write)
; V16-NEXT: declare void @use(ptr nocapture, i64) #1
; V16: ; Function Attrs: memory(argmem: write)
; V16-NEXT: declare void @only_args(ptr) #2
; V16: ; Function Attrs: memory(argmem: read, inaccessiblemem: read)
; V16-NEXT: declare void @both(ptr) #3
; V16: ; Function Attrs: nocallback memory(none)
; V16-NEXT: declare void @nothing() #4
; V16: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; V16-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
; V16: declare void @llvm.lifetime.start.p0(i64, ptr)
; V16: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; V16-NEXT: declare float @llvm.nvvm.fabs.f(float) #5
; V16: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; V16-NEXT: declare float @llvm.nvvm.ex2.approx.ftz.f(float) #6
; V16: declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
; V16: ; Function Attrs: convergent nocallback nounwind
; V16-NEXT: declare void @llvm.nvvm.barrier0() #7
; V16: ; Function Attrs: convergent nocallback nounwind
; V16-NEXT: declare void @llvm.nvvm.barrier.n(i32) #7
; V16: ; Function Attrs: convergent nocallback nounwind
; V16-NEXT: declare i32 @llvm.nvvm.barrier0.or(i32) #7
; V16: attributes #0 = { memory(argmem: readwrite) }
; V16-NEXT: attributes #1 = { memory(argmem: read, inaccessiblemem: write) }
; V16-NEXT: attributes #2 = { memory(argmem: write) }
; V16-NEXT: attributes #3 = { memory(argmem: read, inaccessiblemem: read) }
; V16-NEXT: attributes #4 = { nocallback memory(none) }
; V16-NEXT: attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; V16-NEXT: attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
; V16-NEXT: attributes #7 = { convergent nocallback nounwind }
; V16-NEXT: attributes #8 = { memory(read) }
; V16: !llvm.module.flags = !{!0}
; V16-NEXT: !nvvm.annotations = !{!1}
; V16: !0 = !{i32 8, !"PIC Level", i32 2}
; V16-NEXT: !1 = !{ptr @k, !"kernel", i32 1, !"grid_constant", !2, !"maxclusterrank", i32 4, !"maxntidx", i32 128, !"maxntidy", i32 2, !"minctasm", i32 3}
; V16-NEXT: !2 = !{i32 1}

; V14: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; V14-NEXT: target triple = "nvptx64-nvidia-cuda"
; V14: @buf = internal addrspace(3) global [32 x i32] undef, align 4
; V14-NEXT: @tab = internal constant <4 x i32> <i32 7, i32 7, i32 7, i32 7>
; V14: ; Function Attrs: argmemonly
; V14-NEXT: define void @k(ptr noundef nocapture %p, ptr %q, i32 %n, i64 %l, float %x) #0 {
; V14-NEXT: entry:
; V14-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; V14-NEXT:   %a = alloca [4 x i32], align 4
; V14-NEXT:   call void @llvm.lifetime.start.p0(i64 16, ptr %a)
; V14-NEXT:   %c = icmp ult i32 %t, %n
; V14-NEXT:   %z = zext i32 %t to i64
; V14-NEXT:   %d = or i64 %z, 32
; V14-NEXT:   %s = trunc i64 %d to i32
; V14-NEXT:   %g = getelementptr i32, ptr %p, i64 %d
; V14-NEXT:   %h = getelementptr inbounds i32, ptr %a, i64 %z
; V14-NEXT:   %f = uitofp i32 %t to float
; V14-NEXT:   %y = fptrunc double 2.500000e+00 to float
; V14-NEXT:   %0 = icmp sgt i64 %z, %l
; V14-NEXT:   %1 = icmp slt i64 %z, %l
; V14-NEXT:   %2 = zext i1 %0 to i32
; V14-NEXT:   %3 = zext i1 %1 to i32
; V14-NEXT:   %m = sub i32 %2, %3
; V14-NEXT:   %v = add <4 x i32> <i32 1, i32 1, i32 1, i32 1>, <i32 2, i32 2, i32 2, i32 2>
; V14-NEXT:   %w = call float @llvm.nvvm.fabs.f(float %x)
; V14-NEXT:   %e = call float @llvm.nvvm.ex2.approx.ftz.f(float %w)
; V14-NEXT:   %old = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %p, i32 %n)
; V14-NEXT:   %ld = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %q, i32 8, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> %v)
; V14-NEXT:   call void @llvm.nvvm.barrier0()
; V14-NEXT:   call void @llvm.nvvm.barrier.n(i32 %n)
; V14-NEXT:   %4 = zext i1 %c to i32
; V14-NEXT:   %5 = call i32 @llvm.nvvm.barrier0.or(i32 %4)
; V14-NEXT:   %any = icmp ne i32 %5, 0
; V14-NEXT:   %pa = ptrtoint ptr %p to i64
; V14-NEXT:   call void @use(ptr nocapture %h, i64 %pa) #9
; V14-NEXT:   ret void
; V14-NEXT: }
; V14: ; Function Attrs: inaccessiblemem_or_argmemonly
; V14-NEXT: declare void @use(ptr nocapture, i64) #1
; V14: ; Function Attrs: writeonly argmemonly
; V14-NEXT: declare void @only_args(ptr) #2
; V14: ; Function Attrs: readonly inaccessiblemem_or_argmemonly
; V14-NEXT: declare void @both(ptr) #3
; V14: ; Function Attrs: nocallback readnone
; V14-NEXT: declare void @nothing() #4
; V14: ; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
; V14-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
; V14: declare void @llvm.lifetime.start.p0(i64, ptr)
; V14: ; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
; V14-NEXT: declare float @llvm.nvvm.fabs.f(float) #5
; V14: ; Function Attrs: nocallback nofree nosync nounwind readnone willreturn
; V14-NEXT: declare float @llvm.nvvm.ex2.approx.ftz.f(float) #6
; V14: ; Function Attrs: nounwind argmemonly
; V14-NEXT: declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nocapture, i32) #7
; V14: declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
; V14: ; Function Attrs: convergent nocallback nounwind
; V14-NEXT: declare void @llvm.nvvm.barrier0() #8
; V14: ; Function Attrs: convergent nocallback nounwind
; V14-NEXT: declare void @llvm.nvvm.barrier.n(i32) #8
; V14: ; Function Attrs: convergent nocallback nounwind
; V14-NEXT: declare i32 @llvm.nvvm.barrier0.or(i32) #8
; V14: attributes #0 = { argmemonly }
; V14-NEXT: attributes #1 = { inaccessiblemem_or_argmemonly }
; V14-NEXT: attributes #2 = { writeonly argmemonly }
; V14-NEXT: attributes #3 = { readonly inaccessiblemem_or_argmemonly }
; V14-NEXT: attributes #4 = { nocallback readnone }
; V14-NEXT: attributes #5 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
; V14-NEXT: attributes #6 = { nocallback nofree nosync nounwind readnone willreturn }
; V14-NEXT: attributes #7 = { nounwind argmemonly }
; V14-NEXT: attributes #8 = { convergent nocallback nounwind }
; V14-NEXT: attributes #9 = { readonly }
; V14: !llvm.module.flags = !{!0}
; V14-NEXT: !nvvm.annotations = !{!1}
; V14: !0 = !{i32 7, !"PIC Level", i32 2}
; V14-NEXT: !1 = !{ptr @k, !"kernel", i32 1, !"grid_constant", !2, !"maxclusterrank", i32 4, !"maxntidx", i32 128, !"maxntidy", i32 2, !"minctasm", i32 3}
; V14-NEXT: !2 = !{i32 1}
