; SIZE rows 4 65536
; SIZE n 256 1024
; BUF in f32 rows*n range -4 4
; BUF out f32 rows*n zero tol=1e-3,1e-6
; KERNEL softmax_online grid=rows/4 block=128 args=(in, out, n/4)
source_filename = "softmax_online.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_online(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.float4, align 16
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 4
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = lshr i32 %24, 5
  %26 = add i32 %23, %25
  store i32 %26, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = and i32 %27, 31
  store i32 %28, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %29 = load ptr, ptr %4, align 8, !tbaa !8
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %6, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = mul nsw i64 %31, %33
  %35 = getelementptr inbounds %struct.float4, ptr %29, i64 %34
  store ptr %35, ptr %9, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %10) #8
  store float 0xC7EC363CC0000000, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #8
  store float 0.000000e+00, ptr %11, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %36 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %36, ptr %12, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %91, %3
  %38 = load i32, ptr %12, align 4, !tbaa !4
  %39 = load i32, ptr %6, align 4, !tbaa !4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %94

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %43 = load ptr, ptr %9, align 8, !tbaa !8
  %44 = load i32, ptr %12, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.float4, ptr %43, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %46, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %47 = load float, ptr %10, align 4, !tbaa !11
  %48 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 0
  %49 = load float, ptr %48, align 16, !tbaa !14
  %50 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 1
  %51 = load float, ptr %50, align 4, !tbaa !16
  %52 = call contract noundef float @_ZL5f_maxff(float noundef %49, float noundef %51) #9
  %53 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 2
  %54 = load float, ptr %53, align 8, !tbaa !17
  %55 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 3
  %56 = load float, ptr %55, align 4, !tbaa !18
  %57 = call contract noundef float @_ZL5f_maxff(float noundef %54, float noundef %56) #9
  %58 = call contract noundef float @_ZL5f_maxff(float noundef %52, float noundef %57) #9
  %59 = call contract noundef float @_ZL5f_maxff(float noundef %47, float noundef %58) #9
  store float %59, ptr %14, align 4, !tbaa !11
  %60 = load float, ptr %11, align 4, !tbaa !11
  %61 = load float, ptr %10, align 4, !tbaa !11
  %62 = load float, ptr %14, align 4, !tbaa !11
  %63 = fsub contract float %61, %62
  %64 = call contract noundef float @_ZL5f_expf(float noundef %63) #9
  %65 = fmul contract float %60, %64
  %66 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 0
  %67 = load float, ptr %66, align 16, !tbaa !14
  %68 = load float, ptr %14, align 4, !tbaa !11
  %69 = fsub contract float %67, %68
  %70 = call contract noundef float @_ZL5f_expf(float noundef %69) #9
  %71 = fadd contract float %65, %70
  %72 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 1
  %73 = load float, ptr %72, align 4, !tbaa !16
  %74 = load float, ptr %14, align 4, !tbaa !11
  %75 = fsub contract float %73, %74
  %76 = call contract noundef float @_ZL5f_expf(float noundef %75) #9
  %77 = fadd contract float %71, %76
  %78 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 2
  %79 = load float, ptr %78, align 8, !tbaa !17
  %80 = load float, ptr %14, align 4, !tbaa !11
  %81 = fsub contract float %79, %80
  %82 = call contract noundef float @_ZL5f_expf(float noundef %81) #9
  %83 = fadd contract float %77, %82
  %84 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 3
  %85 = load float, ptr %84, align 4, !tbaa !18
  %86 = load float, ptr %14, align 4, !tbaa !11
  %87 = fsub contract float %85, %86
  %88 = call contract noundef float @_ZL5f_expf(float noundef %87) #9
  %89 = fadd contract float %83, %88
  store float %89, ptr %11, align 4, !tbaa !11
  %90 = load float, ptr %14, align 4, !tbaa !11
  store float %90, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %91

91:                                               ; preds = %42
  %92 = load i32, ptr %12, align 4, !tbaa !4
  %93 = add nsw i32 %92, 32
  store i32 %93, ptr %12, align 4, !tbaa !4
  br label %37, !llvm.loop !19

94:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store i32 16, ptr %15, align 4, !tbaa !4
  br label %95

95:                                               ; preds = %123, %94
  %96 = load i32, ptr %15, align 4, !tbaa !4
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %126

99:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %100 = load float, ptr %10, align 4, !tbaa !11
  %101 = load i32, ptr %15, align 4, !tbaa !4
  %102 = call contract noundef float @_ZL8shfl_xorfi(float noundef %100, i32 noundef %101) #9
  store float %102, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %103 = load float, ptr %11, align 4, !tbaa !11
  %104 = load i32, ptr %15, align 4, !tbaa !4
  %105 = call contract noundef float @_ZL8shfl_xorfi(float noundef %103, i32 noundef %104) #9
  store float %105, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %106 = load float, ptr %10, align 4, !tbaa !11
  %107 = load float, ptr %16, align 4, !tbaa !11
  %108 = call contract noundef float @_ZL5f_maxff(float noundef %106, float noundef %107) #9
  store float %108, ptr %18, align 4, !tbaa !11
  %109 = load float, ptr %11, align 4, !tbaa !11
  %110 = load float, ptr %10, align 4, !tbaa !11
  %111 = load float, ptr %18, align 4, !tbaa !11
  %112 = fsub contract float %110, %111
  %113 = call contract noundef float @_ZL5f_expf(float noundef %112) #9
  %114 = fmul contract float %109, %113
  %115 = load float, ptr %17, align 4, !tbaa !11
  %116 = load float, ptr %16, align 4, !tbaa !11
  %117 = load float, ptr %18, align 4, !tbaa !11
  %118 = fsub contract float %116, %117
  %119 = call contract noundef float @_ZL5f_expf(float noundef %118) #9
  %120 = fmul contract float %115, %119
  %121 = fadd contract float %114, %120
  store float %121, ptr %11, align 4, !tbaa !11
  %122 = load float, ptr %18, align 4, !tbaa !11
  store float %122, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %123

123:                                              ; preds = %99
  %124 = load i32, ptr %15, align 4, !tbaa !4
  %125 = ashr i32 %124, 1
  store i32 %125, ptr %15, align 4, !tbaa !4
  br label %95, !llvm.loop !21

126:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %127 = load float, ptr %11, align 4, !tbaa !11
  %128 = fdiv contract float 1.000000e+00, %127
  store float %128, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %129 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %129, ptr %20, align 4, !tbaa !4
  br label %130

130:                                              ; preds = %182, %126
  %131 = load i32, ptr %20, align 4, !tbaa !4
  %132 = load i32, ptr %6, align 4, !tbaa !4
  %133 = icmp slt i32 %131, %132
  br i1 %133, label %135, label %134

134:                                              ; preds = %130
  call void @llvm.lifetime.end.p0(ptr %20) #8
  br label %185

135:                                              ; preds = %130
  call void @llvm.lifetime.start.p0(ptr %21) #8
  %136 = load ptr, ptr %9, align 8, !tbaa !8
  %137 = load i32, ptr %20, align 4, !tbaa !4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds %struct.float4, ptr %136, i64 %138
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %21, ptr align 16 %139, i64 16, i1 false), !tbaa.struct !13
  %140 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 0
  %141 = load float, ptr %140, align 16, !tbaa !14
  %142 = load float, ptr %10, align 4, !tbaa !11
  %143 = fsub contract float %141, %142
  %144 = call contract noundef float @_ZL5f_expf(float noundef %143) #9
  %145 = load float, ptr %19, align 4, !tbaa !11
  %146 = fmul contract float %144, %145
  %147 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 0
  store float %146, ptr %147, align 16, !tbaa !14
  %148 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 1
  %149 = load float, ptr %148, align 4, !tbaa !16
  %150 = load float, ptr %10, align 4, !tbaa !11
  %151 = fsub contract float %149, %150
  %152 = call contract noundef float @_ZL5f_expf(float noundef %151) #9
  %153 = load float, ptr %19, align 4, !tbaa !11
  %154 = fmul contract float %152, %153
  %155 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 1
  store float %154, ptr %155, align 4, !tbaa !16
  %156 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 2
  %157 = load float, ptr %156, align 8, !tbaa !17
  %158 = load float, ptr %10, align 4, !tbaa !11
  %159 = fsub contract float %157, %158
  %160 = call contract noundef float @_ZL5f_expf(float noundef %159) #9
  %161 = load float, ptr %19, align 4, !tbaa !11
  %162 = fmul contract float %160, %161
  %163 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 2
  store float %162, ptr %163, align 8, !tbaa !17
  %164 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 3
  %165 = load float, ptr %164, align 4, !tbaa !18
  %166 = load float, ptr %10, align 4, !tbaa !11
  %167 = fsub contract float %165, %166
  %168 = call contract noundef float @_ZL5f_expf(float noundef %167) #9
  %169 = load float, ptr %19, align 4, !tbaa !11
  %170 = fmul contract float %168, %169
  %171 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 3
  store float %170, ptr %171, align 4, !tbaa !18
  %172 = load ptr, ptr %5, align 8, !tbaa !8
  %173 = load i32, ptr %7, align 4, !tbaa !4
  %174 = sext i32 %173 to i64
  %175 = load i32, ptr %6, align 4, !tbaa !4
  %176 = sext i32 %175 to i64
  %177 = mul nsw i64 %174, %176
  %178 = load i32, ptr %20, align 4, !tbaa !4
  %179 = sext i32 %178 to i64
  %180 = add nsw i64 %177, %179
  %181 = getelementptr inbounds %struct.float4, ptr %172, i64 %180
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %181, ptr align 16 %21, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr %21) #8
  br label %182

182:                                              ; preds = %135
  %183 = load i32, ptr %20, align 4, !tbaa !4
  %184 = add nsw i32 %183, 32
  store i32 %184, ptr %20, align 4, !tbaa !4
  br label %130, !llvm.loop !22

185:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_expf(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = fmul contract float %3, 0x3FF7154760000000
  %5 = call contract noundef float @_ZL6f_exp2f(float noundef %4) #9
  ret float %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #4 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6f_exp2f(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.ex2.approx.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!9 = !{!"p1 _ZTS6float4", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 4, !11, i64 12, i64 4, !11}
!14 = !{!15, !12, i64 0}
!15 = !{!"_ZTS6float4", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12}
!16 = !{!15, !12, i64 4}
!17 = !{!15, !12, i64 8}
!18 = !{!15, !12, i64 12}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = distinct !{!21, !20}
!22 = distinct !{!22, !20}
