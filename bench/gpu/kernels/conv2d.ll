; SIZE w 32 4096
; SIZE h 16 4096
; BUF in f32 w*h range 0 1
; BUF filter f32 25 range -0.2 0.2 6
; BUF out f32 w*h zero tol=1e-4,1e-5
; KERNEL conv2d grid=w/16,h/16 block=16,16 args=(in, filter, out, w, h)
source_filename = "conv2d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6conv2dE1s = internal addrspace(3) global [20 x [20 x float]] undef, align 4
@_ZZ6conv2dE1f = internal addrspace(3) global [25 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conv2d(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %23, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %24, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %25 = load i32, ptr %12, align 4, !tbaa !4
  %26 = mul nsw i32 %25, 16
  %27 = load i32, ptr %11, align 4, !tbaa !4
  %28 = add nsw i32 %26, %27
  store i32 %28, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = mul i32 %29, 16
  %31 = sub i32 %30, 2
  store i32 %31, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %33 = mul i32 %32, 16
  %34 = sub i32 %33, 2
  store i32 %34, ptr %15, align 4, !tbaa !4
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = icmp slt i32 %35, 25
  br i1 %36, label %37, label %46

37:                                               ; preds = %5
  %38 = load ptr, ptr %7, align 8, !tbaa !8
  %39 = load i32, ptr %13, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !11
  %43 = load i32, ptr %13, align 4, !tbaa !4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [25 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dE1f to ptr), i64 0, i64 %44
  store float %42, ptr %45, align 4, !tbaa !11
  br label %46

46:                                               ; preds = %37, %5
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %47 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %47, ptr %16, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %95, %46
  %49 = load i32, ptr %16, align 4, !tbaa !4
  %50 = icmp slt i32 %49, 400
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %98

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %53 = load i32, ptr %14, align 4, !tbaa !4
  %54 = load i32, ptr %16, align 4, !tbaa !4
  %55 = srem i32 %54, 20
  %56 = add nsw i32 %53, %55
  store i32 %56, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %57 = load i32, ptr %15, align 4, !tbaa !4
  %58 = load i32, ptr %16, align 4, !tbaa !4
  %59 = sdiv i32 %58, 20
  %60 = add nsw i32 %57, %59
  store i32 %60, ptr %18, align 4, !tbaa !4
  %61 = load i32, ptr %17, align 4, !tbaa !4
  %62 = icmp sge i32 %61, 0
  br i1 %62, label %63, label %84

63:                                               ; preds = %52
  %64 = load i32, ptr %17, align 4, !tbaa !4
  %65 = load i32, ptr %9, align 4, !tbaa !4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %84

67:                                               ; preds = %63
  %68 = load i32, ptr %18, align 4, !tbaa !4
  %69 = icmp sge i32 %68, 0
  br i1 %69, label %70, label %84

70:                                               ; preds = %67
  %71 = load i32, ptr %18, align 4, !tbaa !4
  %72 = load i32, ptr %10, align 4, !tbaa !4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %84

74:                                               ; preds = %70
  %75 = load ptr, ptr %6, align 8, !tbaa !8
  %76 = load i32, ptr %18, align 4, !tbaa !4
  %77 = load i32, ptr %9, align 4, !tbaa !4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %17, align 4, !tbaa !4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %75, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !11
  br label %85

84:                                               ; preds = %70, %67, %63, %52
  br label %85

85:                                               ; preds = %84, %74
  %86 = phi contract float [ %83, %74 ], [ 0.000000e+00, %84 ]
  %87 = load i32, ptr %16, align 4, !tbaa !4
  %88 = sdiv i32 %87, 20
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [20 x [20 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dE1s to ptr), i64 0, i64 %89
  %91 = load i32, ptr %16, align 4, !tbaa !4
  %92 = srem i32 %91, 20
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [20 x float], ptr %90, i64 0, i64 %93
  store float %86, ptr %94, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %95

95:                                               ; preds = %85
  %96 = load i32, ptr %16, align 4, !tbaa !4
  %97 = add nsw i32 %96, 256
  store i32 %97, ptr %16, align 4, !tbaa !4
  br label %48, !llvm.loop !13

98:                                               ; preds = %51
  call void @_ZL10sync_blockv() #6
  call void @llvm.lifetime.start.p0(ptr %19) #5
  store float 0.000000e+00, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %99

99:                                               ; preds = %134, %98
  %100 = load i32, ptr %20, align 4, !tbaa !4
  %101 = icmp slt i32 %100, 5
  br i1 %101, label %103, label %102

102:                                              ; preds = %99
  store i32 5, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #5
  br label %137

103:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %22) #5
  store i32 0, ptr %22, align 4, !tbaa !4
  br label %104

104:                                              ; preds = %130, %103
  %105 = load i32, ptr %22, align 4, !tbaa !4
  %106 = icmp slt i32 %105, 5
  br i1 %106, label %108, label %107

107:                                              ; preds = %104
  store i32 8, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #5
  br label %133

108:                                              ; preds = %104
  %109 = load i32, ptr %20, align 4, !tbaa !4
  %110 = mul nsw i32 %109, 5
  %111 = load i32, ptr %22, align 4, !tbaa !4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [25 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dE1f to ptr), i64 0, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !11
  %116 = load i32, ptr %12, align 4, !tbaa !4
  %117 = load i32, ptr %20, align 4, !tbaa !4
  %118 = add nsw i32 %116, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [20 x [20 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6conv2dE1s to ptr), i64 0, i64 %119
  %121 = load i32, ptr %11, align 4, !tbaa !4
  %122 = load i32, ptr %22, align 4, !tbaa !4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [20 x float], ptr %120, i64 0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !11
  %127 = fmul contract float %115, %126
  %128 = load float, ptr %19, align 4, !tbaa !11
  %129 = fadd contract float %128, %127
  store float %129, ptr %19, align 4, !tbaa !11
  br label %130

130:                                              ; preds = %108
  %131 = load i32, ptr %22, align 4, !tbaa !4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %22, align 4, !tbaa !4
  br label %104, !llvm.loop !15

133:                                              ; preds = %107
  br label %134

134:                                              ; preds = %133
  %135 = load i32, ptr %20, align 4, !tbaa !4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %20, align 4, !tbaa !4
  br label %99, !llvm.loop !17

137:                                              ; preds = %102
  %138 = load float, ptr %19, align 4, !tbaa !11
  %139 = load ptr, ptr %8, align 8, !tbaa !8
  %140 = load i32, ptr %15, align 4, !tbaa !4
  %141 = add nsw i32 %140, 2
  %142 = load i32, ptr %12, align 4, !tbaa !4
  %143 = add nsw i32 %141, %142
  %144 = load i32, ptr %9, align 4, !tbaa !4
  %145 = mul nsw i32 %143, %144
  %146 = load i32, ptr %14, align 4, !tbaa !4
  %147 = add nsw i32 %145, %146
  %148 = add nsw i32 %147, 2
  %149 = load i32, ptr %11, align 4, !tbaa !4
  %150 = add nsw i32 %148, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %139, i64 %151
  store float %138, ptr %152, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
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
!15 = distinct !{!15, !14, !16}
!16 = !{!"llvm.loop.unroll.count", i32 5}
!17 = distinct !{!17, !14, !16}
