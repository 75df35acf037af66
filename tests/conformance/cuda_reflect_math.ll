; CUDA C++ with libdevice: __nvvm_reflect guards, math functions declared and defined, fast and exact variants. For nvvm-reflect, inferattrs, inline, simplifycfg.
target triple = "nvptx64-nvidia-cuda"

@ftz = private unnamed_addr addrspace(4) constant [11 x i8] c"__CUDA_FTZ\00", align 1
@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1

define internal float @__nv_sqrtf(float %x) alwaysinline {
  %f = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @ftz to ptr))
  %c = icmp ne i32 %f, 0
  br i1 %c, label %fast, label %exact
fast:
  %a = call float @llvm.nvvm.sqrt.rn.ftz.f(float %x)
  br label %end
exact:
  %b = call float @llvm.nvvm.sqrt.rn.f(float %x)
  br label %end
end:
  %r = phi float [ %a, %fast ], [ %b, %exact ]
  ret float %r
}

define ptx_kernel void @lengths(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %a = getelementptr inbounds <2 x float>, ptr addrspace(1) %p, i64 %i
  %v = load <2 x float>, ptr addrspace(1) %a, align 8
  %x = extractelement <2 x float> %v, i64 0
  %y = extractelement <2 x float> %v, i64 1
  %xx = fmul float %x, %x
  %d = call float @llvm.fma.f32(float %y, float %y, float %xx)
  %s = call float @__nv_sqrtf(float %d)
  %dead = call float @__nv_cosf(float %s)
  %e = call float @__nv_expf(float %s)
  %k = call i32 @__nvvm_reflect(ptr @arch)
  %new = icmp sge i32 %k, 800
  %f = select i1 %new, float %e, float %s
  %neg = fcmp olt float %e, 0.000000e+00
  %g = select i1 %neg, float 0.000000e+00, float %f
  %w = insertelement <2 x float> %v, float %g, i64 1
  store <2 x float> %w, ptr addrspace(1) %a, align 8
  ret void
}

declare i32 @__nvvm_reflect(ptr)
declare float @__nv_expf(float)
declare float @__nv_cosf(float)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float)
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
