; SIZE batch 2 32768
; BUF in f32 batch*1024 range -1 1
; BUF out f32 batch*1024 zero tol=1e-2,1e-3
; KERNEL fft grid=batch block=64 args=(in, out)
source_filename = "fft.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }

@_ZZ3fftE2re = internal addrspace(3) global [576 x float] undef, align 4
@_ZZ3fftE2im = internal addrspace(3) global [576 x float] undef, align 4
@__const._ZL4fft8P6float2.order = private unnamed_addr constant [8 x i32] [i32 0, i32 4, i32 2, i32 6, i32 1, i32 5, i32 3, i32 7], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fft(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [8 x %struct.float2], align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %17 = load ptr, ptr %3, align 8, !tbaa !8
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = mul i32 %18, 512
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw %struct.float2, ptr %17, i64 %20
  store ptr %21, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %37, %2
  %23 = load i32, ptr %8, align 4, !tbaa !4
  %24 = icmp slt i32 %23, 8
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %40

26:                                               ; preds = %22
  %27 = load ptr, ptr %6, align 8, !tbaa !8
  %28 = load i32, ptr %5, align 4, !tbaa !4
  %29 = load i32, ptr %8, align 4, !tbaa !4
  %30 = mul nsw i32 %29, 64
  %31 = add nsw i32 %28, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.float2, ptr %27, i64 %32
  %34 = load i32, ptr %8, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %33, i64 8, i1 false), !tbaa.struct !11
  br label %37

37:                                               ; preds = %26
  %38 = load i32, ptr %8, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %8, align 4, !tbaa !4
  br label %22, !llvm.loop !14

40:                                               ; preds = %25
  %41 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 0
  call void @_ZL4fft8P6float2(ptr noundef %41) #8
  %42 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 0
  %43 = load i32, ptr %5, align 4, !tbaa !4
  call void @_ZL4turnP6float2ii(ptr noundef %42, i32 noundef %43, i32 noundef 512) #8
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %44 = load i32, ptr %5, align 4, !tbaa !4
  %45 = ashr i32 %44, 3
  store i32 %45, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %46 = load i32, ptr %5, align 4, !tbaa !4
  %47 = and i32 %46, 7
  store i32 %47, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %75, %40
  %49 = load i32, ptr %11, align 4, !tbaa !4
  %50 = icmp slt i32 %49, 8
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %78

52:                                               ; preds = %48
  %53 = load i32, ptr %11, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %54
  %56 = getelementptr inbounds nuw %struct.float2, ptr %55, i32 0, i32 0
  %57 = load float, ptr %56, align 8, !tbaa !16
  %58 = load i32, ptr %11, align 4, !tbaa !4
  %59 = mul nsw i32 %58, 66
  %60 = load i32, ptr %5, align 4, !tbaa !4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE2re to ptr), i64 0, i64 %62
  store float %57, ptr %63, align 4, !tbaa !12
  %64 = load i32, ptr %11, align 4, !tbaa !4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %65
  %67 = getelementptr inbounds nuw %struct.float2, ptr %66, i32 0, i32 1
  %68 = load float, ptr %67, align 4, !tbaa !18
  %69 = load i32, ptr %11, align 4, !tbaa !4
  %70 = mul nsw i32 %69, 66
  %71 = load i32, ptr %5, align 4, !tbaa !4
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE2im to ptr), i64 0, i64 %73
  store float %68, ptr %74, align 4, !tbaa !12
  br label %75

75:                                               ; preds = %52
  %76 = load i32, ptr %11, align 4, !tbaa !4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %11, align 4, !tbaa !4
  br label %48, !llvm.loop !19

78:                                               ; preds = %51
  call void @_ZL10sync_blockv() #8
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %79

79:                                               ; preds = %112, %78
  %80 = load i32, ptr %12, align 4, !tbaa !4
  %81 = icmp slt i32 %80, 8
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %115

83:                                               ; preds = %79
  %84 = load i32, ptr %9, align 4, !tbaa !4
  %85 = mul nsw i32 %84, 66
  %86 = load i32, ptr %10, align 4, !tbaa !4
  %87 = add nsw i32 %85, %86
  %88 = load i32, ptr %12, align 4, !tbaa !4
  %89 = mul nsw i32 %88, 8
  %90 = add nsw i32 %87, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE2re to ptr), i64 0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !12
  %94 = load i32, ptr %12, align 4, !tbaa !4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %95
  %97 = getelementptr inbounds nuw %struct.float2, ptr %96, i32 0, i32 0
  store float %93, ptr %97, align 8, !tbaa !16
  %98 = load i32, ptr %9, align 4, !tbaa !4
  %99 = mul nsw i32 %98, 66
  %100 = load i32, ptr %10, align 4, !tbaa !4
  %101 = add nsw i32 %99, %100
  %102 = load i32, ptr %12, align 4, !tbaa !4
  %103 = mul nsw i32 %102, 8
  %104 = add nsw i32 %101, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE2im to ptr), i64 0, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !12
  %108 = load i32, ptr %12, align 4, !tbaa !4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %109
  %111 = getelementptr inbounds nuw %struct.float2, ptr %110, i32 0, i32 1
  store float %107, ptr %111, align 4, !tbaa !18
  br label %112

112:                                              ; preds = %83
  %113 = load i32, ptr %12, align 4, !tbaa !4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %12, align 4, !tbaa !4
  br label %79, !llvm.loop !20

115:                                              ; preds = %82
  call void @_ZL10sync_blockv() #8
  %116 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 0
  call void @_ZL4fft8P6float2(ptr noundef %116) #8
  %117 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 0
  %118 = load i32, ptr %10, align 4, !tbaa !4
  call void @_ZL4turnP6float2ii(ptr noundef %117, i32 noundef %118, i32 noundef 64) #8
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %119

119:                                              ; preds = %152, %115
  %120 = load i32, ptr %13, align 4, !tbaa !4
  %121 = icmp slt i32 %120, 8
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %155

123:                                              ; preds = %119
  %124 = load i32, ptr %13, align 4, !tbaa !4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %125
  %127 = getelementptr inbounds nuw %struct.float2, ptr %126, i32 0, i32 0
  %128 = load float, ptr %127, align 8, !tbaa !16
  %129 = load i32, ptr %9, align 4, !tbaa !4
  %130 = mul nsw i32 %129, 72
  %131 = load i32, ptr %13, align 4, !tbaa !4
  %132 = mul nsw i32 %131, 9
  %133 = add nsw i32 %130, %132
  %134 = load i32, ptr %10, align 4, !tbaa !4
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE2re to ptr), i64 0, i64 %136
  store float %128, ptr %137, align 4, !tbaa !12
  %138 = load i32, ptr %13, align 4, !tbaa !4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %139
  %141 = getelementptr inbounds nuw %struct.float2, ptr %140, i32 0, i32 1
  %142 = load float, ptr %141, align 4, !tbaa !18
  %143 = load i32, ptr %9, align 4, !tbaa !4
  %144 = mul nsw i32 %143, 72
  %145 = load i32, ptr %13, align 4, !tbaa !4
  %146 = mul nsw i32 %145, 9
  %147 = add nsw i32 %144, %146
  %148 = load i32, ptr %10, align 4, !tbaa !4
  %149 = add nsw i32 %147, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE2im to ptr), i64 0, i64 %150
  store float %142, ptr %151, align 4, !tbaa !12
  br label %152

152:                                              ; preds = %123
  %153 = load i32, ptr %13, align 4, !tbaa !4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %13, align 4, !tbaa !4
  br label %119, !llvm.loop !21

155:                                              ; preds = %122
  call void @_ZL10sync_blockv() #8
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %156

156:                                              ; preds = %189, %155
  %157 = load i32, ptr %14, align 4, !tbaa !4
  %158 = icmp slt i32 %157, 8
  br i1 %158, label %160, label %159

159:                                              ; preds = %156
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %192

160:                                              ; preds = %156
  %161 = load i32, ptr %9, align 4, !tbaa !4
  %162 = mul nsw i32 %161, 72
  %163 = load i32, ptr %10, align 4, !tbaa !4
  %164 = mul nsw i32 %163, 9
  %165 = add nsw i32 %162, %164
  %166 = load i32, ptr %14, align 4, !tbaa !4
  %167 = add nsw i32 %165, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE2re to ptr), i64 0, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !12
  %171 = load i32, ptr %14, align 4, !tbaa !4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %172
  %174 = getelementptr inbounds nuw %struct.float2, ptr %173, i32 0, i32 0
  store float %170, ptr %174, align 8, !tbaa !16
  %175 = load i32, ptr %9, align 4, !tbaa !4
  %176 = mul nsw i32 %175, 72
  %177 = load i32, ptr %10, align 4, !tbaa !4
  %178 = mul nsw i32 %177, 9
  %179 = add nsw i32 %176, %178
  %180 = load i32, ptr %14, align 4, !tbaa !4
  %181 = add nsw i32 %179, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3fftE2im to ptr), i64 0, i64 %182
  %184 = load float, ptr %183, align 4, !tbaa !12
  %185 = load i32, ptr %14, align 4, !tbaa !4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %186
  %188 = getelementptr inbounds nuw %struct.float2, ptr %187, i32 0, i32 1
  store float %184, ptr %188, align 4, !tbaa !18
  br label %189

189:                                              ; preds = %160
  %190 = load i32, ptr %14, align 4, !tbaa !4
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %14, align 4, !tbaa !4
  br label %156, !llvm.loop !22

192:                                              ; preds = %159
  %193 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 0
  call void @_ZL4fft8P6float2(ptr noundef %193) #8
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %194

194:                                              ; preds = %215, %192
  %195 = load i32, ptr %15, align 4, !tbaa !4
  %196 = icmp slt i32 %195, 8
  br i1 %196, label %198, label %197

197:                                              ; preds = %194
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %218

198:                                              ; preds = %194
  %199 = load i32, ptr %15, align 4, !tbaa !4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [8 x %struct.float2], ptr %7, i64 0, i64 %200
  %202 = load ptr, ptr %4, align 8, !tbaa !8
  %203 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %204 = mul i32 %203, 512
  %205 = load i32, ptr %9, align 4, !tbaa !4
  %206 = add i32 %204, %205
  %207 = load i32, ptr %10, align 4, !tbaa !4
  %208 = mul nsw i32 %207, 8
  %209 = add i32 %206, %208
  %210 = load i32, ptr %15, align 4, !tbaa !4
  %211 = mul nsw i32 %210, 64
  %212 = add i32 %209, %211
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds nuw %struct.float2, ptr %202, i64 %213
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %214, ptr align 8 %201, i64 8, i1 false), !tbaa.struct !11
  br label %215

215:                                              ; preds = %198
  %216 = load i32, ptr %15, align 4, !tbaa !4
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr %15, align 4, !tbaa !4
  br label %194, !llvm.loop !23

218:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL4fft8P6float2(ptr noundef %0) #4 {
  %2 = alloca ptr, align 8
  %3 = alloca float, align 4
  %4 = alloca [8 x i32], align 4
  %5 = alloca [8 x %struct.float2], align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.float2, align 8
  %8 = alloca %struct.float2, align 8
  %9 = alloca %struct.float2, align 8
  %10 = alloca %struct.float2, align 8
  %11 = alloca %struct.float2, align 8
  %12 = alloca %struct.float2, align 8
  %13 = alloca %struct.float2, align 8
  %14 = alloca %struct.float2, align 8
  %15 = alloca %struct.float2, align 8
  %16 = alloca %struct.float2, align 8
  %17 = alloca %struct.float2, align 8
  %18 = alloca %struct.float2, align 8
  %19 = alloca %struct.float2, align 8
  %20 = alloca %struct.float2, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca %struct.float2, align 8
  %25 = alloca %struct.float2, align 8
  %26 = alloca %struct.float2, align 8
  %27 = alloca %struct.float2, align 8
  %28 = alloca %struct.float2, align 8
  %29 = alloca %struct.float2, align 8
  %30 = alloca %struct.float2, align 8
  %31 = alloca %struct.float2, align 8
  %32 = alloca %struct.float2, align 8
  %33 = alloca %struct.float2, align 8
  %34 = alloca i32, align 4
  %35 = alloca %struct.float2, align 8
  %36 = alloca %struct.float2, align 8
  %37 = alloca %struct.float2, align 8
  %38 = alloca %struct.float2, align 8
  %39 = alloca %struct.float2, align 8
  %40 = alloca %struct.float2, align 8
  %41 = alloca %struct.float2, align 8
  %42 = alloca %struct.float2, align 8
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store float 0x3FE6A09E60000000, ptr %3, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %4) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 @__const._ZL4fft8P6float2.order, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %78, %1
  %46 = load i32, ptr %6, align 4, !tbaa !4
  %47 = icmp slt i32 %46, 4
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %81

49:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %50 = load ptr, ptr %2, align 8, !tbaa !8
  %51 = load i32, ptr %6, align 4, !tbaa !4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.float2, ptr %50, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %53, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %54 = load ptr, ptr %2, align 8, !tbaa !8
  %55 = load i32, ptr %6, align 4, !tbaa !4
  %56 = add nsw i32 %55, 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.float2, ptr %54, i64 %57
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %58, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %7, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %8, i64 8, i1 false), !tbaa.struct !11
  %59 = call %struct.float2 @_ZL3add6float2S_(ptr noundef byval(%struct.float2) align 8 %10, ptr noundef byval(%struct.float2) align 8 %11) #8
  %60 = getelementptr inbounds nuw %struct.float2, ptr %9, i32 0, i32 0
  %61 = extractvalue %struct.float2 %59, 0
  store float %61, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.float2, ptr %9, i32 0, i32 1
  %63 = extractvalue %struct.float2 %59, 1
  store float %63, ptr %62, align 4
  %64 = load ptr, ptr %2, align 8, !tbaa !8
  %65 = load i32, ptr %6, align 4, !tbaa !4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %struct.float2, ptr %64, i64 %66
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.start.p0(ptr %12) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %7, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %8, i64 8, i1 false), !tbaa.struct !11
  %68 = call %struct.float2 @_ZL3sub6float2S_(ptr noundef byval(%struct.float2) align 8 %13, ptr noundef byval(%struct.float2) align 8 %14) #8
  %69 = getelementptr inbounds nuw %struct.float2, ptr %12, i32 0, i32 0
  %70 = extractvalue %struct.float2 %68, 0
  store float %70, ptr %69, align 8
  %71 = getelementptr inbounds nuw %struct.float2, ptr %12, i32 0, i32 1
  %72 = extractvalue %struct.float2 %68, 1
  store float %72, ptr %71, align 4
  %73 = load ptr, ptr %2, align 8, !tbaa !8
  %74 = load i32, ptr %6, align 4, !tbaa !4
  %75 = add nsw i32 %74, 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds %struct.float2, ptr %73, i64 %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %12, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %78

78:                                               ; preds = %49
  %79 = load i32, ptr %6, align 4, !tbaa !4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %6, align 4, !tbaa !4
  br label %45, !llvm.loop !24

81:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %82 = load ptr, ptr %2, align 8, !tbaa !8
  %83 = getelementptr inbounds %struct.float2, ptr %82, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %83, i64 8, i1 false), !tbaa.struct !11
  %84 = call %struct.float2 @_ZL3mul6float2ff(ptr noundef byval(%struct.float2) align 8 %16, float noundef 0x3FE6A09E60000000, float noundef 0xBFE6A09E60000000) #8
  %85 = getelementptr inbounds nuw %struct.float2, ptr %15, i32 0, i32 0
  %86 = extractvalue %struct.float2 %84, 0
  store float %86, ptr %85, align 8
  %87 = getelementptr inbounds nuw %struct.float2, ptr %15, i32 0, i32 1
  %88 = extractvalue %struct.float2 %84, 1
  store float %88, ptr %87, align 4
  %89 = load ptr, ptr %2, align 8, !tbaa !8
  %90 = getelementptr inbounds %struct.float2, ptr %89, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %15, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %91 = load ptr, ptr %2, align 8, !tbaa !8
  %92 = getelementptr inbounds %struct.float2, ptr %91, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %92, i64 8, i1 false), !tbaa.struct !11
  %93 = call %struct.float2 @_ZL3mul6float2ff(ptr noundef byval(%struct.float2) align 8 %18, float noundef 0.000000e+00, float noundef -1.000000e+00) #8
  %94 = getelementptr inbounds nuw %struct.float2, ptr %17, i32 0, i32 0
  %95 = extractvalue %struct.float2 %93, 0
  store float %95, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.float2, ptr %17, i32 0, i32 1
  %97 = extractvalue %struct.float2 %93, 1
  store float %97, ptr %96, align 4
  %98 = load ptr, ptr %2, align 8, !tbaa !8
  %99 = getelementptr inbounds %struct.float2, ptr %98, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %99, ptr align 8 %17, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %100 = load ptr, ptr %2, align 8, !tbaa !8
  %101 = getelementptr inbounds %struct.float2, ptr %100, i64 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %101, i64 8, i1 false), !tbaa.struct !11
  %102 = call %struct.float2 @_ZL3mul6float2ff(ptr noundef byval(%struct.float2) align 8 %20, float noundef 0xBFE6A09E60000000, float noundef 0xBFE6A09E60000000) #8
  %103 = getelementptr inbounds nuw %struct.float2, ptr %19, i32 0, i32 0
  %104 = extractvalue %struct.float2 %102, 0
  store float %104, ptr %103, align 8
  %105 = getelementptr inbounds nuw %struct.float2, ptr %19, i32 0, i32 1
  %106 = extractvalue %struct.float2 %102, 1
  store float %106, ptr %105, align 4
  %107 = load ptr, ptr %2, align 8, !tbaa !8
  %108 = getelementptr inbounds %struct.float2, ptr %107, i64 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %108, ptr align 8 %19, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.start.p0(ptr %21) #7
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %109

109:                                              ; preds = %219, %81
  %110 = load i32, ptr %21, align 4, !tbaa !4
  %111 = icmp slt i32 %110, 8
  br i1 %111, label %113, label %112

112:                                              ; preds = %109
  store i32 5, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %222

113:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %23) #7
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %114

114:                                              ; preds = %155, %113
  %115 = load i32, ptr %23, align 4, !tbaa !4
  %116 = icmp slt i32 %115, 2
  br i1 %116, label %118, label %117

117:                                              ; preds = %114
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %158

118:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %119 = load ptr, ptr %2, align 8, !tbaa !8
  %120 = load i32, ptr %21, align 4, !tbaa !4
  %121 = load i32, ptr %23, align 4, !tbaa !4
  %122 = add nsw i32 %120, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds %struct.float2, ptr %119, i64 %123
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %124, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %125 = load ptr, ptr %2, align 8, !tbaa !8
  %126 = load i32, ptr %21, align 4, !tbaa !4
  %127 = load i32, ptr %23, align 4, !tbaa !4
  %128 = add nsw i32 %126, %127
  %129 = add nsw i32 %128, 2
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds %struct.float2, ptr %125, i64 %130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %131, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %26) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %24, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %25, i64 8, i1 false), !tbaa.struct !11
  %132 = call %struct.float2 @_ZL3add6float2S_(ptr noundef byval(%struct.float2) align 8 %27, ptr noundef byval(%struct.float2) align 8 %28) #8
  %133 = getelementptr inbounds nuw %struct.float2, ptr %26, i32 0, i32 0
  %134 = extractvalue %struct.float2 %132, 0
  store float %134, ptr %133, align 8
  %135 = getelementptr inbounds nuw %struct.float2, ptr %26, i32 0, i32 1
  %136 = extractvalue %struct.float2 %132, 1
  store float %136, ptr %135, align 4
  %137 = load ptr, ptr %2, align 8, !tbaa !8
  %138 = load i32, ptr %21, align 4, !tbaa !4
  %139 = load i32, ptr %23, align 4, !tbaa !4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds %struct.float2, ptr %137, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %142, ptr align 8 %26, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %26) #7
  call void @llvm.lifetime.start.p0(ptr %29) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %24, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %25, i64 8, i1 false), !tbaa.struct !11
  %143 = call %struct.float2 @_ZL3sub6float2S_(ptr noundef byval(%struct.float2) align 8 %30, ptr noundef byval(%struct.float2) align 8 %31) #8
  %144 = getelementptr inbounds nuw %struct.float2, ptr %29, i32 0, i32 0
  %145 = extractvalue %struct.float2 %143, 0
  store float %145, ptr %144, align 8
  %146 = getelementptr inbounds nuw %struct.float2, ptr %29, i32 0, i32 1
  %147 = extractvalue %struct.float2 %143, 1
  store float %147, ptr %146, align 4
  %148 = load ptr, ptr %2, align 8, !tbaa !8
  %149 = load i32, ptr %21, align 4, !tbaa !4
  %150 = load i32, ptr %23, align 4, !tbaa !4
  %151 = add nsw i32 %149, %150
  %152 = add nsw i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds %struct.float2, ptr %148, i64 %153
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %154, ptr align 8 %29, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %29) #7
  call void @llvm.lifetime.end.p0(ptr %25) #7
  call void @llvm.lifetime.end.p0(ptr %24) #7
  br label %155

155:                                              ; preds = %118
  %156 = load i32, ptr %23, align 4, !tbaa !4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %23, align 4, !tbaa !4
  br label %114, !llvm.loop !25

158:                                              ; preds = %117
  call void @llvm.lifetime.start.p0(ptr %32) #7
  %159 = load ptr, ptr %2, align 8, !tbaa !8
  %160 = load i32, ptr %21, align 4, !tbaa !4
  %161 = add nsw i32 %160, 3
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds %struct.float2, ptr %159, i64 %162
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %163, i64 8, i1 false), !tbaa.struct !11
  %164 = call %struct.float2 @_ZL3mul6float2ff(ptr noundef byval(%struct.float2) align 8 %33, float noundef 0.000000e+00, float noundef -1.000000e+00) #8
  %165 = getelementptr inbounds nuw %struct.float2, ptr %32, i32 0, i32 0
  %166 = extractvalue %struct.float2 %164, 0
  store float %166, ptr %165, align 8
  %167 = getelementptr inbounds nuw %struct.float2, ptr %32, i32 0, i32 1
  %168 = extractvalue %struct.float2 %164, 1
  store float %168, ptr %167, align 4
  %169 = load ptr, ptr %2, align 8, !tbaa !8
  %170 = load i32, ptr %21, align 4, !tbaa !4
  %171 = add nsw i32 %170, 3
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds %struct.float2, ptr %169, i64 %172
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %173, ptr align 8 %32, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %32) #7
  call void @llvm.lifetime.start.p0(ptr %34) #7
  store i32 0, ptr %34, align 4, !tbaa !4
  br label %174

174:                                              ; preds = %215, %158
  %175 = load i32, ptr %34, align 4, !tbaa !4
  %176 = icmp slt i32 %175, 4
  br i1 %176, label %178, label %177

177:                                              ; preds = %174
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #7
  br label %218

178:                                              ; preds = %174
  call void @llvm.lifetime.start.p0(ptr %35) #7
  %179 = load ptr, ptr %2, align 8, !tbaa !8
  %180 = load i32, ptr %21, align 4, !tbaa !4
  %181 = load i32, ptr %34, align 4, !tbaa !4
  %182 = add nsw i32 %180, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds %struct.float2, ptr %179, i64 %183
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %184, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %36) #7
  %185 = load ptr, ptr %2, align 8, !tbaa !8
  %186 = load i32, ptr %21, align 4, !tbaa !4
  %187 = load i32, ptr %34, align 4, !tbaa !4
  %188 = add nsw i32 %186, %187
  %189 = add nsw i32 %188, 1
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds %struct.float2, ptr %185, i64 %190
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %191, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %37) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %35, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %36, i64 8, i1 false), !tbaa.struct !11
  %192 = call %struct.float2 @_ZL3add6float2S_(ptr noundef byval(%struct.float2) align 8 %38, ptr noundef byval(%struct.float2) align 8 %39) #8
  %193 = getelementptr inbounds nuw %struct.float2, ptr %37, i32 0, i32 0
  %194 = extractvalue %struct.float2 %192, 0
  store float %194, ptr %193, align 8
  %195 = getelementptr inbounds nuw %struct.float2, ptr %37, i32 0, i32 1
  %196 = extractvalue %struct.float2 %192, 1
  store float %196, ptr %195, align 4
  %197 = load ptr, ptr %2, align 8, !tbaa !8
  %198 = load i32, ptr %21, align 4, !tbaa !4
  %199 = load i32, ptr %34, align 4, !tbaa !4
  %200 = add nsw i32 %198, %199
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds %struct.float2, ptr %197, i64 %201
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %202, ptr align 8 %37, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %37) #7
  call void @llvm.lifetime.start.p0(ptr %40) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %35, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %36, i64 8, i1 false), !tbaa.struct !11
  %203 = call %struct.float2 @_ZL3sub6float2S_(ptr noundef byval(%struct.float2) align 8 %41, ptr noundef byval(%struct.float2) align 8 %42) #8
  %204 = getelementptr inbounds nuw %struct.float2, ptr %40, i32 0, i32 0
  %205 = extractvalue %struct.float2 %203, 0
  store float %205, ptr %204, align 8
  %206 = getelementptr inbounds nuw %struct.float2, ptr %40, i32 0, i32 1
  %207 = extractvalue %struct.float2 %203, 1
  store float %207, ptr %206, align 4
  %208 = load ptr, ptr %2, align 8, !tbaa !8
  %209 = load i32, ptr %21, align 4, !tbaa !4
  %210 = load i32, ptr %34, align 4, !tbaa !4
  %211 = add nsw i32 %209, %210
  %212 = add nsw i32 %211, 1
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds %struct.float2, ptr %208, i64 %213
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %214, ptr align 8 %40, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %40) #7
  call void @llvm.lifetime.end.p0(ptr %36) #7
  call void @llvm.lifetime.end.p0(ptr %35) #7
  br label %215

215:                                              ; preds = %178
  %216 = load i32, ptr %34, align 4, !tbaa !4
  %217 = add nsw i32 %216, 2
  store i32 %217, ptr %34, align 4, !tbaa !4
  br label %174, !llvm.loop !26

218:                                              ; preds = %177
  br label %219

219:                                              ; preds = %218
  %220 = load i32, ptr %21, align 4, !tbaa !4
  %221 = add nsw i32 %220, 4
  store i32 %221, ptr %21, align 4, !tbaa !4
  br label %109, !llvm.loop !27

222:                                              ; preds = %112
  call void @llvm.lifetime.start.p0(ptr %43) #7
  store i32 0, ptr %43, align 4, !tbaa !4
  br label %223

223:                                              ; preds = %238, %222
  %224 = load i32, ptr %43, align 4, !tbaa !4
  %225 = icmp slt i32 %224, 8
  br i1 %225, label %227, label %226

226:                                              ; preds = %223
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #7
  br label %241

227:                                              ; preds = %223
  %228 = load ptr, ptr %2, align 8, !tbaa !8
  %229 = load i32, ptr %43, align 4, !tbaa !4
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds %struct.float2, ptr %228, i64 %230
  %232 = load i32, ptr %43, align 4, !tbaa !4
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %233
  %235 = load i32, ptr %234, align 4, !tbaa !4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [8 x %struct.float2], ptr %5, i64 0, i64 %236
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %237, ptr align 8 %231, i64 8, i1 false), !tbaa.struct !11
  br label %238

238:                                              ; preds = %227
  %239 = load i32, ptr %43, align 4, !tbaa !4
  %240 = add nsw i32 %239, 1
  store i32 %240, ptr %43, align 4, !tbaa !4
  br label %223, !llvm.loop !28

241:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(ptr %44) #7
  store i32 0, ptr %44, align 4, !tbaa !4
  br label %242

242:                                              ; preds = %254, %241
  %243 = load i32, ptr %44, align 4, !tbaa !4
  %244 = icmp slt i32 %243, 8
  br i1 %244, label %246, label %245

245:                                              ; preds = %242
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %44) #7
  br label %257

246:                                              ; preds = %242
  %247 = load i32, ptr %44, align 4, !tbaa !4
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [8 x %struct.float2], ptr %5, i64 0, i64 %248
  %250 = load ptr, ptr %2, align 8, !tbaa !8
  %251 = load i32, ptr %44, align 4, !tbaa !4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds %struct.float2, ptr %250, i64 %252
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %253, ptr align 8 %249, i64 8, i1 false), !tbaa.struct !11
  br label %254

254:                                              ; preds = %246
  %255 = load i32, ptr %44, align 4, !tbaa !4
  %256 = add nsw i32 %255, 1
  store i32 %256, ptr %44, align 4, !tbaa !4
  br label %242, !llvm.loop !29

257:                                              ; preds = %245
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL4turnP6float2ii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca %struct.float2, align 8
  %11 = alloca %struct.float2, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = sitofp i32 %12 to float
  %14 = fmul contract float 0xC01921FB60000000, %13
  %15 = load i32, ptr %6, align 4, !tbaa !4
  %16 = sitofp i32 %15 to float
  %17 = fdiv contract float %14, %16
  store float %17, ptr %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 1, ptr %8, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %44, %3
  %19 = load i32, ptr %8, align 4, !tbaa !4
  %20 = icmp slt i32 %19, 8
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %47

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %23 = load float, ptr %7, align 4, !tbaa !12
  %24 = load i32, ptr %8, align 4, !tbaa !4
  %25 = sitofp i32 %24 to float
  %26 = fmul contract float %23, %25
  store float %26, ptr %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %27 = load ptr, ptr %4, align 8, !tbaa !8
  %28 = load i32, ptr %8, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.float2, ptr %27, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %30, i64 8, i1 false), !tbaa.struct !11
  %31 = load float, ptr %9, align 4, !tbaa !12
  %32 = call contract noundef float @_ZL5f_cosf(float noundef %31) #8
  %33 = load float, ptr %9, align 4, !tbaa !12
  %34 = call contract noundef float @_ZL5f_sinf(float noundef %33) #8
  %35 = call %struct.float2 @_ZL3mul6float2ff(ptr noundef byval(%struct.float2) align 8 %11, float noundef %32, float noundef %34) #8
  %36 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 0
  %37 = extractvalue %struct.float2 %35, 0
  store float %37, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 1
  %39 = extractvalue %struct.float2 %35, 1
  store float %39, ptr %38, align 4
  %40 = load ptr, ptr %4, align 8, !tbaa !8
  %41 = load i32, ptr %8, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.float2, ptr %40, i64 %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %44

44:                                               ; preds = %22
  %45 = load i32, ptr %8, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %8, align 4, !tbaa !4
  br label %18, !llvm.loop !30

47:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #4 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float2 @_ZL3add6float2S_(ptr noundef byval(%struct.float2) align 8 %0, ptr noundef byval(%struct.float2) align 8 %1) #4 {
  %3 = alloca %struct.float2, align 8
  %4 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %5 = load float, ptr %4, align 8, !tbaa !16
  %6 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 0
  %7 = load float, ptr %6, align 8, !tbaa !16
  %8 = fadd contract float %5, %7
  %9 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 0
  store float %8, ptr %9, align 8, !tbaa !16
  %10 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !18
  %12 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !18
  %14 = fadd contract float %11, %13
  %15 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 1
  store float %14, ptr %15, align 4, !tbaa !18
  %16 = load %struct.float2, ptr %3, align 8
  ret %struct.float2 %16
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float2 @_ZL3sub6float2S_(ptr noundef byval(%struct.float2) align 8 %0, ptr noundef byval(%struct.float2) align 8 %1) #4 {
  %3 = alloca %struct.float2, align 8
  %4 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %5 = load float, ptr %4, align 8, !tbaa !16
  %6 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 0
  %7 = load float, ptr %6, align 8, !tbaa !16
  %8 = fsub contract float %5, %7
  %9 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 0
  store float %8, ptr %9, align 8, !tbaa !16
  %10 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !18
  %12 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !18
  %14 = fsub contract float %11, %13
  %15 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 1
  store float %14, ptr %15, align 4, !tbaa !18
  %16 = load %struct.float2, ptr %3, align 8
  ret %struct.float2 %16
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float2 @_ZL3mul6float2ff(ptr noundef byval(%struct.float2) align 8 %0, float noundef %1, float noundef %2) #4 {
  %4 = alloca %struct.float2, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %1, ptr %5, align 4, !tbaa !12
  store float %2, ptr %6, align 4, !tbaa !12
  %7 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %8 = load float, ptr %7, align 8, !tbaa !16
  %9 = load float, ptr %5, align 4, !tbaa !12
  %10 = fmul contract float %8, %9
  %11 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !18
  %13 = load float, ptr %6, align 4, !tbaa !12
  %14 = fmul contract float %12, %13
  %15 = fsub contract float %10, %14
  %16 = getelementptr inbounds nuw %struct.float2, ptr %4, i32 0, i32 0
  store float %15, ptr %16, align 8, !tbaa !16
  %17 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %18 = load float, ptr %17, align 8, !tbaa !16
  %19 = load float, ptr %6, align 4, !tbaa !12
  %20 = fmul contract float %18, %19
  %21 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %22 = load float, ptr %21, align 4, !tbaa !18
  %23 = load float, ptr %5, align 4, !tbaa !12
  %24 = fmul contract float %22, %23
  %25 = fadd contract float %20, %24
  %26 = getelementptr inbounds nuw %struct.float2, ptr %4, i32 0, i32 1
  store float %25, ptr %26, align 4, !tbaa !18
  %27 = load %struct.float2, ptr %4, align 8
  ret %struct.float2 %27
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_cosf(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @llvm.nvvm.cos.approx.f(float %3)
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_sinf(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @llvm.nvvm.sin.approx.f(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind }
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
!9 = !{!"p1 _ZTS6float2", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{i64 0, i64 4, !12, i64 4, i64 4, !12}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !13, i64 0}
!17 = !{!"_ZTS6float2", !13, i64 0, !13, i64 4}
!18 = !{!17, !13, i64 4}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
!22 = distinct !{!22, !15}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
!26 = distinct !{!26, !15}
!27 = distinct !{!27, !15}
!28 = distinct !{!28, !15}
!29 = distinct !{!29, !15}
!30 = distinct !{!30, !15}
