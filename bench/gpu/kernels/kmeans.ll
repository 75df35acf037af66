; SIZE n 256 4194304
; BUF points f32 n*8 range -1 1 1
; BUF centres f32 128 range -1 1 2
; BUF out i32 n zero
; KERNEL kmeans grid=n/128 block=128 args=(points, centres, out, n)
source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kmeansE1c = internal addrspace(3) global [16 x [8 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [8 x float], align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !11
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %9, align 4, !tbaa !4
  %23 = load ptr, ptr %6, align 8, !tbaa !8
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !13
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = lshr i32 %28, 3
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw [16 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6kmeansE1c to ptr), i64 0, i64 %30
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = and i32 %32, 7
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw [8 x float], ptr %31, i64 0, i64 %34
  store float %27, ptr %35, align 4, !tbaa !13
  call void @_ZL10sync_blockv() #7
  call void @llvm.lifetime.start.p0(ptr %10) #6
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store float 0x47EC363CC0000000, ptr %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %53, %4
  %37 = load i32, ptr %12, align 4, !tbaa !4
  %38 = icmp slt i32 %37, 8
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %56

40:                                               ; preds = %36
  %41 = load ptr, ptr %5, align 8, !tbaa !8
  %42 = load i32, ptr %12, align 4, !tbaa !4
  %43 = load i32, ptr %8, align 4, !tbaa !4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %9, align 4, !tbaa !4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %41, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !13
  %50 = load i32, ptr %12, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 %51
  store float %49, ptr %52, align 4, !tbaa !13
  br label %53

53:                                               ; preds = %40
  %54 = load i32, ptr %12, align 4, !tbaa !4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %12, align 4, !tbaa !4
  br label %36, !llvm.loop !15

56:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %104, %56
  %58 = load i32, ptr %14, align 4, !tbaa !4
  %59 = icmp slt i32 %58, 16
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %107

61:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store float 0.000000e+00, ptr %16, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %62

62:                                               ; preds = %93, %61
  %63 = load i32, ptr %17, align 4, !tbaa !4
  %64 = icmp slt i32 %63, 8
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  store i32 8, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %96

66:                                               ; preds = %62
  %67 = load i32, ptr %17, align 4, !tbaa !4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !13
  %71 = load i32, ptr %14, align 4, !tbaa !4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6kmeansE1c to ptr), i64 0, i64 %72
  %74 = load i32, ptr %17, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [8 x float], ptr %73, i64 0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !13
  %78 = fsub contract float %70, %77
  %79 = load i32, ptr %17, align 4, !tbaa !4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !13
  %83 = load i32, ptr %14, align 4, !tbaa !4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [16 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6kmeansE1c to ptr), i64 0, i64 %84
  %86 = load i32, ptr %17, align 4, !tbaa !4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [8 x float], ptr %85, i64 0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !13
  %90 = fsub contract float %82, %89
  %91 = load float, ptr %16, align 4, !tbaa !13
  %92 = call contract noundef float @_ZL5f_fmafff(float noundef %78, float noundef %90, float noundef %91) #7
  store float %92, ptr %16, align 4, !tbaa !13
  br label %93

93:                                               ; preds = %66
  %94 = load i32, ptr %17, align 4, !tbaa !4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %17, align 4, !tbaa !4
  br label %62, !llvm.loop !17

96:                                               ; preds = %65
  %97 = load float, ptr %16, align 4, !tbaa !13
  %98 = load float, ptr %11, align 4, !tbaa !13
  %99 = fcmp contract olt float %97, %98
  br i1 %99, label %100, label %103

100:                                              ; preds = %96
  %101 = load float, ptr %16, align 4, !tbaa !13
  store float %101, ptr %11, align 4, !tbaa !13
  %102 = load i32, ptr %14, align 4, !tbaa !4
  store i32 %102, ptr %13, align 4, !tbaa !4
  br label %103

103:                                              ; preds = %100, %96
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %14, align 4, !tbaa !4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %14, align 4, !tbaa !4
  br label %57, !llvm.loop !18

107:                                              ; preds = %60
  %108 = load i32, ptr %13, align 4, !tbaa !4
  %109 = load ptr, ptr %7, align 8, !tbaa !11
  %110 = load i32, ptr %9, align 4, !tbaa !4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %109, i64 %111
  store i32 %108, ptr %112, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
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
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_fmafff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %4, align 4, !tbaa !13
  store float %1, ptr %5, align 4, !tbaa !13
  store float %2, ptr %6, align 4, !tbaa !13
  %7 = load float, ptr %4, align 4, !tbaa !13
  %8 = load float, ptr %5, align 4, !tbaa !13
  %9 = load float, ptr %6, align 4, !tbaa !13
  %10 = call contract float @llvm.fma.f32(float %7, float %8, float %9)
  ret float %10
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
