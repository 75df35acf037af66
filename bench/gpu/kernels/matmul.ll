; SIZE n 64 2048
; SIZE k 16 2048
; BUF a f32 n*k range -1 1 1
; BUF b f32 k*n range -1 1 2
; BUF c f32 n*n zero tol=1e-4,1e-4
; KERNEL matmul grid=n/64,n/64 block=16,16 args=(a, b, c, n, k)
source_filename = "matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6matmulE2as = internal addrspace(3) global [16 x [68 x float]] undef, align 4
@_ZZ6matmulE2bs = internal addrspace(3) global [16 x [64 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
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
  %16 = alloca [4 x [4 x float]], align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca [4 x float], align 4
  %22 = alloca [4 x float], align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %28, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %29, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %30 = load i32, ptr %12, align 4, !tbaa !4
  %31 = mul nsw i32 %30, 16
  %32 = load i32, ptr %11, align 4, !tbaa !4
  %33 = add nsw i32 %31, %32
  store i32 %33, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %35 = mul i32 %34, 64
  store i32 %35, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %37 = mul i32 %36, 64
  store i32 %37, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %179, %5
  %39 = load i32, ptr %17, align 4, !tbaa !4
  %40 = load i32, ptr %10, align 4, !tbaa !4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  store i32 2, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %182

43:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %44 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %44, ptr %19, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %96, %43
  %46 = load i32, ptr %19, align 4, !tbaa !4
  %47 = icmp slt i32 %46, 1024
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %99

49:                                               ; preds = %45
  %50 = load ptr, ptr %6, align 8, !tbaa !8
  %51 = load i32, ptr %14, align 4, !tbaa !4
  %52 = load i32, ptr %19, align 4, !tbaa !4
  %53 = ashr i32 %52, 4
  %54 = add nsw i32 %51, %53
  %55 = load i32, ptr %10, align 4, !tbaa !4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %17, align 4, !tbaa !4
  %58 = add nsw i32 %56, %57
  %59 = load i32, ptr %19, align 4, !tbaa !4
  %60 = and i32 %59, 15
  %61 = add nsw i32 %58, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %50, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !11
  %65 = load i32, ptr %19, align 4, !tbaa !4
  %66 = and i32 %65, 15
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [16 x [68 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE2as to ptr), i64 0, i64 %67
  %69 = load i32, ptr %19, align 4, !tbaa !4
  %70 = ashr i32 %69, 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [68 x float], ptr %68, i64 0, i64 %71
  store float %64, ptr %72, align 4, !tbaa !11
  %73 = load ptr, ptr %7, align 8, !tbaa !8
  %74 = load i32, ptr %17, align 4, !tbaa !4
  %75 = load i32, ptr %19, align 4, !tbaa !4
  %76 = ashr i32 %75, 6
  %77 = add nsw i32 %74, %76
  %78 = load i32, ptr %9, align 4, !tbaa !4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %15, align 4, !tbaa !4
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %19, align 4, !tbaa !4
  %83 = and i32 %82, 63
  %84 = add nsw i32 %81, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %73, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !11
  %88 = load i32, ptr %19, align 4, !tbaa !4
  %89 = ashr i32 %88, 6
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE2bs to ptr), i64 0, i64 %90
  %92 = load i32, ptr %19, align 4, !tbaa !4
  %93 = and i32 %92, 63
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [64 x float], ptr %91, i64 0, i64 %94
  store float %87, ptr %95, align 4, !tbaa !11
  br label %96

96:                                               ; preds = %49
  %97 = load i32, ptr %19, align 4, !tbaa !4
  %98 = add nsw i32 %97, 256
  store i32 %98, ptr %19, align 4, !tbaa !4
  br label %45, !llvm.loop !13

99:                                               ; preds = %48
  call void @_ZL10sync_blockv() #7
  call void @llvm.lifetime.start.p0(ptr %20) #6
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %100

100:                                              ; preds = %175, %99
  %101 = load i32, ptr %20, align 4, !tbaa !4
  %102 = icmp slt i32 %101, 16
  br i1 %102, label %104, label %103

103:                                              ; preds = %100
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %178

104:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %21) #6
  call void @llvm.lifetime.start.p0(ptr %22) #6
  call void @llvm.lifetime.start.p0(ptr %23) #6
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %105

105:                                              ; preds = %136, %104
  %106 = load i32, ptr %23, align 4, !tbaa !4
  %107 = icmp slt i32 %106, 4
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #6
  br label %139

109:                                              ; preds = %105
  %110 = load i32, ptr %20, align 4, !tbaa !4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [16 x [68 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE2as to ptr), i64 0, i64 %111
  %113 = load i32, ptr %12, align 4, !tbaa !4
  %114 = mul nsw i32 %113, 4
  %115 = load i32, ptr %23, align 4, !tbaa !4
  %116 = add nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [68 x float], ptr %112, i64 0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !11
  %120 = load i32, ptr %23, align 4, !tbaa !4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %121
  store float %119, ptr %122, align 4, !tbaa !11
  %123 = load i32, ptr %20, align 4, !tbaa !4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [16 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE2bs to ptr), i64 0, i64 %124
  %126 = load i32, ptr %11, align 4, !tbaa !4
  %127 = mul nsw i32 %126, 4
  %128 = load i32, ptr %23, align 4, !tbaa !4
  %129 = add nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [64 x float], ptr %125, i64 0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !11
  %133 = load i32, ptr %23, align 4, !tbaa !4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [4 x float], ptr %22, i64 0, i64 %134
  store float %132, ptr %135, align 4, !tbaa !11
  br label %136

136:                                              ; preds = %109
  %137 = load i32, ptr %23, align 4, !tbaa !4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %23, align 4, !tbaa !4
  br label %105, !llvm.loop !15

139:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %24) #6
  store i32 0, ptr %24, align 4, !tbaa !4
  br label %140

140:                                              ; preds = %171, %139
  %141 = load i32, ptr %24, align 4, !tbaa !4
  %142 = icmp slt i32 %141, 4
  br i1 %142, label %144, label %143

143:                                              ; preds = %140
  store i32 14, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #6
  br label %174

144:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(ptr %25) #6
  store i32 0, ptr %25, align 4, !tbaa !4
  br label %145

145:                                              ; preds = %167, %144
  %146 = load i32, ptr %25, align 4, !tbaa !4
  %147 = icmp slt i32 %146, 4
  br i1 %147, label %149, label %148

148:                                              ; preds = %145
  store i32 17, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #6
  br label %170

149:                                              ; preds = %145
  %150 = load i32, ptr %24, align 4, !tbaa !4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %151
  %153 = load float, ptr %152, align 4, !tbaa !11
  %154 = load i32, ptr %25, align 4, !tbaa !4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [4 x float], ptr %22, i64 0, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !11
  %158 = fmul contract float %153, %157
  %159 = load i32, ptr %24, align 4, !tbaa !4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [4 x [4 x float]], ptr %16, i64 0, i64 %160
  %162 = load i32, ptr %25, align 4, !tbaa !4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [4 x float], ptr %161, i64 0, i64 %163
  %165 = load float, ptr %164, align 4, !tbaa !11
  %166 = fadd contract float %165, %158
  store float %166, ptr %164, align 4, !tbaa !11
  br label %167

167:                                              ; preds = %149
  %168 = load i32, ptr %25, align 4, !tbaa !4
  %169 = add nsw i32 %168, 1
  store i32 %169, ptr %25, align 4, !tbaa !4
  br label %145, !llvm.loop !16

170:                                              ; preds = %148
  br label %171

171:                                              ; preds = %170
  %172 = load i32, ptr %24, align 4, !tbaa !4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %24, align 4, !tbaa !4
  br label %140, !llvm.loop !17

174:                                              ; preds = %143
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %175

175:                                              ; preds = %174
  %176 = load i32, ptr %20, align 4, !tbaa !4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %20, align 4, !tbaa !4
  br label %100, !llvm.loop !18

178:                                              ; preds = %103
  call void @_ZL10sync_blockv() #7
  br label %179

179:                                              ; preds = %178
  %180 = load i32, ptr %17, align 4, !tbaa !4
  %181 = add nsw i32 %180, 16
  store i32 %181, ptr %17, align 4, !tbaa !4
  br label %38, !llvm.loop !20

182:                                              ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %26) #6
  store i32 0, ptr %26, align 4, !tbaa !4
  br label %183

183:                                              ; preds = %222, %182
  %184 = load i32, ptr %26, align 4, !tbaa !4
  %185 = icmp slt i32 %184, 4
  br i1 %185, label %187, label %186

186:                                              ; preds = %183
  store i32 20, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #6
  br label %225

187:                                              ; preds = %183
  call void @llvm.lifetime.start.p0(ptr %27) #6
  store i32 0, ptr %27, align 4, !tbaa !4
  br label %188

188:                                              ; preds = %218, %187
  %189 = load i32, ptr %27, align 4, !tbaa !4
  %190 = icmp slt i32 %189, 4
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 23, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #6
  br label %221

192:                                              ; preds = %188
  %193 = load i32, ptr %26, align 4, !tbaa !4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [4 x [4 x float]], ptr %16, i64 0, i64 %194
  %196 = load i32, ptr %27, align 4, !tbaa !4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [4 x float], ptr %195, i64 0, i64 %197
  %199 = load float, ptr %198, align 4, !tbaa !11
  %200 = load ptr, ptr %8, align 8, !tbaa !8
  %201 = load i32, ptr %14, align 4, !tbaa !4
  %202 = load i32, ptr %12, align 4, !tbaa !4
  %203 = mul nsw i32 %202, 4
  %204 = add nsw i32 %201, %203
  %205 = load i32, ptr %26, align 4, !tbaa !4
  %206 = add nsw i32 %204, %205
  %207 = load i32, ptr %9, align 4, !tbaa !4
  %208 = mul nsw i32 %206, %207
  %209 = load i32, ptr %15, align 4, !tbaa !4
  %210 = add nsw i32 %208, %209
  %211 = load i32, ptr %11, align 4, !tbaa !4
  %212 = mul nsw i32 %211, 4
  %213 = add nsw i32 %210, %212
  %214 = load i32, ptr %27, align 4, !tbaa !4
  %215 = add nsw i32 %213, %214
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds float, ptr %200, i64 %216
  store float %199, ptr %217, align 4, !tbaa !11
  br label %218

218:                                              ; preds = %192
  %219 = load i32, ptr %27, align 4, !tbaa !4
  %220 = add nsw i32 %219, 1
  store i32 %220, ptr %27, align 4, !tbaa !4
  br label %188, !llvm.loop !21

221:                                              ; preds = %191
  br label %222

222:                                              ; preds = %221
  %223 = load i32, ptr %26, align 4, !tbaa !4
  %224 = add nsw i32 %223, 1
  store i32 %224, ptr %26, align 4, !tbaa !4
  br label %183, !llvm.loop !22

225:                                              ; preds = %186
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #4 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
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
!18 = distinct !{!18, !14, !19}
!19 = !{!"llvm.loop.unroll.count", i32 16}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
