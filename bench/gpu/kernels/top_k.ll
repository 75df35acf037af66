; SIZE rows 2 4096
; SIZE n 512 8192
; BUF in f32 rows*n range -10 10
; BUF out f32 rows*8 zero
; KERNEL top_k grid=rows block=64 args=(in, out, n)
source_filename = "top_k.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5top_kE1s = internal addrspace(3) global [64 x [8 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @top_k(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca [8 x float], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [8 x float], align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %24 = load ptr, ptr %4, align 8, !tbaa !8
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = zext i32 %25 to i64
  %27 = load i32, ptr %6, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %26, %28
  %30 = getelementptr inbounds float, ptr %24, i64 %29
  store ptr %30, ptr %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %8) #6
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %39, %3
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %42

35:                                               ; preds = %31
  %36 = load i32, ptr %9, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %37
  store float 0xC7EC363CC0000000, ptr %38, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %35
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %31, !llvm.loop !13

42:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %43, ptr %10, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %89, %42
  %45 = load i32, ptr %10, align 4, !tbaa !4
  %46 = load i32, ptr %6, align 4, !tbaa !4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %92

49:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %50 = load ptr, ptr %7, align 8, !tbaa !8
  %51 = load i32, ptr %10, align 4, !tbaa !4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !11
  store float %54, ptr %12, align 4, !tbaa !11
  %55 = load float, ptr %12, align 4, !tbaa !11
  %56 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 7
  %57 = load float, ptr %56, align 4, !tbaa !11
  %58 = fcmp contract ole float %55, %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %49
  store i32 7, ptr %11, align 4
  br label %86

60:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %61

61:                                               ; preds = %82, %60
  %62 = load i32, ptr %13, align 4, !tbaa !4
  %63 = icmp slt i32 %62, 8
  br i1 %63, label %65, label %64

64:                                               ; preds = %61
  store i32 8, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %85

65:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %66 = load i32, ptr %13, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !11
  %70 = load float, ptr %12, align 4, !tbaa !11
  %71 = call contract noundef float @_ZL5f_maxff(float noundef %69, float noundef %70) #7
  store float %71, ptr %14, align 4, !tbaa !11
  %72 = load i32, ptr %13, align 4, !tbaa !4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !11
  %76 = load float, ptr %12, align 4, !tbaa !11
  %77 = call contract noundef float @_ZL5f_minff(float noundef %75, float noundef %76) #7
  store float %77, ptr %12, align 4, !tbaa !11
  %78 = load float, ptr %14, align 4, !tbaa !11
  %79 = load i32, ptr %13, align 4, !tbaa !4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %80
  store float %78, ptr %81, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %82

82:                                               ; preds = %65
  %83 = load i32, ptr %13, align 4, !tbaa !4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %13, align 4, !tbaa !4
  br label %61, !llvm.loop !15

85:                                               ; preds = %64
  store i32 0, ptr %11, align 4
  br label %86

86:                                               ; preds = %85, %59
  call void @llvm.lifetime.end.p0(ptr %12) #6
  %87 = load i32, ptr %11, align 4
  switch i32 %87, label %207 [
    i32 0, label %88
    i32 7, label %89
  ]

88:                                               ; preds = %86
  br label %89

89:                                               ; preds = %88, %86
  %90 = load i32, ptr %10, align 4, !tbaa !4
  %91 = add nsw i32 %90, 64
  store i32 %91, ptr %10, align 4, !tbaa !4
  br label %44, !llvm.loop !16

92:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %93

93:                                               ; preds = %108, %92
  %94 = load i32, ptr %15, align 4, !tbaa !4
  %95 = icmp slt i32 %94, 8
  br i1 %95, label %97, label %96

96:                                               ; preds = %93
  store i32 11, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %111

97:                                               ; preds = %93
  %98 = load i32, ptr %15, align 4, !tbaa !4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !11
  %102 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw [64 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5top_kE1s to ptr), i64 0, i64 %103
  %105 = load i32, ptr %15, align 4, !tbaa !4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [8 x float], ptr %104, i64 0, i64 %106
  store float %101, ptr %107, align 4, !tbaa !11
  br label %108

108:                                              ; preds = %97
  %109 = load i32, ptr %15, align 4, !tbaa !4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %15, align 4, !tbaa !4
  br label %93, !llvm.loop !17

111:                                              ; preds = %96
  call void @_ZL10sync_blockv() #7
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store i32 32, ptr %16, align 4, !tbaa !4
  br label %112

112:                                              ; preds = %188, %111
  %113 = load i32, ptr %16, align 4, !tbaa !4
  %114 = icmp sgt i32 %113, 0
  br i1 %114, label %116, label %115

115:                                              ; preds = %112
  store i32 14, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %191

116:                                              ; preds = %112
  %117 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %118 = load i32, ptr %16, align 4, !tbaa !4
  %119 = icmp ult i32 %117, %118
  br i1 %119, label %120, label %187

120:                                              ; preds = %116
  call void @llvm.lifetime.start.p0(ptr %17) #6
  call void @llvm.lifetime.start.p0(ptr %18) #6
  store i32 0, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 0, ptr %19, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %20) #6
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %121

121:                                              ; preds = %164, %120
  %122 = load i32, ptr %20, align 4, !tbaa !4
  %123 = icmp slt i32 %122, 8
  br i1 %123, label %125, label %124

124:                                              ; preds = %121
  store i32 17, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %167

125:                                              ; preds = %121
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %126 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw [64 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5top_kE1s to ptr), i64 0, i64 %127
  %129 = load i32, ptr %18, align 4, !tbaa !4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [8 x float], ptr %128, i64 0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !11
  store float %132, ptr %21, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %133 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %134 = load i32, ptr %16, align 4, !tbaa !4
  %135 = add i32 %133, %134
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw [64 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5top_kE1s to ptr), i64 0, i64 %136
  %138 = load i32, ptr %19, align 4, !tbaa !4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [8 x float], ptr %137, i64 0, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !11
  store float %141, ptr %22, align 4, !tbaa !11
  %142 = load float, ptr %21, align 4, !tbaa !11
  %143 = load float, ptr %22, align 4, !tbaa !11
  %144 = fcmp contract oge float %142, %143
  br i1 %144, label %145, label %147

145:                                              ; preds = %125
  %146 = load float, ptr %21, align 4, !tbaa !11
  br label %149

147:                                              ; preds = %125
  %148 = load float, ptr %22, align 4, !tbaa !11
  br label %149

149:                                              ; preds = %147, %145
  %150 = phi contract float [ %146, %145 ], [ %148, %147 ]
  %151 = load i32, ptr %20, align 4, !tbaa !4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [8 x float], ptr %17, i64 0, i64 %152
  store float %150, ptr %153, align 4, !tbaa !11
  %154 = load float, ptr %21, align 4, !tbaa !11
  %155 = load float, ptr %22, align 4, !tbaa !11
  %156 = fcmp contract oge float %154, %155
  br i1 %156, label %157, label %160

157:                                              ; preds = %149
  %158 = load i32, ptr %18, align 4, !tbaa !4
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %18, align 4, !tbaa !4
  br label %163

160:                                              ; preds = %149
  %161 = load i32, ptr %19, align 4, !tbaa !4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %19, align 4, !tbaa !4
  br label %163

163:                                              ; preds = %160, %157
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %20, align 4, !tbaa !4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %20, align 4, !tbaa !4
  br label %121, !llvm.loop !18

167:                                              ; preds = %124
  call void @llvm.lifetime.start.p0(ptr %23) #6
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %168

168:                                              ; preds = %183, %167
  %169 = load i32, ptr %23, align 4, !tbaa !4
  %170 = icmp slt i32 %169, 8
  br i1 %170, label %172, label %171

171:                                              ; preds = %168
  store i32 20, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #6
  br label %186

172:                                              ; preds = %168
  %173 = load i32, ptr %23, align 4, !tbaa !4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [8 x float], ptr %17, i64 0, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !11
  %177 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw [64 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5top_kE1s to ptr), i64 0, i64 %178
  %180 = load i32, ptr %23, align 4, !tbaa !4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [8 x float], ptr %179, i64 0, i64 %181
  store float %176, ptr %182, align 4, !tbaa !11
  br label %183

183:                                              ; preds = %172
  %184 = load i32, ptr %23, align 4, !tbaa !4
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %23, align 4, !tbaa !4
  br label %168, !llvm.loop !19

186:                                              ; preds = %171
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %187

187:                                              ; preds = %186, %116
  call void @_ZL10sync_blockv() #7
  br label %188

188:                                              ; preds = %187
  %189 = load i32, ptr %16, align 4, !tbaa !4
  %190 = ashr i32 %189, 1
  store i32 %190, ptr %16, align 4, !tbaa !4
  br label %112, !llvm.loop !20

191:                                              ; preds = %115
  %192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %193 = icmp ult i32 %192, 8
  br i1 %193, label %194, label %206

194:                                              ; preds = %191
  %195 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5top_kE1s to ptr), i64 0, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !11
  %199 = load ptr, ptr %5, align 8, !tbaa !8
  %200 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %201 = mul i32 %200, 8
  %202 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %203 = add i32 %201, %202
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw float, ptr %199, i64 %204
  store float %198, ptr %205, align 4, !tbaa !11
  br label %206

206:                                              ; preds = %194, %191
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void

207:                                              ; preds = %86
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_maxff(float noundef %0, float noundef %1) #3 {
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
define internal noundef float @_ZL5f_minff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load float, ptr %4, align 4, !tbaa !11
  %7 = call contract float @llvm.minnum.f32(float %5, float %6)
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
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
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
