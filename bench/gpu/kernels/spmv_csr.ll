; SIZE rows 64 524288
; SIZE per 20 40
; BUF start i32 rows+1 iota 0 per
; BUF col i32 rows*per range 0 rows-1 7
; BUF val f32 rows*per range -1 1 8
; BUF x f32 rows range -1 1 9
; BUF y f32 rows zero tol=1e-4,1e-5
; KERNEL spmv_csr grid=rows/8 block=256 args=(start, col, val, x, y, rows)
source_filename = "spmv_csr.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_csr(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !11
  store ptr %3, ptr %10, align 8, !tbaa !11
  store ptr %4, ptr %11, align 8, !tbaa !11
  store i32 %5, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  %23 = lshr i32 %22, 5
  store i32 %23, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = and i32 %24, 31
  store i32 %25, ptr %14, align 4, !tbaa !4
  %26 = load i32, ptr %13, align 4, !tbaa !4
  %27 = load i32, ptr %12, align 4, !tbaa !4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %6
  store i32 1, ptr %15, align 4
  br label %81

30:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store float 0.000000e+00, ptr %16, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %31 = load ptr, ptr %7, align 8, !tbaa !8
  %32 = load i32, ptr %13, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = load i32, ptr %14, align 4, !tbaa !4
  %37 = add nsw i32 %35, %36
  store i32 %37, ptr %17, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %66, %30
  %39 = load i32, ptr %17, align 4, !tbaa !4
  %40 = load ptr, ptr %7, align 8, !tbaa !8
  %41 = load i32, ptr %13, align 4, !tbaa !4
  %42 = add nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %40, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = icmp slt i32 %39, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %38
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %69

48:                                               ; preds = %38
  %49 = load ptr, ptr %9, align 8, !tbaa !11
  %50 = load i32, ptr %17, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !13
  %54 = load ptr, ptr %10, align 8, !tbaa !11
  %55 = load ptr, ptr %8, align 8, !tbaa !8
  %56 = load i32, ptr %17, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %54, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !13
  %63 = fmul contract float %53, %62
  %64 = load float, ptr %16, align 4, !tbaa !13
  %65 = fadd contract float %64, %63
  store float %65, ptr %16, align 4, !tbaa !13
  br label %66

66:                                               ; preds = %48
  %67 = load i32, ptr %17, align 4, !tbaa !4
  %68 = add nsw i32 %67, 32
  store i32 %68, ptr %17, align 4, !tbaa !4
  br label %38, !llvm.loop !15

69:                                               ; preds = %47
  %70 = load float, ptr %16, align 4, !tbaa !13
  %71 = call contract noundef float @_ZL8warp_sumf(float noundef %70) #6
  store float %71, ptr %16, align 4, !tbaa !13
  %72 = load i32, ptr %14, align 4, !tbaa !4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %80

74:                                               ; preds = %69
  %75 = load float, ptr %16, align 4, !tbaa !13
  %76 = load ptr, ptr %11, align 8, !tbaa !11
  %77 = load i32, ptr %13, align 4, !tbaa !4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  store float %75, ptr %79, align 4, !tbaa !13
  br label %80

80:                                               ; preds = %74, %69
  call void @llvm.lifetime.end.p0(ptr %16) #5
  store i32 0, ptr %15, align 4
  br label %81

81:                                               ; preds = %80, %29
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %82 = load i32, ptr %15, align 4
  switch i32 %82, label %84 [
    i32 0, label %83
    i32 1, label %83
  ]

83:                                               ; preds = %81, %81
  ret void

84:                                               ; preds = %81
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_sumf(float noundef %0) #3 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %3) #5
  store i32 16, ptr %3, align 4, !tbaa !4
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #5
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !13
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = call contract noundef float @_ZL8shfl_xorfi(float noundef %9, i32 noundef %10) #6
  %12 = load float, ptr %2, align 4, !tbaa !13
  %13 = fadd contract float %12, %11
  store float %13, ptr %2, align 4, !tbaa !13
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !17

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !13
  ret float %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
