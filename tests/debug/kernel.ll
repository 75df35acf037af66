; ModuleID = 'k.cu'
source_filename = "k.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@_ZZ10saxpy_normE4part = internal addrspace(3) global [256 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z6softenff(float noundef %0, float noundef %1) #0 !dbg !15 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !18
  store float %1, ptr %4, align 4, !tbaa !18
  %5 = load float, ptr %3, align 4, !dbg !20, !tbaa !18
  %6 = load float, ptr %4, align 4, !dbg !21, !tbaa !18
  %7 = fmul contract float %5, %6, !dbg !22
  %8 = call contract noundef float @_ZL5tanhff(float noundef %7) #10, !dbg !23
  %9 = load float, ptr %3, align 4, !dbg !24, !tbaa !18
  %10 = fneg contract float %9, !dbg !25
  %11 = load float, ptr %3, align 4, !dbg !26, !tbaa !18
  %12 = fmul contract float %10, %11, !dbg !27
  %13 = call contract noundef float @_ZL4expff(float noundef %12) #10, !dbg !28
  %14 = fmul contract float 5.000000e-01, %13, !dbg !29
  %15 = fadd contract float %8, %14, !dbg !30
  ret float %15, !dbg !31
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5tanhff(float noundef %0) #1 !dbg !32 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !18
  %3 = load float, ptr %2, align 4, !dbg !34, !tbaa !18
  %4 = call contract float @__nv_tanhf(float noundef %3) #10, !dbg !35
  ret float %4, !dbg !36
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4expff(float noundef %0) #1 !dbg !37 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !18
  %3 = load float, ptr %2, align 4, !dbg !38, !tbaa !18
  %4 = call contract float @__nv_expf(float noundef %3) #10, !dbg !39
  ret float %4, !dbg !40
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy_norm(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, float noundef %3, i32 noundef %4) #2 !dbg !41 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !42
  store ptr %1, ptr %7, align 8, !tbaa !42
  store ptr %2, ptr %8, align 8, !tbaa !42
  store float %3, ptr %9, align 4, !tbaa !18
  store i32 %4, ptr %10, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #11, !dbg !45
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10, !dbg !46
  store i32 %16, ptr %11, align 4, !dbg !47, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #11, !dbg !45
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10, !dbg !48
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10, !dbg !49
  %19 = mul i32 %17, %18, !dbg !50
  %20 = load i32, ptr %11, align 4, !dbg !51, !tbaa !10
  %21 = add i32 %19, %20, !dbg !52
  store i32 %21, ptr %12, align 4, !dbg !53, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #11, !dbg !54
  store float 0.000000e+00, ptr %13, align 4, !dbg !55, !tbaa !18
  br label %22, !dbg !56

22:                                               ; preds = %51, %5
  %23 = load i32, ptr %12, align 4, !dbg !57, !tbaa !10
  %24 = load i32, ptr %10, align 4, !dbg !58, !tbaa !10
  %25 = icmp slt i32 %23, %24, !dbg !59
  br i1 %25, label %26, label %57, !dbg !56

26:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %14) #11, !dbg !60
  %27 = load float, ptr %9, align 4, !dbg !61, !tbaa !18
  %28 = load ptr, ptr %6, align 8, !dbg !62, !tbaa !42
  %29 = load i32, ptr %12, align 4, !dbg !63, !tbaa !10
  %30 = sext i32 %29 to i64, !dbg !62
  %31 = getelementptr inbounds float, ptr %28, i64 %30, !dbg !62
  %32 = load float, ptr %31, align 4, !dbg !62, !tbaa !18
  %33 = fmul contract float %27, %32, !dbg !64
  %34 = load ptr, ptr %7, align 8, !dbg !65, !tbaa !42
  %35 = load i32, ptr %12, align 4, !dbg !66, !tbaa !10
  %36 = sext i32 %35 to i64, !dbg !65
  %37 = getelementptr inbounds float, ptr %34, i64 %36, !dbg !65
  %38 = load float, ptr %37, align 4, !dbg !65, !tbaa !18
  %39 = fadd contract float %33, %38, !dbg !67
  %40 = call contract noundef float @_Z6softenff(float noundef %39, float noundef 2.500000e-01) #10, !dbg !68
  store float %40, ptr %14, align 4, !dbg !69, !tbaa !18
  %41 = load float, ptr %14, align 4, !dbg !70, !tbaa !18
  %42 = load ptr, ptr %7, align 8, !dbg !71, !tbaa !42
  %43 = load i32, ptr %12, align 4, !dbg !72, !tbaa !10
  %44 = sext i32 %43 to i64, !dbg !71
  %45 = getelementptr inbounds float, ptr %42, i64 %44, !dbg !71
  store float %41, ptr %45, align 4, !dbg !73, !tbaa !18
  %46 = load float, ptr %14, align 4, !dbg !74, !tbaa !18
  %47 = load float, ptr %14, align 4, !dbg !75, !tbaa !18
  %48 = fmul contract float %46, %47, !dbg !76
  %49 = load float, ptr %13, align 4, !dbg !77, !tbaa !18
  %50 = fadd contract float %49, %48, !dbg !77
  store float %50, ptr %13, align 4, !dbg !77, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %14) #11, !dbg !78
  br label %51, !dbg !78

51:                                               ; preds = %26
  %52 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #10, !dbg !79
  %53 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10, !dbg !80
  %54 = mul i32 %52, %53, !dbg !81
  %55 = load i32, ptr %12, align 4, !dbg !82, !tbaa !10
  %56 = add i32 %55, %54, !dbg !82
  store i32 %56, ptr %12, align 4, !dbg !82, !tbaa !10
  br label %22, !dbg !56, !llvm.loop !83

57:                                               ; preds = %22
  %58 = load float, ptr %13, align 4, !dbg !85, !tbaa !18
  %59 = load i32, ptr %11, align 4, !dbg !86, !tbaa !10
  %60 = sext i32 %59 to i64, !dbg !87
  %61 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10saxpy_normE4part to ptr), i64 0, i64 %60, !dbg !87
  store float %58, ptr %61, align 4, !dbg !88, !tbaa !18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !89
  call void @llvm.lifetime.start.p0(ptr %15) #11, !dbg !90
  store i32 128, ptr %15, align 4, !dbg !91, !tbaa !10
  br label %62, !dbg !90

62:                                               ; preds = %83, %57
  %63 = load i32, ptr %15, align 4, !dbg !92, !tbaa !10
  %64 = icmp sgt i32 %63, 0, !dbg !93
  br i1 %64, label %66, label %65, !dbg !94

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %15) #11, !dbg !94
  br label %86

66:                                               ; preds = %62
  %67 = load i32, ptr %11, align 4, !dbg !95, !tbaa !10
  %68 = load i32, ptr %15, align 4, !dbg !96, !tbaa !10
  %69 = icmp slt i32 %67, %68, !dbg !97
  br i1 %69, label %70, label %82, !dbg !97

70:                                               ; preds = %66
  %71 = load i32, ptr %11, align 4, !dbg !98, !tbaa !10
  %72 = load i32, ptr %15, align 4, !dbg !99, !tbaa !10
  %73 = add nsw i32 %71, %72, !dbg !100
  %74 = sext i32 %73 to i64, !dbg !101
  %75 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10saxpy_normE4part to ptr), i64 0, i64 %74, !dbg !101
  %76 = load float, ptr %75, align 4, !dbg !101, !tbaa !18
  %77 = load i32, ptr %11, align 4, !dbg !102, !tbaa !10
  %78 = sext i32 %77 to i64, !dbg !103
  %79 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10saxpy_normE4part to ptr), i64 0, i64 %78, !dbg !103
  %80 = load float, ptr %79, align 4, !dbg !104, !tbaa !18
  %81 = fadd contract float %80, %76, !dbg !104
  store float %81, ptr %79, align 4, !dbg !104, !tbaa !18
  br label %82, !dbg !103

82:                                               ; preds = %70, %66
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !105
  br label %83, !dbg !106

83:                                               ; preds = %82
  %84 = load i32, ptr %15, align 4, !dbg !107, !tbaa !10
  %85 = sdiv i32 %84, 2, !dbg !107
  store i32 %85, ptr %15, align 4, !dbg !107, !tbaa !10
  br label %62, !dbg !94, !llvm.loop !108

86:                                               ; preds = %65
  %87 = load i32, ptr %11, align 4, !dbg !109, !tbaa !10
  %88 = icmp eq i32 %87, 0, !dbg !110
  br i1 %88, label %89, label %96, !dbg !110

89:                                               ; preds = %86
  %90 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10saxpy_normE4part to ptr), align 4, !dbg !111, !tbaa !18
  %91 = call contract noundef float @_ZL5sqrtff(float noundef %90) #10, !dbg !112
  %92 = load ptr, ptr %8, align 8, !dbg !113, !tbaa !42
  %93 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10, !dbg !114
  %94 = zext i32 %93 to i64, !dbg !113
  %95 = getelementptr inbounds nuw float, ptr %92, i64 %94, !dbg !113
  store float %91, ptr %95, align 4, !dbg !115, !tbaa !18
  br label %96, !dbg !113

96:                                               ; preds = %89, %86
  call void @llvm.lifetime.end.p0(ptr %13) #11, !dbg !116
  call void @llvm.lifetime.end.p0(ptr %12) #11, !dbg !116
  call void @llvm.lifetime.end.p0(ptr %11) #11, !dbg !116
  ret void, !dbg !116
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #1 comdat align 2 !dbg !117 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  ret i32 %1, !dbg !120
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #1 comdat align 2 !dbg !121 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !122
  ret i32 %1, !dbg !123
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #1 comdat align 2 !dbg !124 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125
  ret i32 %1, !dbg !126
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #1 comdat align 2 !dbg !127 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !128
  ret i32 %1, !dbg !129
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %0) #1 !dbg !130 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !18
  %3 = load float, ptr %2, align 4, !dbg !131, !tbaa !18
  %4 = call contract float @__nv_sqrtf(float noundef %3) #10, !dbg !132
  ret float %4, !dbg !133
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_sqrtf(float %0) #6 {
  %2 = call i32 @__nvvm_reflect(ptr @.str) #11
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %1
  %5 = call i32 @__nvvm_reflect(ptr @.str.2) #11
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = call float @llvm.nvvm.sqrt.rn.ftz.f(float %0) #11
  br label %18

9:                                                ; preds = %4
  %10 = call float @llvm.nvvm.sqrt.approx.ftz.f(float %0) #11
  br label %18

11:                                               ; preds = %1
  %12 = call i32 @__nvvm_reflect(ptr @.str.2) #11
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = call float @llvm.nvvm.sqrt.rn.f(float %0) #11
  br label %18

16:                                               ; preds = %11
  %17 = call float @llvm.nvvm.sqrt.approx.f(float %0) #11
  br label %18

18:                                               ; preds = %7, %9, %14, %16
  %19 = phi float [ %8, %7 ], [ %10, %9 ], [ %15, %14 ], [ %17, %16 ]
  ret float %19
}

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_tanhf(float %0) #6 {
  %2 = call i32 @__nvvm_reflect(ptr @.str) #11
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = call float @llvm.nvvm.fabs.ftz.f32(float %0)
  br label %8

6:                                                ; preds = %1
  %7 = call float @llvm.nvvm.fabs.f32(float %0)
  br label %8

8:                                                ; preds = %4, %6
  %9 = phi float [ %5, %4 ], [ %7, %6 ]
  %10 = fmul float %9, 0x4007154760000000
  %11 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %10)
  %12 = fadd float 1.000000e+00, %11
  %13 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %12) #12, !srcloc !134
  %14 = call i32 @__nvvm_reflect(ptr @.str) #11
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %8
  %17 = call float @llvm.nvvm.fma.rn.ftz.f(float %13, float -2.000000e+00, float 1.000000e+00) #11
  br label %20

18:                                               ; preds = %8
  %19 = call float @llvm.nvvm.fma.rn.f(float %13, float -2.000000e+00, float 1.000000e+00) #11
  br label %20

20:                                               ; preds = %16, %18
  %21 = phi float [ %17, %16 ], [ %19, %18 ]
  %22 = fcmp oge float %9, 0x4022059680000000
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  br label %24

24:                                               ; preds = %23, %20
  %25 = phi float [ 1.000000e+00, %23 ], [ %21, %20 ]
  %26 = call float @llvm.copysign.f32(float %25, float %0) #11
  %27 = fmul float %0, %0
  %28 = call i32 @__nvvm_reflect(ptr @.str) #11
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %24
  %31 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F901E1040000000, float %27, float 0xBFAAC795C0000000) #11
  br label %34

32:                                               ; preds = %24
  %33 = call float @llvm.nvvm.fma.rn.f(float 0x3F901E1040000000, float %27, float 0xBFAAC795C0000000) #11
  br label %34

34:                                               ; preds = %30, %32
  %35 = phi float [ %31, %30 ], [ %33, %32 ]
  %36 = call i32 @__nvvm_reflect(ptr @.str) #11
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %34
  %39 = call float @llvm.nvvm.fma.rn.ftz.f(float %35, float %27, float 0x3FC10B2820000000) #11
  br label %42

40:                                               ; preds = %34
  %41 = call float @llvm.nvvm.fma.rn.f(float %35, float %27, float 0x3FC10B2820000000) #11
  br label %42

42:                                               ; preds = %38, %40
  %43 = phi float [ %39, %38 ], [ %41, %40 ]
  %44 = call i32 @__nvvm_reflect(ptr @.str) #11
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = call float @llvm.nvvm.fma.rn.ftz.f(float %43, float %27, float 0xBFD5553DA0000000) #11
  br label %50

48:                                               ; preds = %42
  %49 = call float @llvm.nvvm.fma.rn.f(float %43, float %27, float 0xBFD5553DA0000000) #11
  br label %50

50:                                               ; preds = %46, %48
  %51 = phi float [ %47, %46 ], [ %49, %48 ]
  %52 = call i32 @__nvvm_reflect(ptr @.str) #11
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %50
  %55 = call float @llvm.nvvm.fma.rn.ftz.f(float %51, float %27, float 0.000000e+00) #11
  br label %58

56:                                               ; preds = %50
  %57 = call float @llvm.nvvm.fma.rn.f(float %51, float %27, float 0.000000e+00) #11
  br label %58

58:                                               ; preds = %54, %56
  %59 = phi float [ %55, %54 ], [ %57, %56 ]
  %60 = call i32 @__nvvm_reflect(ptr @.str) #11
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %58
  %63 = call float @llvm.nvvm.fma.rn.ftz.f(float %59, float %0, float %0) #11
  br label %66

64:                                               ; preds = %58
  %65 = call float @llvm.nvvm.fma.rn.f(float %59, float %0, float %0) #11
  br label %66

66:                                               ; preds = %62, %64
  %67 = phi float [ %63, %62 ], [ %65, %64 ]
  %68 = fcmp oge float %9, 0x3FE3333340000000
  br i1 %68, label %69, label %70

69:                                               ; preds = %66
  br label %71

70:                                               ; preds = %66
  br label %71

71:                                               ; preds = %70, %69
  %72 = phi float [ %26, %69 ], [ %67, %70 ]
  ret float %72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #9

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_expf(float %0) #6 {
  %2 = bitcast i32 1069066811 to float
  %3 = bitcast i32 849703008 to float
  %4 = bitcast i32 1262485504 to float
  %5 = fdiv float %2, 2.520000e+02
  %6 = call i32 @__nvvm_reflect(ptr @.str) #11
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %1
  %9 = call float @llvm.nvvm.fma.rn.ftz.f(float %0, float %5, float 5.000000e-01) #11
  br label %12

10:                                               ; preds = %1
  %11 = call float @llvm.nvvm.fma.rn.f(float %0, float %5, float 5.000000e-01) #11
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi float [ %9, %8 ], [ %11, %10 ]
  %14 = call i32 @__nvvm_reflect(ptr @.str) #11
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = call float @llvm.nvvm.saturate.ftz.f(float %13) #11
  br label %20

18:                                               ; preds = %12
  %19 = call float @llvm.nvvm.saturate.f(float %13) #11
  br label %20

20:                                               ; preds = %18, %16
  %21 = phi float [ %17, %16 ], [ %19, %18 ]
  %22 = fadd float -1.260000e+02, %4
  %23 = fadd float %22, 1.270000e+02
  %24 = call i32 @__nvvm_reflect(ptr @.str) #11
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %20
  %27 = call float @llvm.nvvm.fma.rm.ftz.f(float %21, float 2.520000e+02, float %23) #11
  br label %30

28:                                               ; preds = %20
  %29 = call float @llvm.nvvm.fma.rm.f(float %21, float 2.520000e+02, float %23) #11
  br label %30

30:                                               ; preds = %28, %26
  %31 = phi float [ %27, %26 ], [ %29, %28 ]
  %32 = fadd float %4, 1.270000e+02
  %33 = fsub float %31, %32
  %34 = fsub float -0.000000e+00, %33
  %35 = call i32 @__nvvm_reflect(ptr @.str) #11
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %30
  %38 = call float @llvm.nvvm.fma.rn.ftz.f(float %0, float %2, float %34) #11
  br label %41

39:                                               ; preds = %30
  %40 = call float @llvm.nvvm.fma.rn.f(float %0, float %2, float %34) #11
  br label %41

41:                                               ; preds = %39, %37
  %42 = phi float [ %38, %37 ], [ %40, %39 ]
  %43 = call i32 @__nvvm_reflect(ptr @.str) #11
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %41
  %46 = call float @llvm.nvvm.fma.rn.ftz.f(float %0, float %3, float %42) #11
  br label %49

47:                                               ; preds = %41
  %48 = call float @llvm.nvvm.fma.rn.f(float %0, float %3, float %42) #11
  br label %49

49:                                               ; preds = %45, %47
  %50 = phi float [ %46, %45 ], [ %48, %47 ]
  %51 = bitcast float %31 to i32
  %52 = shl i32 %51, 23
  %53 = bitcast i32 %52 to float
  %54 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %50)
  %55 = fmul float %54, %53
  ret float %55
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #5

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { alwaysinline convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }
attributes #12 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.dbg.cu = !{!6}
!llvm.ident = !{!8, !9}
!llvm.errno.tbaa = !{!10}
!nvvmir.version = !{!14}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !7, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "k.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "soften", scope: !7, file: !7, line: 3, type: !16, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !12, i64 0}
!20 = !DILocation(line: 3, column: 62, scope: !15)
!21 = !DILocation(line: 3, column: 66, scope: !15)
!22 = !DILocation(line: 3, column: 64, scope: !15)
!23 = !DILocation(line: 3, column: 56, scope: !15)
!24 = !DILocation(line: 3, column: 88, scope: !15)
!25 = !DILocation(line: 3, column: 87, scope: !15)
!26 = !DILocation(line: 3, column: 92, scope: !15)
!27 = !DILocation(line: 3, column: 90, scope: !15)
!28 = !DILocation(line: 3, column: 82, scope: !15)
!29 = !DILocation(line: 3, column: 80, scope: !15)
!30 = !DILocation(line: 3, column: 73, scope: !15)
!31 = !DILocation(line: 3, column: 49, scope: !15)
!32 = distinct !DISubprogram(name: "tanhf", scope: !33, file: !33, line: 322, type: !16, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!33 = !DIFile(filename: "__clang_cuda_math.h", directory: ".")
!34 = !DILocation(line: 322, column: 55, scope: !32)
!35 = !DILocation(line: 322, column: 44, scope: !32)
!36 = !DILocation(line: 322, column: 37, scope: !32)
!37 = distinct !DISubprogram(name: "expf", scope: !33, file: !33, line: 113, type: !16, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!38 = !DILocation(line: 113, column: 53, scope: !37)
!39 = !DILocation(line: 113, column: 43, scope: !37)
!40 = !DILocation(line: 113, column: 36, scope: !37)
!41 = distinct !DISubprogram(name: "saxpy_norm", scope: !7, file: !7, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!42 = !{!43, !43, i64 0}
!43 = !{!"p1 float", !44, i64 0}
!44 = !{!"any pointer", !12, i64 0}
!45 = !DILocation(line: 7, column: 3, scope: !41)
!46 = !DILocation(line: 7, column: 13, scope: !41)
!47 = !DILocation(line: 7, column: 7, scope: !41)
!48 = !DILocation(line: 7, column: 30, scope: !41)
!49 = !DILocation(line: 7, column: 43, scope: !41)
!50 = !DILocation(line: 7, column: 41, scope: !41)
!51 = !DILocation(line: 7, column: 56, scope: !41)
!52 = !DILocation(line: 7, column: 54, scope: !41)
!53 = !DILocation(line: 7, column: 26, scope: !41)
!54 = !DILocation(line: 8, column: 3, scope: !41)
!55 = !DILocation(line: 8, column: 9, scope: !41)
!56 = !DILocation(line: 9, column: 3, scope: !41)
!57 = !DILocation(line: 9, column: 10, scope: !41)
!58 = !DILocation(line: 9, column: 14, scope: !41)
!59 = !DILocation(line: 9, column: 12, scope: !41)
!60 = !DILocation(line: 10, column: 5, scope: !41)
!61 = !DILocation(line: 10, column: 22, scope: !41)
!62 = !DILocation(line: 10, column: 26, scope: !41)
!63 = !DILocation(line: 10, column: 28, scope: !41)
!64 = !DILocation(line: 10, column: 24, scope: !41)
!65 = !DILocation(line: 10, column: 33, scope: !41)
!66 = !DILocation(line: 10, column: 35, scope: !41)
!67 = !DILocation(line: 10, column: 31, scope: !41)
!68 = !DILocation(line: 10, column: 15, scope: !41)
!69 = !DILocation(line: 10, column: 11, scope: !41)
!70 = !DILocation(line: 11, column: 12, scope: !41)
!71 = !DILocation(line: 11, column: 5, scope: !41)
!72 = !DILocation(line: 11, column: 7, scope: !41)
!73 = !DILocation(line: 11, column: 10, scope: !41)
!74 = !DILocation(line: 12, column: 12, scope: !41)
!75 = !DILocation(line: 12, column: 16, scope: !41)
!76 = !DILocation(line: 12, column: 14, scope: !41)
!77 = !DILocation(line: 12, column: 9, scope: !41)
!78 = !DILocation(line: 13, column: 3, scope: !41)
!79 = !DILocation(line: 9, column: 22, scope: !41)
!80 = !DILocation(line: 9, column: 34, scope: !41)
!81 = !DILocation(line: 9, column: 32, scope: !41)
!82 = !DILocation(line: 9, column: 19, scope: !41)
!83 = distinct !{!83, !56, !78, !84}
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 14, column: 15, scope: !41)
!86 = !DILocation(line: 14, column: 8, scope: !41)
!87 = !DILocation(line: 14, column: 3, scope: !41)
!88 = !DILocation(line: 14, column: 13, scope: !41)
!89 = !DILocation(line: 15, column: 3, scope: !41)
!90 = !DILocation(line: 16, column: 8, scope: !41)
!91 = !DILocation(line: 16, column: 12, scope: !41)
!92 = !DILocation(line: 16, column: 21, scope: !41)
!93 = !DILocation(line: 16, column: 23, scope: !41)
!94 = !DILocation(line: 16, column: 3, scope: !41)
!95 = !DILocation(line: 17, column: 9, scope: !41)
!96 = !DILocation(line: 17, column: 15, scope: !41)
!97 = !DILocation(line: 17, column: 13, scope: !41)
!98 = !DILocation(line: 17, column: 36, scope: !41)
!99 = !DILocation(line: 17, column: 42, scope: !41)
!100 = !DILocation(line: 17, column: 40, scope: !41)
!101 = !DILocation(line: 17, column: 31, scope: !41)
!102 = !DILocation(line: 17, column: 23, scope: !41)
!103 = !DILocation(line: 17, column: 18, scope: !41)
!104 = !DILocation(line: 17, column: 28, scope: !41)
!105 = !DILocation(line: 18, column: 5, scope: !41)
!106 = !DILocation(line: 19, column: 3, scope: !41)
!107 = !DILocation(line: 16, column: 30, scope: !41)
!108 = distinct !{!108, !94, !106, !84}
!109 = !DILocation(line: 20, column: 7, scope: !41)
!110 = !DILocation(line: 20, column: 11, scope: !41)
!111 = !DILocation(line: 20, column: 42, scope: !41)
!112 = !DILocation(line: 20, column: 36, scope: !41)
!113 = !DILocation(line: 20, column: 17, scope: !41)
!114 = !DILocation(line: 20, column: 22, scope: !41)
!115 = !DILocation(line: 20, column: 34, scope: !41)
!116 = !DILocation(line: 21, column: 1, scope: !41)
!117 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !118, file: !118, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!118 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: ".")
!119 = !DILocation(line: 53, column: 27, scope: !117)
!120 = !DILocation(line: 53, column: 3, scope: !117)
!121 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !118, file: !118, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!122 = !DILocation(line: 66, column: 27, scope: !121)
!123 = !DILocation(line: 66, column: 3, scope: !121)
!124 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !118, file: !118, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!125 = !DILocation(line: 79, column: 27, scope: !124)
!126 = !DILocation(line: 79, column: 3, scope: !124)
!127 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !118, file: !118, line: 92, type: !16, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!128 = !DILocation(line: 92, column: 27, scope: !127)
!129 = !DILocation(line: 92, column: 3, scope: !127)
!130 = distinct !DISubprogram(name: "sqrtf", scope: !33, file: !33, line: 318, type: !16, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!131 = !DILocation(line: 318, column: 55, scope: !130)
!132 = !DILocation(line: 318, column: 44, scope: !130)
!133 = !DILocation(line: 318, column: 37, scope: !130)
!134 = !{i32 21352}
