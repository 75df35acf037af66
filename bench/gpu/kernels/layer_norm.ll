; SIZE rows 2 16384
; SIZE n 512 2048
; BUF in f32 rows*n range -2 3
; BUF gain f32 n range 0.5 1.5 4
; BUF bias f32 n range -0.5 0.5 5
; BUF out f32 rows*n zero tol=1e-3,1e-4
; KERNEL layer_norm grid=rows block=128 args=(in, gain, bias, out, n)
source_filename = "layer_norm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10layer_normE4part = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layer_norm(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store ptr %3, ptr %9, align 8, !tbaa !8
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %20 = load ptr, ptr %6, align 8, !tbaa !8
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = zext i32 %21 to i64
  %23 = load i32, ptr %10, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %22, %24
  %26 = getelementptr inbounds float, ptr %20, i64 %25
  store ptr %26, ptr %11, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store float 0.000000e+00, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store float 0.000000e+00, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %27, ptr %14, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %47, %5
  %29 = load i32, ptr %14, align 4, !tbaa !4
  %30 = load i32, ptr %10, align 4, !tbaa !4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %51

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %34 = load ptr, ptr %11, align 8, !tbaa !8
  %35 = load i32, ptr %14, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !11
  store float %38, ptr %15, align 4, !tbaa !11
  %39 = load float, ptr %15, align 4, !tbaa !11
  %40 = load float, ptr %12, align 4, !tbaa !11
  %41 = fadd contract float %40, %39
  store float %41, ptr %12, align 4, !tbaa !11
  %42 = load float, ptr %15, align 4, !tbaa !11
  %43 = load float, ptr %15, align 4, !tbaa !11
  %44 = fmul contract float %42, %43
  %45 = load float, ptr %13, align 4, !tbaa !11
  %46 = fadd contract float %45, %44
  store float %46, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %47

47:                                               ; preds = %33
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %49 = load i32, ptr %14, align 4, !tbaa !4
  %50 = add i32 %49, %48
  store i32 %50, ptr %14, align 4, !tbaa !4
  br label %28, !llvm.loop !13

51:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %52 = load float, ptr %12, align 4, !tbaa !11
  %53 = call contract noundef float @_ZL9block_sumfPf(float noundef %52, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ10layer_normE4part to ptr)) #8
  %54 = load i32, ptr %10, align 4, !tbaa !4
  %55 = sitofp i32 %54 to float
  %56 = fdiv contract float %53, %55
  store float %56, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %57 = load float, ptr %13, align 4, !tbaa !11
  %58 = call contract noundef float @_ZL9block_sumfPf(float noundef %57, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ10layer_normE4part to ptr)) #8
  %59 = load i32, ptr %10, align 4, !tbaa !4
  %60 = sitofp i32 %59 to float
  %61 = fdiv contract float %58, %60
  %62 = load float, ptr %16, align 4, !tbaa !11
  %63 = load float, ptr %16, align 4, !tbaa !11
  %64 = fmul contract float %62, %63
  %65 = fsub contract float %61, %64
  store float %65, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %66 = load float, ptr %17, align 4, !tbaa !11
  %67 = fadd contract float %66, 0x3EE4F8B580000000
  %68 = call contract noundef float @_ZL7f_rsqrtf(float noundef %67) #8
  store float %68, ptr %18, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %69, ptr %19, align 4, !tbaa !4
  br label %70

70:                                               ; preds = %107, %51
  %71 = load i32, ptr %19, align 4, !tbaa !4
  %72 = load i32, ptr %10, align 4, !tbaa !4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %75, label %74

74:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %111

75:                                               ; preds = %70
  %76 = load ptr, ptr %11, align 8, !tbaa !8
  %77 = load i32, ptr %19, align 4, !tbaa !4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !11
  %81 = load float, ptr %16, align 4, !tbaa !11
  %82 = fsub contract float %80, %81
  %83 = load float, ptr %18, align 4, !tbaa !11
  %84 = fmul contract float %82, %83
  %85 = load ptr, ptr %7, align 8, !tbaa !8
  %86 = load i32, ptr %19, align 4, !tbaa !4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %85, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !11
  %90 = fmul contract float %84, %89
  %91 = load ptr, ptr %8, align 8, !tbaa !8
  %92 = load i32, ptr %19, align 4, !tbaa !4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !11
  %96 = fadd contract float %90, %95
  %97 = load ptr, ptr %9, align 8, !tbaa !8
  %98 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %99 = zext i32 %98 to i64
  %100 = load i32, ptr %10, align 4, !tbaa !4
  %101 = sext i32 %100 to i64
  %102 = mul nsw i64 %99, %101
  %103 = load i32, ptr %19, align 4, !tbaa !4
  %104 = sext i32 %103 to i64
  %105 = add nsw i64 %102, %104
  %106 = getelementptr inbounds float, ptr %97, i64 %105
  store float %96, ptr %106, align 4, !tbaa !11
  br label %107

107:                                              ; preds = %75
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %109 = load i32, ptr %19, align 4, !tbaa !4
  %110 = add i32 %109, %108
  store i32 %110, ptr %19, align 4, !tbaa !4
  br label %70, !llvm.loop !15

111:                                              ; preds = %74
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9block_sumfPf(float noundef %0, ptr noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 31
  store i32 %9, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = ashr i32 %10, 5
  store i32 %11, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = ashr i32 %12, 5
  store i32 %13, ptr %7, align 4, !tbaa !4
  %14 = load float, ptr %3, align 4, !tbaa !11
  %15 = call contract noundef float @_ZL8warp_sumf(float noundef %14) #8
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
  call void @_ZL10sync_blockv() #8
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
  %37 = call contract noundef float @_ZL8warp_sumf(float noundef %36) #8
  store float %37, ptr %3, align 4, !tbaa !11
  call void @_ZL10sync_blockv() #8
  %38 = load float, ptr %3, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret float %38
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7f_rsqrtf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.rsqrt.approx.f(float %3)
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_sumf(float noundef %0) #3 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 16, ptr %3, align 4, !tbaa !4
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !11
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = call contract noundef float @_ZL8shfl_xorfi(float noundef %9, i32 noundef %10) #8
  %12 = load float, ptr %2, align 4, !tbaa !11
  %13 = fadd contract float %12, %11
  store float %13, ptr %2, align 4, !tbaa !11
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !16

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
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
