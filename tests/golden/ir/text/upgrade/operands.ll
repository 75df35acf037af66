; RUN: %nvopt -passes=verify -S %s | FileCheck %s
; Attributes, tail marks, attachments and names go where LLVM's reader leaves them; constants are folded; undeclared intrinsics need no declaration.
define i32 @f(i32 %x, i16 %h, ptr noalias %p, ptr %q, <4 x i1> %m, <4 x float> %v, ptr addrspace(1) %g) {
  %r = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 noundef %x) #7, !range !0, !foo !1
  %r2 = tail call noundef i32 @llvm.nvvm.clz.i(i32 noundef %x) #7, !range !0, !foo !1
  %r3 = tail call noundef i32 @llvm.nvvm.popc.i(i32 noundef %x) #7, !range !0, !foo !1
  %b = tail call noundef i32 @llvm.nvvm.brev32(i32 noundef %x) #7, !foo !1
  tail call void @llvm.memcpy.p0.p0.i32(ptr noalias nonnull %p, ptr noundef %q, i32 %x, i32 4, i1 false) #7, !foo !1, !tbaa !2
  tail call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 %x, i32 0, i1 false) [ "foo"(i32 1) ]
  tail call void @llvm.memset.p0.i32(ptr noundef align 2 %p, i8 0, i32 %x, i32 16, i1 false) #7, !foo !1
  call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 %x, i32 1, i1 false)
  %ml = tail call noundef <4 x float> @llvm.masked.load.v4f32.p0(ptr noundef %p, i32 8, <4 x i1> %m, <4 x float> %v) #7, !foo !1, !tbaa !2
  tail call void @llvm.masked.store.v4f32.p0(<4 x float> %ml, ptr noundef %p, i32 8, <4 x i1> %m) #7, !foo !1, !tbaa !2
  %o = tail call i64 @llvm.objectsize.i64.p0(ptr noundef %p, i1 false) #7, !foo !1
  %mm = tail call noundef i32 @llvm.nvvm.max.i(i32 noundef %x, i32 %b) #7, !foo !1
  %po = tail call noundef i32 @llvm.nvvm.popc.ll(i64 noundef %o) #7, !foo !1
  tail call void @llvm.nvvm.barrier0() #7, !foo !1
  tail call void @llvm.nvvm.bar.sync(i32 noundef 4) #7, !foo !1
  tail call void @llvm.nvvm.bar.sync(i32 noundef 4) #8, !foo !1
  %ld = tail call float @llvm.nvvm.ldg.global.f.f32.p0(ptr noundef %p, i32 4) #7, !foo !1
  %ld1 = tail call float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1) noundef %g, i32 4) #7, !foo !1
  %ld2 = tail call float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1) noundef %g, i32 4), !align !3
  %e = tail call fast float @llvm.nvvm.ex2.approx.f(float %ld) #7, !foo !1
  %e2 = tail call fast float @llvm.nvvm.fabs.f(float %ld) #7, !foo !1
  %hh = tail call fast float @llvm.nvvm.h2f(i16 %h) #7, !foo !1
  %fr = tail call i32 @llvm.flt.rounds() #7, !foo !1
  %ss = tail call noundef ptr @llvm.stacksave() #7, !foo !1
  tail call void @llvm.stackrestore(ptr noundef %ss) #7, !foo !1
  %ab = tail call noundef i32 @llvm.nvvm.abs.i(i32 noundef %x) #7, !foo !1
  %af = tail call noundef float @llvm.nvvm.atomic.load.add.f32.p0(ptr noundef %p, float %ld) #7, !foo !1
  %cc = tail call i32 @llvm.nvvm.abs.i(i32 -4)
  %cd = tail call i32 @llvm.nvvm.bitcast.f2i(float 1.0)
  %ce = tail call i32 @llvm.nvvm.clz.i(i32 16)
  %cf = tail call i32 @llvm.nvvm.barrier0.popc(i32 7)
  %cg = tail call i64 @llvm.nvvm.rotate.b64(i64 %o, i32 7)
  %ch = tail call i32 @llvm.nvvm.max.i(i32 5, i32 7)
  %ci = tail call i16 @llvm.nvvm.neg.bf16(i16 5)
  %cj = tail call i32 @llvm.nvvm.popc.ll(i64 5)
  ret i32 %r
}
declare i32 @llvm.ctlz.i32(i32)
declare i32 @llvm.nvvm.clz.i(i32)
declare i32 @llvm.nvvm.popc.i(i32)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i32, i1)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i32, i1)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, i32, <4 x i1>)
declare i64 @llvm.objectsize.i64.p0(ptr, i1)
attributes #7 = { nounwind "foo" }
attributes #8 = { nounwind convergent "foo" }
!0 = !{i32 0, i32 33}
!1 = !{}
!2 = !{!4, !4, i64 0}
!3 = !{i64 8}
!4 = !{!"int", !5}
!5 = !{!"root"}

; CHECK-LABEL: define i32 @f(i32 %x, i16 %h, ptr noalias %p, ptr %q, <4 x i1> %m, <4 x float> %v, ptr addrspace(1) %g) {
; CHECK-NEXT:   %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
; CHECK-NEXT:   %r2 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
; CHECK-NEXT:   %r3 = call i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:   %b = call i32 @llvm.bitreverse.i32(i32 %x)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i32(ptr noalias nonnull align 4 %p, ptr noundef align 4 %q, i32 %x, i1 false) #10
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 %x, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i32(ptr noundef align 16 %p, i8 0, i32 %x, i1 false) #10
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i32(ptr align 1 %p, ptr align 1 %q, i32 %x, i1 false)
; CHECK-NEXT:   %ml = tail call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 8 %p, <4 x i1> %m, <4 x float> %v), !tbaa !0, !foo !3
; CHECK-NEXT:   tail call void @llvm.masked.store.v4f32.p0(<4 x float> %ml, ptr align 8 %p, <4 x i1> %m), !tbaa !0, !foo !3
; CHECK-NEXT:   %o = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
; CHECK-NEXT:   %mm = tail call noundef i32 @llvm.smax.i32(i32 noundef %x, i32 %b) #10, !foo !3
; CHECK-NEXT:   %ctpop1 = call i64 @llvm.ctpop.i64(i64 %o)
; CHECK-NEXT:   %ctpop.trunc2 = trunc i64 %ctpop1 to i32
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 4)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 4)
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %2 = load float, ptr addrspace(1) %1, align 4, !invariant.load !3
; CHECK-NEXT:   %3 = load float, ptr addrspace(1) %g, align 4, !invariant.load !3
; CHECK-NEXT:   %4 = load float, ptr addrspace(1) %g, align 4, !invariant.load !3
; CHECK-NEXT:   %5 = call float @llvm.nvvm.ex2.approx.f32(float %2)
; CHECK-NEXT:   %6 = call float @llvm.nvvm.fabs.f32(float %2)
; CHECK-NEXT:   %h2f = call float @llvm.convert.from.fp16.f32(i16 %h)
; CHECK-NEXT:   %fr = tail call i32 @llvm.get.rounding() #10, !foo !3
; CHECK-NEXT:   %ss = tail call noundef ptr @llvm.stacksave.p0() #10, !foo !3
; CHECK-NEXT:   tail call void @llvm.stackrestore.p0(ptr noundef %ss) #10, !foo !3
; CHECK-NEXT:   %neg = sub i32 0, %x
; CHECK-NEXT:   %abs.cond = icmp sge i32 %x, 0
; CHECK-NEXT:   %abs = select i1 %abs.cond, i32 %x, i32 %neg
; CHECK-NEXT:   %7 = atomicrmw fadd ptr %p, float %2 seq_cst, align 4
; CHECK-NEXT:   %ce = call i32 @llvm.ctlz.i32(i32 16, i1 false)
; CHECK-NEXT:   %8 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 true)
; CHECK-NEXT:   %9 = call i64 @llvm.fshl.i64(i64 %o, i64 %o, i64 7)
; CHECK-NEXT:   %ch = tail call i32 @llvm.smax.i32(i32 5, i32 7)
; CHECK-NEXT:   %10 = call bfloat @llvm.nvvm.neg.bf16(bfloat 0xR0005)
; CHECK-NEXT:   %11 = bitcast bfloat %10 to i16
; CHECK-NEXT:   %ctpop = call i64 @llvm.ctpop.i64(i64 5)
; CHECK-NEXT:   %ctpop.trunc = trunc i64 %ctpop to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.get.rounding() #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.bitreverse.i32(i32) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.ex2.approx.f32(float) #3
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.fabs.f32(float) #4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare float @llvm.convert.from.fp16.f32(i16) #3
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.neg.bf16(bfloat) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.ctpop.i64(i64) #2
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.fshl.i64(i64, i64, i64) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.stackrestore.p0(ptr) #5
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare ptr @llvm.stacksave.p0() #5
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctpop.i32(i32) #2
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #6
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; CHECK-NEXT: declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #8
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #9
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #4
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #5 = { nocallback nofree nosync nounwind willreturn }
; CHECK-NEXT: attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; CHECK-NEXT: attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #10 = { nounwind "foo" }
; CHECK: !0 = !{!1, !1, i64 0}
; CHECK-NEXT: !1 = !{!"int", !2}
; CHECK-NEXT: !2 = !{!"root"}
; CHECK-NEXT: !3 = !{}
