; SIZE blocks 1 2048
; SIZE rounds 4 256
; BUF out i32 blocks zero
; KERNEL monte_carlo grid=blocks block=128 args=(out, rounds)
source_filename = "monte_carlo.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint4 = type { i32, i32, i32, i32 }

@_ZZ11monte_carloE4part = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @monte_carlo(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.uint4, align 16
  %7 = alloca i32, align 4
  %8 = alloca %struct.uint4, align 16
  %9 = alloca %struct.uint4, align 16
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #8
  store i32 0, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #8
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %78, %2
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = load i32, ptr %4, align 4, !tbaa !4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %7) #8
  br label %81

19:                                               ; preds = %14
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw %struct.uint4, ptr %6, i32 0, i32 0
  store i32 %20, ptr %21, align 16, !tbaa !11
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  %27 = getelementptr inbounds nuw %struct.uint4, ptr %6, i32 0, i32 1
  store i32 %26, ptr %27, align 4, !tbaa !13
  %28 = getelementptr inbounds nuw %struct.uint4, ptr %6, i32 0, i32 3
  store i32 0, ptr %28, align 4, !tbaa !14
  %29 = getelementptr inbounds nuw %struct.uint4, ptr %6, i32 0, i32 2
  store i32 0, ptr %29, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %8) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 %6, i64 16, i1 false), !tbaa.struct !16
  %30 = call %struct.uint4 @_ZL6philox5uint4jj(ptr noundef byval(%struct.uint4) align 16 %9, i32 noundef 1234, i32 noundef 5678) #9
  %31 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 0
  %32 = extractvalue %struct.uint4 %30, 0
  store i32 %32, ptr %31, align 16
  %33 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 1
  %34 = extractvalue %struct.uint4 %30, 1
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 2
  %36 = extractvalue %struct.uint4 %30, 2
  store i32 %36, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 3
  %38 = extractvalue %struct.uint4 %30, 3
  store i32 %38, ptr %37, align 4
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %39 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 0
  %40 = load i32, ptr %39, align 16, !tbaa !11
  %41 = lshr i32 %40, 8
  %42 = uitofp i32 %41 to float
  %43 = fmul contract float %42, 0x3E70000000000000
  store float %43, ptr %10, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %44 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 1
  %45 = load i32, ptr %44, align 4, !tbaa !13
  %46 = lshr i32 %45, 8
  %47 = uitofp i32 %46 to float
  %48 = fmul contract float %47, 0x3E70000000000000
  store float %48, ptr %11, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %49 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 2
  %50 = load i32, ptr %49, align 8, !tbaa !15
  %51 = lshr i32 %50, 8
  %52 = uitofp i32 %51 to float
  %53 = fmul contract float %52, 0x3E70000000000000
  store float %53, ptr %12, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %54 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 3
  %55 = load i32, ptr %54, align 4, !tbaa !14
  %56 = lshr i32 %55, 8
  %57 = uitofp i32 %56 to float
  %58 = fmul contract float %57, 0x3E70000000000000
  store float %58, ptr %13, align 4, !tbaa !17
  %59 = load float, ptr %10, align 4, !tbaa !17
  %60 = load float, ptr %10, align 4, !tbaa !17
  %61 = load float, ptr %11, align 4, !tbaa !17
  %62 = load float, ptr %11, align 4, !tbaa !17
  %63 = fmul contract float %61, %62
  %64 = call contract noundef float @_ZL5f_fmafff(float noundef %59, float noundef %60, float noundef %63) #9
  %65 = fcmp contract olt float %64, 1.000000e+00
  %66 = zext i1 %65 to i32
  %67 = load float, ptr %12, align 4, !tbaa !17
  %68 = load float, ptr %12, align 4, !tbaa !17
  %69 = load float, ptr %13, align 4, !tbaa !17
  %70 = load float, ptr %13, align 4, !tbaa !17
  %71 = fmul contract float %69, %70
  %72 = call contract noundef float @_ZL5f_fmafff(float noundef %67, float noundef %68, float noundef %71) #9
  %73 = fcmp contract olt float %72, 1.000000e+00
  %74 = zext i1 %73 to i32
  %75 = add nsw i32 %66, %74
  %76 = load i32, ptr %5, align 4, !tbaa !4
  %77 = add nsw i32 %76, %75
  store i32 %77, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  br label %78

78:                                               ; preds = %19
  %79 = load i32, ptr %7, align 4, !tbaa !4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %7, align 4, !tbaa !4
  br label %14, !llvm.loop !19

81:                                               ; preds = %18
  %82 = load i32, ptr %5, align 4, !tbaa !4
  %83 = call noundef i32 @_ZL8warp_sumi(i32 noundef %82) #9
  store i32 %83, ptr %5, align 4, !tbaa !4
  %84 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %85 = and i32 %84, 31
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %93

87:                                               ; preds = %81
  %88 = load i32, ptr %5, align 4, !tbaa !4
  %89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %90 = lshr i32 %89, 5
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE4part to ptr), i64 0, i64 %91
  store i32 %88, ptr %92, align 4, !tbaa !4
  br label %93

93:                                               ; preds = %87, %81
  call void @_ZL10sync_blockv() #9
  %94 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %108

96:                                               ; preds = %93
  %97 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE4part to ptr), align 4, !tbaa !4
  %98 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE4part to ptr), i64 0, i64 1), align 4, !tbaa !4
  %99 = add nsw i32 %97, %98
  %100 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE4part to ptr), i64 0, i64 2), align 4, !tbaa !4
  %101 = add nsw i32 %99, %100
  %102 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE4part to ptr), i64 0, i64 3), align 4, !tbaa !4
  %103 = add nsw i32 %101, %102
  %104 = load ptr, ptr %3, align 8, !tbaa !8
  %105 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %104, i64 %106
  store i32 %103, ptr %107, align 4, !tbaa !4
  br label %108

108:                                              ; preds = %96, %93
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.uint4 @_ZL6philox5uint4jj(ptr noundef byval(%struct.uint4) align 16 %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca %struct.uint4, align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %51, %3
  %13 = load i32, ptr %7, align 4, !tbaa !4
  %14 = icmp slt i32 %13, 10
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %7) #8
  br label %54

16:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %17 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 0
  %18 = load i32, ptr %17, align 16, !tbaa !11
  %19 = call noundef i32 @_ZL8mul_highjj(i32 noundef -766435501, i32 noundef %18) #9
  store i32 %19, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %20 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 0
  %21 = load i32, ptr %20, align 16, !tbaa !11
  %22 = mul i32 -766435501, %21
  store i32 %22, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %23 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 2
  %24 = load i32, ptr %23, align 8, !tbaa !15
  %25 = call noundef i32 @_ZL8mul_highjj(i32 noundef -845247145, i32 noundef %24) #9
  store i32 %25, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %26 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 2
  %27 = load i32, ptr %26, align 8, !tbaa !15
  %28 = mul i32 -845247145, %27
  store i32 %28, ptr %11, align 4, !tbaa !4
  %29 = load i32, ptr %10, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 1
  %31 = load i32, ptr %30, align 4, !tbaa !13
  %32 = xor i32 %29, %31
  %33 = load i32, ptr %5, align 4, !tbaa !4
  %34 = xor i32 %32, %33
  %35 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 0
  store i32 %34, ptr %35, align 16, !tbaa !11
  %36 = load i32, ptr %11, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 1
  store i32 %36, ptr %37, align 4, !tbaa !13
  %38 = load i32, ptr %8, align 4, !tbaa !4
  %39 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 3
  %40 = load i32, ptr %39, align 4, !tbaa !14
  %41 = xor i32 %38, %40
  %42 = load i32, ptr %6, align 4, !tbaa !4
  %43 = xor i32 %41, %42
  %44 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 2
  store i32 %43, ptr %44, align 8, !tbaa !15
  %45 = load i32, ptr %9, align 4, !tbaa !4
  %46 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 3
  store i32 %45, ptr %46, align 4, !tbaa !14
  %47 = load i32, ptr %5, align 4, !tbaa !4
  %48 = add i32 %47, -1640531527
  store i32 %48, ptr %5, align 4, !tbaa !4
  %49 = load i32, ptr %6, align 4, !tbaa !4
  %50 = add i32 %49, -1150833019
  store i32 %50, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  br label %51

51:                                               ; preds = %16
  %52 = load i32, ptr %7, align 4, !tbaa !4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %7, align 4, !tbaa !4
  br label %12, !llvm.loop !21

54:                                               ; preds = %15
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 %0, i64 16, i1 false), !tbaa.struct !16
  %55 = load %struct.uint4, ptr %4, align 16
  ret %struct.uint4 %55
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_fmafff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %4, align 4, !tbaa !17
  store float %1, ptr %5, align 4, !tbaa !17
  store float %2, ptr %6, align 4, !tbaa !17
  %7 = load float, ptr %4, align 4, !tbaa !17
  %8 = load float, ptr %5, align 4, !tbaa !17
  %9 = load float, ptr %6, align 4, !tbaa !17
  %10 = call contract float @llvm.fma.f32(float %7, float %8, float %9)
  ret float %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8warp_sumi(i32 noundef %0) #3 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
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
  %9 = load i32, ptr %2, align 4, !tbaa !4
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = call noundef i32 @_ZL8shfl_xorii(i32 noundef %9, i32 noundef %10) #9
  %12 = load i32, ptr %2, align 4, !tbaa !4
  %13 = add nsw i32 %12, %11
  store i32 %13, ptr %2, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !22

17:                                               ; preds = %7
  %18 = load i32, ptr %2, align 4, !tbaa !4
  ret i32 %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8mul_highjj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = zext i32 %5 to i64
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = zext i32 %7 to i64
  %9 = mul i64 %6, %8
  %10 = lshr i64 %9, 32
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8shfl_xorii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %5, i32 %6, i32 31)
  ret i32 %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nocallback nounwind }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !5, i64 0}
!12 = !{!"_ZTS5uint4", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!13 = !{!12, !5, i64 4}
!14 = !{!12, !5, i64 12}
!15 = !{!12, !5, i64 8}
!16 = !{i64 0, i64 4, !4, i64 4, i64 4, !4, i64 8, i64 4, !4, i64 12, i64 4, !4}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = distinct !{!21, !20}
!22 = distinct !{!22, !20}
