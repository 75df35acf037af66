; SIZE n 64 16384
; SIZE keys 16 4096
; BUF q f32 n*32 range -1 1 1
; BUF k f32 keys*32 range -1 1 2
; BUF v f32 keys*32 range -1 1 3
; BUF out f32 n*32 zero tol=1e-2,1e-3
; KERNEL attention grid=n/64 block=64 args=(q, k, v, out, keys)
source_filename = "attention.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9attentionE2ks = internal addrspace(3) global [16 x [32 x float]] undef, align 4
@_ZZ9attentionE2vs = internal addrspace(3) global [16 x [32 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @attention(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [32 x float], align 4
  %14 = alloca [32 x float], align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store ptr %3, ptr %9, align 8, !tbaa !8
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %29, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = mul i32 %30, 64
  %32 = load i32, ptr %11, align 4, !tbaa !4
  %33 = add i32 %31, %32
  store i32 %33, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %54, %5
  %35 = load i32, ptr %15, align 4, !tbaa !4
  %36 = icmp slt i32 %35, 32
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %57

38:                                               ; preds = %34
  %39 = load ptr, ptr %6, align 8, !tbaa !8
  %40 = load i32, ptr %12, align 4, !tbaa !4
  %41 = mul nsw i32 %40, 32
  %42 = load i32, ptr %15, align 4, !tbaa !4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %39, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !11
  %47 = fmul contract float %46, 0x3FC6A09E60000000
  %48 = load i32, ptr %15, align 4, !tbaa !4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [32 x float], ptr %13, i64 0, i64 %49
  store float %47, ptr %50, align 4, !tbaa !11
  %51 = load i32, ptr %15, align 4, !tbaa !4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [32 x float], ptr %14, i64 0, i64 %52
  store float 0.000000e+00, ptr %53, align 4, !tbaa !11
  br label %54

54:                                               ; preds = %38
  %55 = load i32, ptr %15, align 4, !tbaa !4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %15, align 4, !tbaa !4
  br label %34, !llvm.loop !13

57:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store float 0xC7EC363CC0000000, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store float 0.000000e+00, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %58

58:                                               ; preds = %183, %57
  %59 = load i32, ptr %18, align 4, !tbaa !4
  %60 = load i32, ptr %10, align 4, !tbaa !4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %58
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %186

63:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %64 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %64, ptr %20, align 4, !tbaa !4
  br label %65

65:                                               ; preds = %102, %63
  %66 = load i32, ptr %20, align 4, !tbaa !4
  %67 = icmp slt i32 %66, 512
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %105

69:                                               ; preds = %65
  %70 = load ptr, ptr %7, align 8, !tbaa !8
  %71 = load i32, ptr %18, align 4, !tbaa !4
  %72 = mul nsw i32 %71, 32
  %73 = load i32, ptr %20, align 4, !tbaa !4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %70, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !11
  %78 = load i32, ptr %20, align 4, !tbaa !4
  %79 = sdiv i32 %78, 32
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [16 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %80
  %82 = load i32, ptr %20, align 4, !tbaa !4
  %83 = srem i32 %82, 32
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [32 x float], ptr %81, i64 0, i64 %84
  store float %77, ptr %85, align 4, !tbaa !11
  %86 = load ptr, ptr %8, align 8, !tbaa !8
  %87 = load i32, ptr %18, align 4, !tbaa !4
  %88 = mul nsw i32 %87, 32
  %89 = load i32, ptr %20, align 4, !tbaa !4
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %86, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !11
  %94 = load i32, ptr %20, align 4, !tbaa !4
  %95 = sdiv i32 %94, 32
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [16 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2vs to ptr), i64 0, i64 %96
  %98 = load i32, ptr %20, align 4, !tbaa !4
  %99 = srem i32 %98, 32
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [32 x float], ptr %97, i64 0, i64 %100
  store float %93, ptr %101, align 4, !tbaa !11
  br label %102

102:                                              ; preds = %69
  %103 = load i32, ptr %20, align 4, !tbaa !4
  %104 = add nsw i32 %103, 64
  store i32 %104, ptr %20, align 4, !tbaa !4
  br label %65, !llvm.loop !15

105:                                              ; preds = %68
  call void @_ZL10sync_blockv() #8
  call void @llvm.lifetime.start.p0(ptr %21) #7
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %106

106:                                              ; preds = %179, %105
  %107 = load i32, ptr %21, align 4, !tbaa !4
  %108 = icmp slt i32 %107, 16
  br i1 %108, label %110, label %109

109:                                              ; preds = %106
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %182

110:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(ptr %22) #7
  store float 0.000000e+00, ptr %22, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %23) #7
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %111

111:                                              ; preds = %130, %110
  %112 = load i32, ptr %23, align 4, !tbaa !4
  %113 = icmp slt i32 %112, 32
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %133

115:                                              ; preds = %111
  %116 = load i32, ptr %23, align 4, !tbaa !4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [32 x float], ptr %13, i64 0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !11
  %120 = load i32, ptr %21, align 4, !tbaa !4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [16 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %121
  %123 = load i32, ptr %23, align 4, !tbaa !4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [32 x float], ptr %122, i64 0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !11
  %127 = fmul contract float %119, %126
  %128 = load float, ptr %22, align 4, !tbaa !11
  %129 = fadd contract float %128, %127
  store float %129, ptr %22, align 4, !tbaa !11
  br label %130

130:                                              ; preds = %115
  %131 = load i32, ptr %23, align 4, !tbaa !4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %23, align 4, !tbaa !4
  br label %111, !llvm.loop !16

133:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %134 = load float, ptr %16, align 4, !tbaa !11
  %135 = load float, ptr %22, align 4, !tbaa !11
  %136 = call contract noundef float @_ZL5f_maxff(float noundef %134, float noundef %135) #8
  store float %136, ptr %24, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %137 = load float, ptr %16, align 4, !tbaa !11
  %138 = load float, ptr %24, align 4, !tbaa !11
  %139 = fsub contract float %137, %138
  %140 = call contract noundef float @_ZL5f_expf(float noundef %139) #8
  store float %140, ptr %25, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %26) #7
  %141 = load float, ptr %22, align 4, !tbaa !11
  %142 = load float, ptr %24, align 4, !tbaa !11
  %143 = fsub contract float %141, %142
  %144 = call contract noundef float @_ZL5f_expf(float noundef %143) #8
  store float %144, ptr %26, align 4, !tbaa !11
  %145 = load float, ptr %17, align 4, !tbaa !11
  %146 = load float, ptr %25, align 4, !tbaa !11
  %147 = fmul contract float %145, %146
  %148 = load float, ptr %26, align 4, !tbaa !11
  %149 = fadd contract float %147, %148
  store float %149, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %27) #7
  store i32 0, ptr %27, align 4, !tbaa !4
  br label %150

150:                                              ; preds = %174, %133
  %151 = load i32, ptr %27, align 4, !tbaa !4
  %152 = icmp slt i32 %151, 32
  br i1 %152, label %154, label %153

153:                                              ; preds = %150
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #7
  br label %177

154:                                              ; preds = %150
  %155 = load i32, ptr %27, align 4, !tbaa !4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [32 x float], ptr %14, i64 0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !11
  %159 = load float, ptr %25, align 4, !tbaa !11
  %160 = fmul contract float %158, %159
  %161 = load float, ptr %26, align 4, !tbaa !11
  %162 = load i32, ptr %21, align 4, !tbaa !4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [16 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2vs to ptr), i64 0, i64 %163
  %165 = load i32, ptr %27, align 4, !tbaa !4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [32 x float], ptr %164, i64 0, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !11
  %169 = fmul contract float %161, %168
  %170 = fadd contract float %160, %169
  %171 = load i32, ptr %27, align 4, !tbaa !4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [32 x float], ptr %14, i64 0, i64 %172
  store float %170, ptr %173, align 4, !tbaa !11
  br label %174

174:                                              ; preds = %154
  %175 = load i32, ptr %27, align 4, !tbaa !4
  %176 = add nsw i32 %175, 1
  store i32 %176, ptr %27, align 4, !tbaa !4
  br label %150, !llvm.loop !17

177:                                              ; preds = %153
  %178 = load float, ptr %24, align 4, !tbaa !11
  store float %178, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %26) #7
  call void @llvm.lifetime.end.p0(ptr %25) #7
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %22) #7
  br label %179

179:                                              ; preds = %177
  %180 = load i32, ptr %21, align 4, !tbaa !4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %21, align 4, !tbaa !4
  br label %106, !llvm.loop !18

182:                                              ; preds = %109
  call void @_ZL10sync_blockv() #8
  br label %183

183:                                              ; preds = %182
  %184 = load i32, ptr %18, align 4, !tbaa !4
  %185 = add nsw i32 %184, 16
  store i32 %185, ptr %18, align 4, !tbaa !4
  br label %58, !llvm.loop !19

186:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %28) #7
  store i32 0, ptr %28, align 4, !tbaa !4
  br label %187

187:                                              ; preds = %205, %186
  %188 = load i32, ptr %28, align 4, !tbaa !4
  %189 = icmp slt i32 %188, 32
  br i1 %189, label %191, label %190

190:                                              ; preds = %187
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #7
  br label %208

191:                                              ; preds = %187
  %192 = load i32, ptr %28, align 4, !tbaa !4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [32 x float], ptr %14, i64 0, i64 %193
  %195 = load float, ptr %194, align 4, !tbaa !11
  %196 = load float, ptr %17, align 4, !tbaa !11
  %197 = fdiv contract float %195, %196
  %198 = load ptr, ptr %9, align 8, !tbaa !8
  %199 = load i32, ptr %12, align 4, !tbaa !4
  %200 = mul nsw i32 %199, 32
  %201 = load i32, ptr %28, align 4, !tbaa !4
  %202 = add nsw i32 %200, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds float, ptr %198, i64 %203
  store float %197, ptr %204, align 4, !tbaa !11
  br label %205

205:                                              ; preds = %191
  %206 = load i32, ptr %28, align 4, !tbaa !4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %28, align 4, !tbaa !4
  br label %187, !llvm.loop !20

208:                                              ; preds = %190
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

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
define internal noundef float @_ZL5f_expf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = fmul contract float %3, 0x3FF7154760000000
  %5 = call contract noundef float @_ZL6f_exp2f(float noundef %4) #8
  ret float %5
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6f_exp2f(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.ex2.approx.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
