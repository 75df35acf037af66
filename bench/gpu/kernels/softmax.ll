; SIZE rows 2 8192
; SIZE n 512 4096
; BUF in f32 rows*n range -4 4
; BUF out f32 rows*n zero tol=1e-3,1e-6
; KERNEL softmax grid=rows block=128 args=(in, out, n)
source_filename = "softmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7softmaxE4part = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %15 = load ptr, ptr %4, align 8, !tbaa !8
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = zext i32 %16 to i64
  %18 = load i32, ptr %6, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %17, %19
  %21 = getelementptr inbounds float, ptr %15, i64 %20
  store ptr %21, ptr %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %22 = load ptr, ptr %5, align 8, !tbaa !8
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = zext i32 %23 to i64
  %25 = load i32, ptr %6, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %24, %26
  %28 = getelementptr inbounds float, ptr %22, i64 %27
  store ptr %28, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store float 0xC7EC363CC0000000, ptr %9, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %10) #8
  store float 0.000000e+00, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %29, ptr %11, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %43, %3
  %31 = load i32, ptr %11, align 4, !tbaa !4
  %32 = load i32, ptr %6, align 4, !tbaa !4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %47

35:                                               ; preds = %30
  %36 = load float, ptr %9, align 4, !tbaa !11
  %37 = load ptr, ptr %7, align 8, !tbaa !8
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !11
  %42 = call contract noundef float @_ZL5f_maxff(float noundef %36, float noundef %41) #9
  store float %42, ptr %9, align 4, !tbaa !11
  br label %43

43:                                               ; preds = %35
  %44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %45 = load i32, ptr %11, align 4, !tbaa !4
  %46 = add i32 %45, %44
  store i32 %46, ptr %11, align 4, !tbaa !4
  br label %30, !llvm.loop !13

47:                                               ; preds = %34
  %48 = load float, ptr %9, align 4, !tbaa !11
  %49 = call contract noundef float @_ZL9block_maxfPf(float noundef %48, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7softmaxE4part to ptr)) #9
  store float %49, ptr %9, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %50, ptr %12, align 4, !tbaa !4
  br label %51

51:                                               ; preds = %67, %47
  %52 = load i32, ptr %12, align 4, !tbaa !4
  %53 = load i32, ptr %6, align 4, !tbaa !4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %71

56:                                               ; preds = %51
  %57 = load ptr, ptr %7, align 8, !tbaa !8
  %58 = load i32, ptr %12, align 4, !tbaa !4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !11
  %62 = load float, ptr %9, align 4, !tbaa !11
  %63 = fsub contract float %61, %62
  %64 = call contract noundef float @_ZL5f_expf(float noundef %63) #9
  %65 = load float, ptr %10, align 4, !tbaa !11
  %66 = fadd contract float %65, %64
  store float %66, ptr %10, align 4, !tbaa !11
  br label %67

67:                                               ; preds = %56
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %69 = load i32, ptr %12, align 4, !tbaa !4
  %70 = add i32 %69, %68
  store i32 %70, ptr %12, align 4, !tbaa !4
  br label %51, !llvm.loop !15

71:                                               ; preds = %55
  %72 = load float, ptr %10, align 4, !tbaa !11
  %73 = call contract noundef float @_ZL9block_sumfPf(float noundef %72, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7softmaxE4part to ptr)) #9
  store float %73, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %74 = load float, ptr %10, align 4, !tbaa !11
  %75 = fdiv contract float 1.000000e+00, %74
  store float %75, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %76, ptr %14, align 4, !tbaa !4
  br label %77

77:                                               ; preds = %97, %71
  %78 = load i32, ptr %14, align 4, !tbaa !4
  %79 = load i32, ptr %6, align 4, !tbaa !4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %101

82:                                               ; preds = %77
  %83 = load ptr, ptr %7, align 8, !tbaa !8
  %84 = load i32, ptr %14, align 4, !tbaa !4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !11
  %88 = load float, ptr %9, align 4, !tbaa !11
  %89 = fsub contract float %87, %88
  %90 = call contract noundef float @_ZL5f_expf(float noundef %89) #9
  %91 = load float, ptr %13, align 4, !tbaa !11
  %92 = fmul contract float %90, %91
  %93 = load ptr, ptr %8, align 8, !tbaa !8
  %94 = load i32, ptr %14, align 4, !tbaa !4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %93, i64 %95
  store float %92, ptr %96, align 4, !tbaa !11
  br label %97

97:                                               ; preds = %82
  %98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %99 = load i32, ptr %14, align 4, !tbaa !4
  %100 = add i32 %99, %98
  store i32 %100, ptr %14, align 4, !tbaa !4
  br label %77, !llvm.loop !16

101:                                              ; preds = %81
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_maxff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load float, ptr %4, align 4, !tbaa !11
  %7 = call contract float @llvm.maxnum.f32(float %5, float %6)
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9block_maxfPf(float noundef %0, ptr noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 31
  store i32 %9, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = ashr i32 %10, 5
  store i32 %11, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = ashr i32 %12, 5
  store i32 %13, ptr %7, align 4, !tbaa !4
  %14 = load float, ptr %3, align 4, !tbaa !11
  %15 = call contract noundef float @_ZL8warp_maxf(float noundef %14) #9
  store float %15, ptr %3, align 4, !tbaa !11
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %2
  %19 = load float, ptr %3, align 4, !tbaa !11
  %20 = load ptr, ptr %4, align 8, !tbaa !8
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  store float %19, ptr %23, align 4, !tbaa !11
  br label %24

24:                                               ; preds = %18, %2
  call void @_ZL10sync_blockv() #9
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = load ptr, ptr %4, align 8, !tbaa !8
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !11
  br label %35

34:                                               ; preds = %24
  br label %35

35:                                               ; preds = %34, %28
  %36 = phi contract float [ %33, %28 ], [ 0xC7EC363CC0000000, %34 ]
  %37 = call contract noundef float @_ZL8warp_maxf(float noundef %36) #9
  store float %37, ptr %3, align 4, !tbaa !11
  call void @_ZL10sync_blockv() #9
  %38 = load float, ptr %3, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %7) #8
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret float %38
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_expf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = fmul contract float %3, 0x3FF7154760000000
  %5 = call contract noundef float @_ZL6f_exp2f(float noundef %4) #9
  ret float %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9block_sumfPf(float noundef %0, ptr noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 31
  store i32 %9, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = ashr i32 %10, 5
  store i32 %11, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = ashr i32 %12, 5
  store i32 %13, ptr %7, align 4, !tbaa !4
  %14 = load float, ptr %3, align 4, !tbaa !11
  %15 = call contract noundef float @_ZL8warp_sumf(float noundef %14) #9
  store float %15, ptr %3, align 4, !tbaa !11
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %2
  %19 = load float, ptr %3, align 4, !tbaa !11
  %20 = load ptr, ptr %4, align 8, !tbaa !8
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  store float %19, ptr %23, align 4, !tbaa !11
  br label %24

24:                                               ; preds = %18, %2
  call void @_ZL10sync_blockv() #9
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = load ptr, ptr %4, align 8, !tbaa !8
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !11
  br label %35

34:                                               ; preds = %24
  br label %35

35:                                               ; preds = %34, %28
  %36 = phi contract float [ %33, %28 ], [ 0.000000e+00, %34 ]
  %37 = call contract noundef float @_ZL8warp_sumf(float noundef %36) #9
  store float %37, ptr %3, align 4, !tbaa !11
  call void @_ZL10sync_blockv() #9
  %38 = load float, ptr %3, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %7) #8
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret float %38
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_maxf(float noundef %0) #3 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %3) #8
  store i32 16, ptr %3, align 4, !tbaa !4
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #8
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !11
  %10 = load float, ptr %2, align 4, !tbaa !11
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = call contract noundef float @_ZL8shfl_xorfi(float noundef %10, i32 noundef %11) #9
  %13 = call contract noundef float @_ZL5f_maxff(float noundef %9, float noundef %12) #9
  store float %13, ptr %2, align 4, !tbaa !11
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !17

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !11
  ret float %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6f_exp2f(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.ex2.approx.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_sumf(float noundef %0) #3 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %3) #8
  store i32 16, ptr %3, align 4, !tbaa !4
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #8
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !11
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = call contract noundef float @_ZL8shfl_xorfi(float noundef %9, i32 noundef %10) #9
  %12 = load float, ptr %2, align 4, !tbaa !11
  %13 = fadd contract float %12, %11
  store float %13, ptr %2, align 4, !tbaa !11
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !18

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !11
  ret float %18
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
