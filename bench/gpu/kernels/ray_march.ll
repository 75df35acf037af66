; SIZE w 32 2048
; SIZE h 4 1024
; BUF out f32 w*h zero tol=2e-2,2e-2
; KERNEL ray_march grid=w/32,h/4 block=32,4 args=(out, w, h, 48)
source_filename = "ray_march.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ray_march(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store i32 %1, ptr %6, align 4, !tbaa !4
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %19, 32
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %24 = mul i32 %23, 4
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %26 = add i32 %24, %25
  store i32 %26, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = sitofp i32 %27 to float
  %29 = fadd contract float %28, 5.000000e-01
  %30 = load i32, ptr %6, align 4, !tbaa !4
  %31 = sitofp i32 %30 to float
  %32 = fdiv contract float %29, %31
  %33 = fsub contract float %32, 5.000000e-01
  store float %33, ptr %11, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %34 = load i32, ptr %10, align 4, !tbaa !4
  %35 = sitofp i32 %34 to float
  %36 = fadd contract float %35, 5.000000e-01
  %37 = load i32, ptr %7, align 4, !tbaa !4
  %38 = sitofp i32 %37 to float
  %39 = fdiv contract float %36, %38
  %40 = fsub contract float %39, 5.000000e-01
  store float %40, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store float 1.000000e+00, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %41 = load float, ptr %11, align 4, !tbaa !11
  %42 = load float, ptr %11, align 4, !tbaa !11
  %43 = fmul contract float %41, %42
  %44 = load float, ptr %12, align 4, !tbaa !11
  %45 = load float, ptr %12, align 4, !tbaa !11
  %46 = fmul contract float %44, %45
  %47 = fadd contract float %43, %46
  %48 = load float, ptr %13, align 4, !tbaa !11
  %49 = load float, ptr %13, align 4, !tbaa !11
  %50 = fmul contract float %48, %49
  %51 = fadd contract float %47, %50
  %52 = call contract noundef float @_ZL7f_rsqrtf(float noundef %51) #6
  store float %52, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store float 0.000000e+00, ptr %15, align 4, !tbaa !11
  %53 = load float, ptr %14, align 4, !tbaa !11
  %54 = load float, ptr %11, align 4, !tbaa !11
  %55 = fmul contract float %54, %53
  store float %55, ptr %11, align 4, !tbaa !11
  %56 = load float, ptr %14, align 4, !tbaa !11
  %57 = load float, ptr %12, align 4, !tbaa !11
  %58 = fmul contract float %57, %56
  store float %58, ptr %12, align 4, !tbaa !11
  %59 = load float, ptr %14, align 4, !tbaa !11
  %60 = load float, ptr %13, align 4, !tbaa !11
  %61 = fmul contract float %60, %59
  store float %61, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %62

62:                                               ; preds = %94, %4
  %63 = load i32, ptr %16, align 4, !tbaa !4
  %64 = load i32, ptr %8, align 4, !tbaa !4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %67, label %66

66:                                               ; preds = %62
  store i32 2, ptr %17, align 4
  br label %97

67:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %68 = load float, ptr %11, align 4, !tbaa !11
  %69 = load float, ptr %15, align 4, !tbaa !11
  %70 = fmul contract float %68, %69
  %71 = load float, ptr %12, align 4, !tbaa !11
  %72 = load float, ptr %15, align 4, !tbaa !11
  %73 = fmul contract float %71, %72
  %74 = fadd contract float %73, 2.500000e-01
  %75 = load float, ptr %13, align 4, !tbaa !11
  %76 = load float, ptr %15, align 4, !tbaa !11
  %77 = fmul contract float %75, %76
  %78 = fadd contract float %77, 1.250000e-01
  %79 = call contract noundef float @_ZL5fieldfff(float noundef %70, float noundef %74, float noundef %78) #6
  store float %79, ptr %18, align 4, !tbaa !11
  %80 = load float, ptr %18, align 4, !tbaa !11
  %81 = fmul contract float %80, 0x3FE99999A0000000
  %82 = load float, ptr %15, align 4, !tbaa !11
  %83 = fadd contract float %82, %81
  store float %83, ptr %15, align 4, !tbaa !11
  %84 = load float, ptr %18, align 4, !tbaa !11
  %85 = fcmp contract olt float %84, 0x3F50624DE0000000
  br i1 %85, label %89, label %86

86:                                               ; preds = %67
  %87 = load float, ptr %15, align 4, !tbaa !11
  %88 = fcmp contract ogt float %87, 1.200000e+01
  br i1 %88, label %89, label %90

89:                                               ; preds = %86, %67
  store i32 2, ptr %17, align 4
  br label %91

90:                                               ; preds = %86
  store i32 0, ptr %17, align 4
  br label %91

91:                                               ; preds = %90, %89
  call void @llvm.lifetime.end.p0(ptr %18) #5
  %92 = load i32, ptr %17, align 4
  switch i32 %92, label %97 [
    i32 0, label %93
  ]

93:                                               ; preds = %91
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %16, align 4, !tbaa !4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %16, align 4, !tbaa !4
  br label %62, !llvm.loop !13

97:                                               ; preds = %91, %66
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %98

98:                                               ; preds = %97
  %99 = load float, ptr %15, align 4, !tbaa !11
  %100 = fadd contract float 1.000000e+00, %99
  %101 = fdiv contract float 1.000000e+00, %100
  %102 = load ptr, ptr %5, align 8, !tbaa !8
  %103 = load i32, ptr %10, align 4, !tbaa !4
  %104 = load i32, ptr %6, align 4, !tbaa !4
  %105 = mul nsw i32 %103, %104
  %106 = load i32, ptr %9, align 4, !tbaa !4
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %102, i64 %108
  store float %101, ptr %109, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7f_rsqrtf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.rsqrt.approx.f(float %3)
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fieldfff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %4, align 4, !tbaa !11
  store float %1, ptr %5, align 4, !tbaa !11
  store float %2, ptr %6, align 4, !tbaa !11
  %7 = load float, ptr %4, align 4, !tbaa !11
  %8 = call contract noundef float @_ZL5fractf(float noundef %7) #6
  %9 = fsub contract float %8, 5.000000e-01
  store float %9, ptr %4, align 4, !tbaa !11
  %10 = load float, ptr %5, align 4, !tbaa !11
  %11 = call contract noundef float @_ZL5fractf(float noundef %10) #6
  %12 = fsub contract float %11, 5.000000e-01
  store float %12, ptr %5, align 4, !tbaa !11
  %13 = load float, ptr %6, align 4, !tbaa !11
  %14 = call contract noundef float @_ZL5fractf(float noundef %13) #6
  %15 = fsub contract float %14, 5.000000e-01
  store float %15, ptr %6, align 4, !tbaa !11
  %16 = load float, ptr %4, align 4, !tbaa !11
  %17 = load float, ptr %4, align 4, !tbaa !11
  %18 = fmul contract float %16, %17
  %19 = load float, ptr %5, align 4, !tbaa !11
  %20 = load float, ptr %5, align 4, !tbaa !11
  %21 = fmul contract float %19, %20
  %22 = fadd contract float %18, %21
  %23 = load float, ptr %6, align 4, !tbaa !11
  %24 = load float, ptr %6, align 4, !tbaa !11
  %25 = fmul contract float %23, %24
  %26 = fadd contract float %22, %25
  %27 = call contract noundef float @_ZL6f_sqrtf(float noundef %26) #6
  %28 = fsub contract float %27, 0x3FD3333340000000
  ret float %28
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fractf(float noundef %0) #3 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %4 = load float, ptr %2, align 4, !tbaa !11
  %5 = fptosi float %4 to i32
  store i32 %5, ptr %3, align 4, !tbaa !4
  %6 = load float, ptr %2, align 4, !tbaa !11
  %7 = load float, ptr %2, align 4, !tbaa !11
  %8 = load i32, ptr %3, align 4, !tbaa !4
  %9 = sitofp i32 %8 to float
  %10 = fcmp contract olt float %7, %9
  br i1 %10, label %11, label %14

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !tbaa !4
  %13 = sub nsw i32 %12, 1
  br label %16

14:                                               ; preds = %1
  %15 = load i32, ptr %3, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %14, %11
  %17 = phi i32 [ %13, %11 ], [ %15, %14 ]
  %18 = sitofp i32 %17 to float
  %19 = fsub contract float %6, %18
  call void @llvm.lifetime.end.p0(ptr %3) #5
  ret float %19
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6f_sqrtf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.sqrt.rn.f(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
