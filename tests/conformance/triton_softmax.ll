; Triton: flat code, one block, loads and stores as predicated inline assembly, butterfly shuffles, shared memory as one external array.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @softmax_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2) !reqntid !0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = and i32 %5, 127
  %7 = and i32 %5, 31
  %8 = lshr i32 %5, 5
  %9 = and i32 %8, 3
  %10 = shl nuw nsw i32 %6, 2
  %11 = icmp slt i32 %10, %2
  %12 = mul i32 %4, %2
  %13 = sext i32 %12 to i64
  %14 = getelementptr float, ptr addrspace(1) %1, i64 %13
  %15 = zext nneg i32 %10 to i64
  %16 = getelementptr float, ptr addrspace(1) %14, i64 %15
  %17 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $5;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $5;\0A\09mov.u32 $3, $5;\0A\09@$6 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,r,b"(ptr addrspace(1) %16, i32 -8388608, i1 %11)
  %18 = extractvalue { i32, i32, i32, i32 } %17, 0
  %19 = extractvalue { i32, i32, i32, i32 } %17, 1
  %20 = extractvalue { i32, i32, i32, i32 } %17, 2
  %21 = extractvalue { i32, i32, i32, i32 } %17, 3
  %22 = bitcast i32 %18 to float
  %23 = bitcast i32 %19 to float
  %24 = bitcast i32 %20 to float
  %25 = bitcast i32 %21 to float
  %26 = tail call float @llvm.maxnum.f32(float %22, float %23)
  %27 = tail call float @llvm.maxnum.f32(float %26, float %24)
  %28 = tail call float @llvm.maxnum.f32(float %27, float %25)
  %29 = bitcast float %28 to i32
  %30 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %29, i32 16, i32 31)
  %31 = bitcast i32 %30 to float
  %32 = tail call float @llvm.maxnum.f32(float %28, float %31)
  %33 = icmp eq i32 %7, 0
  %34 = zext nneg i32 %9 to i64
  %35 = getelementptr float, ptr addrspace(3) @global_smem, i64 %34
  %36 = bitcast float %32 to <1 x i32>
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %35, <1 x i32> %36, i1 %33)
  tail call void @llvm.nvvm.barrier0()
  %37 = and i64 %34, 3
  %38 = getelementptr float, ptr addrspace(3) @global_smem, i64 %37
  %39 = load float, ptr addrspace(3) %38, align 4
  %40 = fsub float %22, %39
  %41 = fmul float %40, 0x3FF7154760000000
  %42 = tail call float @llvm.nvvm.ex2.approx.f(float %41)
  %43 = bitcast float %42 to i32
  %44 = getelementptr float, ptr addrspace(1) %0, i64 %13
  %45 = getelementptr float, ptr addrspace(1) %44, i64 %15
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %43, ptr addrspace(1) %45, i1 %11)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare float @llvm.maxnum.f32(float, float)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare void @llvm.nvvm.barrier0()
declare float @llvm.nvvm.ex2.approx.f(float)

!0 = !{i32 128}
