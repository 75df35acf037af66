; SIZE rows 16 65536
; SIZE n 256 4096
; BUF m i8 rows*n random 4
; BUF scale f32 rows range 0.001 0.01 5
; BUF x f32 n range -1 1 6
; BUF y f32 rows zero tol=1e-3,1e-3
; KERNEL gemv_int8 grid=rows/8 block=256 args=(m, scale, x, y, n/4)
source_filename = "gemv_int8.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gemv_int8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.float4, align 16
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !11
  store ptr %2, ptr %8, align 8, !tbaa !13
  store ptr %3, ptr %9, align 8, !tbaa !11
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = mul i32 %17, 8
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = lshr i32 %19, 5
  %21 = add i32 %18, %20
  store i32 %21, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = and i32 %22, 31
  store i32 %23, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store float 0.000000e+00, ptr %13, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %24 = load i32, ptr %12, align 4, !tbaa !4
  store i32 %24, ptr %14, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %82, %5
  %26 = load i32, ptr %14, align 4, !tbaa !4
  %27 = load i32, ptr %10, align 4, !tbaa !4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %85

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %31 = load ptr, ptr %6, align 8, !tbaa !8
  %32 = load i32, ptr %11, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %10, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %33, %35
  %37 = load i32, ptr %14, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %36, %38
  %40 = getelementptr inbounds i32, ptr %31, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  store i32 %41, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %42 = load ptr, ptr %8, align 8, !tbaa !13
  %43 = load i32, ptr %14, align 4, !tbaa !4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.float4, ptr %42, i64 %44
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %16, ptr align 16 %45, i64 16, i1 false), !tbaa.struct !17
  %46 = load i32, ptr %15, align 4, !tbaa !4
  %47 = and i32 %46, 255
  %48 = trunc i32 %47 to i8
  %49 = sitofp i8 %48 to float
  %50 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  %51 = load float, ptr %50, align 16, !tbaa !18
  %52 = fmul contract float %49, %51
  %53 = load i32, ptr %15, align 4, !tbaa !4
  %54 = lshr i32 %53, 8
  %55 = and i32 %54, 255
  %56 = trunc i32 %55 to i8
  %57 = sitofp i8 %56 to float
  %58 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  %59 = load float, ptr %58, align 4, !tbaa !20
  %60 = fmul contract float %57, %59
  %61 = fadd contract float %52, %60
  %62 = load float, ptr %13, align 4, !tbaa !15
  %63 = fadd contract float %62, %61
  store float %63, ptr %13, align 4, !tbaa !15
  %64 = load i32, ptr %15, align 4, !tbaa !4
  %65 = lshr i32 %64, 16
  %66 = and i32 %65, 255
  %67 = trunc i32 %66 to i8
  %68 = sitofp i8 %67 to float
  %69 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  %70 = load float, ptr %69, align 8, !tbaa !21
  %71 = fmul contract float %68, %70
  %72 = load i32, ptr %15, align 4, !tbaa !4
  %73 = lshr i32 %72, 24
  %74 = trunc i32 %73 to i8
  %75 = sitofp i8 %74 to float
  %76 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 3
  %77 = load float, ptr %76, align 4, !tbaa !22
  %78 = fmul contract float %75, %77
  %79 = fadd contract float %71, %78
  %80 = load float, ptr %13, align 4, !tbaa !15
  %81 = fadd contract float %80, %79
  store float %81, ptr %13, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %82

82:                                               ; preds = %30
  %83 = load i32, ptr %14, align 4, !tbaa !4
  %84 = add nsw i32 %83, 32
  store i32 %84, ptr %14, align 4, !tbaa !4
  br label %25, !llvm.loop !23

85:                                               ; preds = %29
  %86 = load float, ptr %13, align 4, !tbaa !15
  %87 = call contract noundef float @_ZL8warp_sumf(float noundef %86) #7
  store float %87, ptr %13, align 4, !tbaa !15
  %88 = load i32, ptr %12, align 4, !tbaa !4
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %102

90:                                               ; preds = %85
  %91 = load float, ptr %13, align 4, !tbaa !15
  %92 = load ptr, ptr %7, align 8, !tbaa !11
  %93 = load i32, ptr %11, align 4, !tbaa !4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !15
  %97 = fmul contract float %91, %96
  %98 = load ptr, ptr %9, align 8, !tbaa !11
  %99 = load i32, ptr %11, align 4, !tbaa !4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %98, i64 %100
  store float %97, ptr %101, align 4, !tbaa !15
  br label %102

102:                                              ; preds = %90, %85
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_sumf(float noundef %0) #4 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %3) #6
  store i32 16, ptr %3, align 4, !tbaa !4
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #6
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !15
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = call contract noundef float @_ZL8shfl_xorfi(float noundef %9, i32 noundef %10) #7
  %12 = load float, ptr %2, align 4, !tbaa !15
  %13 = fadd contract float %12, %11
  store float %13, ptr %2, align 4, !tbaa !15
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !25

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !15
  ret float %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #4 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !15
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !15
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 _ZTS6float4", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = !{i64 0, i64 4, !15, i64 4, i64 4, !15, i64 8, i64 4, !15, i64 12, i64 4, !15}
!18 = !{!19, !16, i64 0}
!19 = !{!"_ZTS6float4", !16, i64 0, !16, i64 4, !16, i64 8, !16, i64 12}
!20 = !{!19, !16, i64 4}
!21 = !{!19, !16, i64 8}
!22 = !{!19, !16, i64 12}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = distinct !{!25, !24}
