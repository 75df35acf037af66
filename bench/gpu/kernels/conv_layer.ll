; SIZE w 32 512
; SIZE h 4 512
; SIZE planes 2 8
; BUF in f32 w*h*planes range -1 1
; BUF weight f32 planes*9*16 range -0.3 0.3 6
; BUF out f32 w*h*16 zero tol=1e-3,1e-4
; KERNEL conv_layer grid=w/32,h/4,4 block=32,4 args=(in, weight, out, w, h, planes)
source_filename = "conv_layer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conv_layer(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca [4 x float], align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !8
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = mul i32 %26, 32
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %31 = mul i32 %30, 4
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %33 = add i32 %31, %32
  store i32 %33, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %35 = mul i32 %34, 4
  store i32 %35, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %131, %6
  %37 = load i32, ptr %17, align 4, !tbaa !4
  %38 = load i32, ptr %12, align 4, !tbaa !4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  store i32 2, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %134

41:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 -1, ptr %19, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %127, %41
  %43 = load i32, ptr %19, align 4, !tbaa !4
  %44 = icmp sle i32 %43, 1
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %130

46:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %20) #6
  store i32 -1, ptr %20, align 4, !tbaa !4
  br label %47

47:                                               ; preds = %123, %46
  %48 = load i32, ptr %20, align 4, !tbaa !4
  %49 = icmp sle i32 %48, 1
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %126

51:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %52 = load i32, ptr %13, align 4, !tbaa !4
  %53 = load i32, ptr %20, align 4, !tbaa !4
  %54 = add nsw i32 %52, %53
  store i32 %54, ptr %21, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %55 = load i32, ptr %14, align 4, !tbaa !4
  %56 = load i32, ptr %19, align 4, !tbaa !4
  %57 = add nsw i32 %55, %56
  store i32 %57, ptr %22, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %23) #6
  %58 = load i32, ptr %21, align 4, !tbaa !4
  %59 = icmp sge i32 %58, 0
  br i1 %59, label %60, label %85

60:                                               ; preds = %51
  %61 = load i32, ptr %21, align 4, !tbaa !4
  %62 = load i32, ptr %10, align 4, !tbaa !4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %85

64:                                               ; preds = %60
  %65 = load i32, ptr %22, align 4, !tbaa !4
  %66 = icmp sge i32 %65, 0
  br i1 %66, label %67, label %85

67:                                               ; preds = %64
  %68 = load i32, ptr %22, align 4, !tbaa !4
  %69 = load i32, ptr %11, align 4, !tbaa !4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %85

71:                                               ; preds = %67
  %72 = load ptr, ptr %7, align 8, !tbaa !8
  %73 = load i32, ptr %17, align 4, !tbaa !4
  %74 = load i32, ptr %11, align 4, !tbaa !4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %22, align 4, !tbaa !4
  %77 = add nsw i32 %75, %76
  %78 = load i32, ptr %10, align 4, !tbaa !4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %21, align 4, !tbaa !4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %72, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !11
  br label %86

85:                                               ; preds = %67, %64, %60, %51
  br label %86

86:                                               ; preds = %85, %71
  %87 = phi contract float [ %84, %71 ], [ 0.000000e+00, %85 ]
  store float %87, ptr %23, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %24) #6
  store i32 0, ptr %24, align 4, !tbaa !4
  br label %88

88:                                               ; preds = %119, %86
  %89 = load i32, ptr %24, align 4, !tbaa !4
  %90 = icmp slt i32 %89, 4
  br i1 %90, label %92, label %91

91:                                               ; preds = %88
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #6
  br label %122

92:                                               ; preds = %88
  %93 = load float, ptr %23, align 4, !tbaa !11
  %94 = load ptr, ptr %8, align 8, !tbaa !8
  %95 = load i32, ptr %15, align 4, !tbaa !4
  %96 = load i32, ptr %24, align 4, !tbaa !4
  %97 = add nsw i32 %95, %96
  %98 = load i32, ptr %12, align 4, !tbaa !4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %17, align 4, !tbaa !4
  %101 = add nsw i32 %99, %100
  %102 = mul nsw i32 %101, 9
  %103 = load i32, ptr %19, align 4, !tbaa !4
  %104 = add nsw i32 %103, 1
  %105 = mul nsw i32 %104, 3
  %106 = add nsw i32 %102, %105
  %107 = load i32, ptr %20, align 4, !tbaa !4
  %108 = add nsw i32 %106, %107
  %109 = add nsw i32 %108, 1
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %94, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !11
  %113 = fmul contract float %93, %112
  %114 = load i32, ptr %24, align 4, !tbaa !4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x float], ptr %16, i64 0, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !11
  %118 = fadd contract float %117, %113
  store float %118, ptr %116, align 4, !tbaa !11
  br label %119

119:                                              ; preds = %92
  %120 = load i32, ptr %24, align 4, !tbaa !4
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %24, align 4, !tbaa !4
  br label %88, !llvm.loop !13

122:                                              ; preds = %91
  call void @llvm.lifetime.end.p0(ptr %23) #6
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %20, align 4, !tbaa !4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %20, align 4, !tbaa !4
  br label %47, !llvm.loop !15

126:                                              ; preds = %50
  br label %127

127:                                              ; preds = %126
  %128 = load i32, ptr %19, align 4, !tbaa !4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %19, align 4, !tbaa !4
  br label %42, !llvm.loop !16

130:                                              ; preds = %45
  br label %131

131:                                              ; preds = %130
  %132 = load i32, ptr %17, align 4, !tbaa !4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %17, align 4, !tbaa !4
  br label %36, !llvm.loop !17

134:                                              ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %25) #6
  store i32 0, ptr %25, align 4, !tbaa !4
  br label %135

135:                                              ; preds = %159, %134
  %136 = load i32, ptr %25, align 4, !tbaa !4
  %137 = icmp slt i32 %136, 4
  br i1 %137, label %139, label %138

138:                                              ; preds = %135
  store i32 14, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #6
  br label %162

139:                                              ; preds = %135
  %140 = load i32, ptr %25, align 4, !tbaa !4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [4 x float], ptr %16, i64 0, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !11
  %144 = call contract noundef float @_ZL5f_maxff(float noundef %143, float noundef 0.000000e+00) #7
  %145 = load ptr, ptr %9, align 8, !tbaa !8
  %146 = load i32, ptr %15, align 4, !tbaa !4
  %147 = load i32, ptr %25, align 4, !tbaa !4
  %148 = add nsw i32 %146, %147
  %149 = load i32, ptr %11, align 4, !tbaa !4
  %150 = mul nsw i32 %148, %149
  %151 = load i32, ptr %14, align 4, !tbaa !4
  %152 = add nsw i32 %150, %151
  %153 = load i32, ptr %10, align 4, !tbaa !4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr %13, align 4, !tbaa !4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %145, i64 %157
  store float %144, ptr %158, align 4, !tbaa !11
  br label %159

159:                                              ; preds = %139
  %160 = load i32, ptr %25, align 4, !tbaa !4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %25, align 4, !tbaa !4
  br label %135, !llvm.loop !18

162:                                              ; preds = %138
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_maxff(float noundef %0, float noundef %1) #4 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load float, ptr %4, align 4, !tbaa !11
  %7 = call contract float @llvm.maxnum.f32(float %5, float %6)
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
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
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
