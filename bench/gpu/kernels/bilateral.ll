; SIZE w 32 2048
; SIZE h 8 2048
; BUF in f32 w*h range 0 1
; BUF out f32 w*h zero tol=1e-3,1e-4
; KERNEL bilateral grid=w/32,h/8 block=32,8 args=(in, out, w, h)
source_filename = "bilateral.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bilateral(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 32
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %27 = mul i32 %26, 8
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = add i32 %27, %28
  store i32 %29, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %30 = load ptr, ptr %5, align 8, !tbaa !8
  %31 = load i32, ptr %10, align 4, !tbaa !4
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %9, align 4, !tbaa !4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %30, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !11
  store float %38, ptr %11, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store float 0.000000e+00, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store float 0.000000e+00, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 -3, ptr %14, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %126, %4
  %40 = load i32, ptr %14, align 4, !tbaa !4
  %41 = icmp sle i32 %40, 3
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %129

43:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 -3, ptr %16, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %122, %43
  %45 = load i32, ptr %16, align 4, !tbaa !4
  %46 = icmp sle i32 %45, 3
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %125

48:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %49 = load i32, ptr %9, align 4, !tbaa !4
  %50 = load i32, ptr %16, align 4, !tbaa !4
  %51 = add nsw i32 %49, %50
  store i32 %51, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %52 = load i32, ptr %10, align 4, !tbaa !4
  %53 = load i32, ptr %14, align 4, !tbaa !4
  %54 = add nsw i32 %52, %53
  store i32 %54, ptr %18, align 4, !tbaa !4
  %55 = load i32, ptr %17, align 4, !tbaa !4
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %48
  br label %69

58:                                               ; preds = %48
  %59 = load i32, ptr %17, align 4, !tbaa !4
  %60 = load i32, ptr %7, align 4, !tbaa !4
  %61 = icmp sge i32 %59, %60
  br i1 %61, label %62, label %65

62:                                               ; preds = %58
  %63 = load i32, ptr %7, align 4, !tbaa !4
  %64 = sub nsw i32 %63, 1
  br label %67

65:                                               ; preds = %58
  %66 = load i32, ptr %17, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %65, %62
  %68 = phi i32 [ %64, %62 ], [ %66, %65 ]
  br label %69

69:                                               ; preds = %67, %57
  %70 = phi i32 [ 0, %57 ], [ %68, %67 ]
  store i32 %70, ptr %17, align 4, !tbaa !4
  %71 = load i32, ptr %18, align 4, !tbaa !4
  %72 = icmp slt i32 %71, 0
  br i1 %72, label %73, label %74

73:                                               ; preds = %69
  br label %85

74:                                               ; preds = %69
  %75 = load i32, ptr %18, align 4, !tbaa !4
  %76 = load i32, ptr %8, align 4, !tbaa !4
  %77 = icmp sge i32 %75, %76
  br i1 %77, label %78, label %81

78:                                               ; preds = %74
  %79 = load i32, ptr %8, align 4, !tbaa !4
  %80 = sub nsw i32 %79, 1
  br label %83

81:                                               ; preds = %74
  %82 = load i32, ptr %18, align 4, !tbaa !4
  br label %83

83:                                               ; preds = %81, %78
  %84 = phi i32 [ %80, %78 ], [ %82, %81 ]
  br label %85

85:                                               ; preds = %83, %73
  %86 = phi i32 [ 0, %73 ], [ %84, %83 ]
  store i32 %86, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %87 = load ptr, ptr %5, align 8, !tbaa !8
  %88 = load i32, ptr %18, align 4, !tbaa !4
  %89 = load i32, ptr %7, align 4, !tbaa !4
  %90 = mul nsw i32 %88, %89
  %91 = load i32, ptr %17, align 4, !tbaa !4
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %87, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !11
  store float %95, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %96 = load float, ptr %19, align 4, !tbaa !11
  %97 = load float, ptr %11, align 4, !tbaa !11
  %98 = fsub contract float %96, %97
  store float %98, ptr %20, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %99 = load i32, ptr %16, align 4, !tbaa !4
  %100 = load i32, ptr %16, align 4, !tbaa !4
  %101 = mul nsw i32 %99, %100
  %102 = load i32, ptr %14, align 4, !tbaa !4
  %103 = load i32, ptr %14, align 4, !tbaa !4
  %104 = mul nsw i32 %102, %103
  %105 = add nsw i32 %101, %104
  %106 = sitofp i32 %105 to float
  %107 = fmul contract float 0xBFB99999A0000000, %106
  %108 = load float, ptr %20, align 4, !tbaa !11
  %109 = fmul contract float 8.000000e+00, %108
  %110 = load float, ptr %20, align 4, !tbaa !11
  %111 = fmul contract float %109, %110
  %112 = fsub contract float %107, %111
  %113 = call contract noundef float @_ZL6f_exp2f(float noundef %112) #6
  store float %113, ptr %21, align 4, !tbaa !11
  %114 = load float, ptr %21, align 4, !tbaa !11
  %115 = load float, ptr %19, align 4, !tbaa !11
  %116 = fmul contract float %114, %115
  %117 = load float, ptr %12, align 4, !tbaa !11
  %118 = fadd contract float %117, %116
  store float %118, ptr %12, align 4, !tbaa !11
  %119 = load float, ptr %21, align 4, !tbaa !11
  %120 = load float, ptr %13, align 4, !tbaa !11
  %121 = fadd contract float %120, %119
  store float %121, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %21) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %122

122:                                              ; preds = %85
  %123 = load i32, ptr %16, align 4, !tbaa !4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %16, align 4, !tbaa !4
  br label %44, !llvm.loop !13

125:                                              ; preds = %47
  br label %126

126:                                              ; preds = %125
  %127 = load i32, ptr %14, align 4, !tbaa !4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %14, align 4, !tbaa !4
  br label %39, !llvm.loop !15

129:                                              ; preds = %42
  %130 = load float, ptr %12, align 4, !tbaa !11
  %131 = load float, ptr %13, align 4, !tbaa !11
  %132 = fdiv contract float %130, %131
  %133 = load ptr, ptr %6, align 8, !tbaa !8
  %134 = load i32, ptr %10, align 4, !tbaa !4
  %135 = load i32, ptr %7, align 4, !tbaa !4
  %136 = mul nsw i32 %134, %135
  %137 = load i32, ptr %9, align 4, !tbaa !4
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %133, i64 %139
  store float %132, ptr %140, align 4, !tbaa !11
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
define internal noundef float @_ZL6f_exp2f(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.ex2.approx.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #4

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
!15 = distinct !{!15, !14}
