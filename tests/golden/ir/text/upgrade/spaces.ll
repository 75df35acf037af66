; RUN: %nvopt -passes=verify -S %s | FileCheck %s
; Conversions between address spaces, names with typed pointers, lifetimes of what is an alloca and of what is none, splices by direction.
define i32 @f(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, <4 x float> %v, float %x, <8 x i16> %w) {
  %al = alloca i32
  %al2 = alloca [4 x i32]
  %gp = getelementptr [4 x i32], ptr %al2, i32 0, i32 0
  %gp1 = getelementptr [4 x i32], ptr %al2, i32 0, i32 1
  %as = addrspacecast ptr %al to ptr addrspace(5)
  %a = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr noundef %p) #7, !foo !1
  %b = call ptr @llvm.nvvm.ptr.global.to.gen.p0.p1(ptr addrspace(1) %g)
  %b2 = call ptr @llvm.nvvm.ptr.global.to.gen.p0i8.p1i8(ptr addrspace(1) %g)
  %c = call ptr addrspace(101) @llvm.nvvm.ptr.gen.to.param.p101.p0(ptr %p)
  %d = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr @gv)
  store i32 1, ptr addrspace(1) %d
  %e = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float %x, <4 x float> %v) #7
  %e1 = call nnan float @llvm.experimental.vector.reduce.v2.fmul.f32.v4f32(float %x, <4 x float> %v)
  %e2 = call nnan float @llvm.experimental.vector.reduce.fmax.v4f32(<4 x float> %v)
  %i1 = call nnan <4 x float> @llvm.experimental.vector.insert.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i64 0)
  %i2 = call nnan <4 x float> @llvm.experimental.vector.extract.v4f32.v4f32(<4 x float> %v, i64 0)
  %s1 = call nnan <4 x float> @llvm.experimental.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 1) #7
  %s3 = call nnan <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v, <4 x float> %v, i32 -1)
  %x1 = call half @llvm.nvvm.ex2.approx.f16(half 1.0)
  %x2 = call <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half> zeroinitializer)
  %x3 = call half @llvm.nvvm.ex2.approx.ftz.f16(half 1.0)
  call void @llvm.prefetch(ptr %p, i32 0, i32 3, i32 1)
  %is = call ptr @llvm.invariant.start.p0i8(i64 4, ptr %p)
  ret i32 0
}
@gv = global i32 0
declare void @llvm.nvvm.foo(i64, ptr)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
attributes #7 = { nounwind "foo" }
!1 = !{}

; CHECK: @gv = global i32 0
; CHECK-LABEL: define i32 @f(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, <4 x float> %v, float %x, <8 x i16> %w) {
; CHECK-NEXT:   %al = alloca i32, align 4
; CHECK-NEXT:   %al2 = alloca [4 x i32], align 4
; CHECK-NEXT:   %gp = getelementptr [4 x i32], ptr %al2, i32 0, i32 0
; CHECK-NEXT:   %gp1 = getelementptr [4 x i32], ptr %al2, i32 0, i32 1
; CHECK-NEXT:   %as = addrspacecast ptr %al to ptr addrspace(5)
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %2 = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   %3 = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   %4 = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) addrspacecast (ptr @gv to ptr addrspace(1)), align 4
; CHECK-NEXT:   %e = call float @llvm.vector.reduce.fadd.v4f32(float %x, <4 x float> %v) #4
; CHECK-NEXT:   %e1 = call nnan float @llvm.vector.reduce.fmul.v4f32(float %x, <4 x float> %v)
; CHECK-NEXT:   %e2 = call nnan float @llvm.vector.reduce.fmax.v4f32(<4 x float> %v)
; CHECK-NEXT:   %i1 = call nnan <4 x float> @llvm.vector.insert.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i64 0)
; CHECK-NEXT:   %i2 = call nnan <4 x float> @llvm.vector.extract.v4f32.v4f32(<4 x float> %v, i64 0)
; CHECK-NEXT:   %5 = call <4 x float> @llvm.vector.splice.left.v4f32(<4 x float> %v, <4 x float> %v, i32 1)
; CHECK-NEXT:   %6 = call <4 x float> @llvm.vector.splice.right.v4f32(<4 x float> %v, <4 x float> %v, i32 1)
; CHECK-NEXT:   %x1 = call half @llvm.nvvm.ex2.approx.f16(half 0xH3C00)
; CHECK-NEXT:   %x2 = call <2 x half> @llvm.nvvm.ex2.approx.v2f16(<2 x half> zeroinitializer)
; CHECK-NEXT:   %x3 = call half @llvm.nvvm.ex2.approx.ftz.f16(half 0xH3C00)
; CHECK-NEXT:   call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
; CHECK-NEXT:   %is = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK: ; Unknown intrinsic
; CHECK-NEXT: declare void @llvm.nvvm.foo(i64, ptr)
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <4 x float> @llvm.vector.extract.v4f32.v4f32(<4 x float>, i64 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <4 x float> @llvm.vector.insert.v4f32.v4f32(<4 x float>, <4 x float>, i64 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <4 x float> @llvm.vector.splice.left.v4f32(<4 x float>, <4 x float>, i32 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare half @llvm.nvvm.ex2.approx.f16(half) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare <2 x half> @llvm.nvvm.ex2.approx.v2f16(<2 x half>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare half @llvm.nvvm.ex2.approx.ftz.f16(half) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #3
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <4 x float> @llvm.vector.splice.right.v4f32(<4 x float>, <4 x float>, i32 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #4 = { nounwind "foo" }
