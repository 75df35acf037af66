; SIZE n 64 2048
; SIZE k 32 2048
; BUF a f16 n*k range -1 1 1
; BUF b f16 k*n range -1 1 2
; BUF c f32 n*n zero tol=1e-3,1e-3
; KERNEL mma_sync grid=n/64,n/64 block=128 args=(a, b, c, n, k)
source_filename = "mma_sync.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8mma_syncE2as = internal addrspace(3) global [64 x [12 x i32]] undef, align 4
@_ZZ8mma_syncE2bs = internal addrspace(3) global [64 x [12 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mma_sync(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
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
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca [2 x [4 x [4 x float]]], align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca [2 x [4 x i32]], align 4
  %26 = alloca [4 x [2 x i32]], align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !11
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %36, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %37 = load i32, ptr %11, align 4, !tbaa !4
  %38 = and i32 %37, 31
  store i32 %38, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %39 = load i32, ptr %11, align 4, !tbaa !4
  %40 = ashr i32 %39, 5
  store i32 %40, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %41 = load i32, ptr %12, align 4, !tbaa !4
  %42 = ashr i32 %41, 2
  store i32 %42, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %43 = load i32, ptr %12, align 4, !tbaa !4
  %44 = and i32 %43, 3
  store i32 %44, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %45 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %46 = mul i32 %45, 64
  store i32 %46, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %48 = mul i32 %47, 64
  store i32 %48, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %49 = load i32, ptr %13, align 4, !tbaa !4
  %50 = ashr i32 %49, 1
  %51 = mul nsw i32 %50, 32
  store i32 %51, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %52 = load i32, ptr %13, align 4, !tbaa !4
  %53 = and i32 %52, 1
  %54 = mul nsw i32 %53, 32
  store i32 %54, ptr %19, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %55 = load i32, ptr %10, align 4, !tbaa !4
  %56 = sdiv i32 %55, 2
  store i32 %56, ptr %20, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %21) #6
  call void @llvm.memset.p0.i64(ptr align 4 %21, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %22) #6
  store i32 0, ptr %22, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %235, %5
  %58 = load i32, ptr %22, align 4, !tbaa !4
  %59 = load i32, ptr %20, align 4, !tbaa !4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %57
  store i32 2, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #6
  br label %238

62:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %24) #6
  %63 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %63, ptr %24, align 4, !tbaa !4
  br label %64

64:                                               ; preds = %115, %62
  %65 = load i32, ptr %24, align 4, !tbaa !4
  %66 = icmp slt i32 %65, 512
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 5, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #6
  br label %118

68:                                               ; preds = %64
  %69 = load ptr, ptr %6, align 8, !tbaa !8
  %70 = load i32, ptr %16, align 4, !tbaa !4
  %71 = load i32, ptr %24, align 4, !tbaa !4
  %72 = ashr i32 %71, 3
  %73 = add nsw i32 %70, %72
  %74 = load i32, ptr %20, align 4, !tbaa !4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %22, align 4, !tbaa !4
  %77 = add nsw i32 %75, %76
  %78 = load i32, ptr %24, align 4, !tbaa !4
  %79 = and i32 %78, 7
  %80 = add nsw i32 %77, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %69, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !4
  %84 = load i32, ptr %24, align 4, !tbaa !4
  %85 = ashr i32 %84, 3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [64 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8mma_syncE2as to ptr), i64 0, i64 %86
  %88 = load i32, ptr %24, align 4, !tbaa !4
  %89 = and i32 %88, 7
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [12 x i32], ptr %87, i64 0, i64 %90
  store i32 %83, ptr %91, align 4, !tbaa !4
  %92 = load ptr, ptr %7, align 8, !tbaa !8
  %93 = load i32, ptr %17, align 4, !tbaa !4
  %94 = load i32, ptr %24, align 4, !tbaa !4
  %95 = ashr i32 %94, 3
  %96 = add nsw i32 %93, %95
  %97 = load i32, ptr %20, align 4, !tbaa !4
  %98 = mul nsw i32 %96, %97
  %99 = load i32, ptr %22, align 4, !tbaa !4
  %100 = add nsw i32 %98, %99
  %101 = load i32, ptr %24, align 4, !tbaa !4
  %102 = and i32 %101, 7
  %103 = add nsw i32 %100, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %92, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !4
  %107 = load i32, ptr %24, align 4, !tbaa !4
  %108 = ashr i32 %107, 3
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [64 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8mma_syncE2bs to ptr), i64 0, i64 %109
  %111 = load i32, ptr %24, align 4, !tbaa !4
  %112 = and i32 %111, 7
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [12 x i32], ptr %110, i64 0, i64 %113
  store i32 %106, ptr %114, align 4, !tbaa !4
  br label %115

115:                                              ; preds = %68
  %116 = load i32, ptr %24, align 4, !tbaa !4
  %117 = add nsw i32 %116, 128
  store i32 %117, ptr %24, align 4, !tbaa !4
  br label %64, !llvm.loop !13

118:                                              ; preds = %67
  call void @_ZL10sync_blockv() #7
  call void @llvm.lifetime.start.p0(ptr %25) #6
  call void @llvm.lifetime.start.p0(ptr %26) #6
  call void @llvm.lifetime.start.p0(ptr %27) #6
  store i32 0, ptr %27, align 4, !tbaa !4
  br label %119

119:                                              ; preds = %159, %118
  %120 = load i32, ptr %27, align 4, !tbaa !4
  %121 = icmp slt i32 %120, 2
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 8, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #6
  br label %162

123:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %28) #6
  store i32 0, ptr %28, align 4, !tbaa !4
  br label %124

124:                                              ; preds = %155, %123
  %125 = load i32, ptr %28, align 4, !tbaa !4
  %126 = icmp slt i32 %125, 4
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 11, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #6
  br label %158

128:                                              ; preds = %124
  %129 = load i32, ptr %18, align 4, !tbaa !4
  %130 = load i32, ptr %27, align 4, !tbaa !4
  %131 = mul nsw i32 %130, 16
  %132 = add nsw i32 %129, %131
  %133 = load i32, ptr %14, align 4, !tbaa !4
  %134 = add nsw i32 %132, %133
  %135 = load i32, ptr %28, align 4, !tbaa !4
  %136 = and i32 %135, 1
  %137 = mul nsw i32 %136, 8
  %138 = add nsw i32 %134, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [64 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8mma_syncE2as to ptr), i64 0, i64 %139
  %141 = load i32, ptr %15, align 4, !tbaa !4
  %142 = load i32, ptr %28, align 4, !tbaa !4
  %143 = ashr i32 %142, 1
  %144 = mul nsw i32 %143, 4
  %145 = add nsw i32 %141, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [12 x i32], ptr %140, i64 0, i64 %146
  %148 = load i32, ptr %147, align 4, !tbaa !4
  %149 = load i32, ptr %27, align 4, !tbaa !4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [2 x [4 x i32]], ptr %25, i64 0, i64 %150
  %152 = load i32, ptr %28, align 4, !tbaa !4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [4 x i32], ptr %151, i64 0, i64 %153
  store i32 %148, ptr %154, align 4, !tbaa !4
  br label %155

155:                                              ; preds = %128
  %156 = load i32, ptr %28, align 4, !tbaa !4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %28, align 4, !tbaa !4
  br label %124, !llvm.loop !15

158:                                              ; preds = %127
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %27, align 4, !tbaa !4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %27, align 4, !tbaa !4
  br label %119, !llvm.loop !16

162:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(ptr %29) #6
  store i32 0, ptr %29, align 4, !tbaa !4
  br label %163

163:                                              ; preds = %198, %162
  %164 = load i32, ptr %29, align 4, !tbaa !4
  %165 = icmp slt i32 %164, 4
  br i1 %165, label %167, label %166

166:                                              ; preds = %163
  store i32 14, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #6
  br label %201

167:                                              ; preds = %163
  call void @llvm.lifetime.start.p0(ptr %30) #6
  store i32 0, ptr %30, align 4, !tbaa !4
  br label %168

168:                                              ; preds = %194, %167
  %169 = load i32, ptr %30, align 4, !tbaa !4
  %170 = icmp slt i32 %169, 2
  br i1 %170, label %172, label %171

171:                                              ; preds = %168
  store i32 17, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #6
  br label %197

172:                                              ; preds = %168
  %173 = load i32, ptr %19, align 4, !tbaa !4
  %174 = load i32, ptr %29, align 4, !tbaa !4
  %175 = mul nsw i32 %174, 8
  %176 = add nsw i32 %173, %175
  %177 = load i32, ptr %14, align 4, !tbaa !4
  %178 = add nsw i32 %176, %177
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [64 x [12 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ8mma_syncE2bs to ptr), i64 0, i64 %179
  %181 = load i32, ptr %15, align 4, !tbaa !4
  %182 = load i32, ptr %30, align 4, !tbaa !4
  %183 = mul nsw i32 %182, 4
  %184 = add nsw i32 %181, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [12 x i32], ptr %180, i64 0, i64 %185
  %187 = load i32, ptr %186, align 4, !tbaa !4
  %188 = load i32, ptr %29, align 4, !tbaa !4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [4 x [2 x i32]], ptr %26, i64 0, i64 %189
  %191 = load i32, ptr %30, align 4, !tbaa !4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [2 x i32], ptr %190, i64 0, i64 %192
  store i32 %187, ptr %193, align 4, !tbaa !4
  br label %194

194:                                              ; preds = %172
  %195 = load i32, ptr %30, align 4, !tbaa !4
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr %30, align 4, !tbaa !4
  br label %168, !llvm.loop !17

197:                                              ; preds = %171
  br label %198

198:                                              ; preds = %197
  %199 = load i32, ptr %29, align 4, !tbaa !4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %29, align 4, !tbaa !4
  br label %163, !llvm.loop !18

201:                                              ; preds = %166
  call void @llvm.lifetime.start.p0(ptr %31) #6
  store i32 0, ptr %31, align 4, !tbaa !4
  br label %202

202:                                              ; preds = %231, %201
  %203 = load i32, ptr %31, align 4, !tbaa !4
  %204 = icmp slt i32 %203, 2
  br i1 %204, label %206, label %205

205:                                              ; preds = %202
  store i32 20, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #6
  br label %234

206:                                              ; preds = %202
  call void @llvm.lifetime.start.p0(ptr %32) #6
  store i32 0, ptr %32, align 4, !tbaa !4
  br label %207

207:                                              ; preds = %227, %206
  %208 = load i32, ptr %32, align 4, !tbaa !4
  %209 = icmp slt i32 %208, 4
  br i1 %209, label %211, label %210

210:                                              ; preds = %207
  store i32 23, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #6
  br label %230

211:                                              ; preds = %207
  %212 = load i32, ptr %31, align 4, !tbaa !4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [2 x [4 x [4 x float]]], ptr %21, i64 0, i64 %213
  %215 = load i32, ptr %32, align 4, !tbaa !4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [4 x [4 x float]], ptr %214, i64 0, i64 %216
  %218 = getelementptr inbounds [4 x float], ptr %217, i64 0, i64 0
  %219 = load i32, ptr %31, align 4, !tbaa !4
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [2 x [4 x i32]], ptr %25, i64 0, i64 %220
  %222 = getelementptr inbounds [4 x i32], ptr %221, i64 0, i64 0
  %223 = load i32, ptr %32, align 4, !tbaa !4
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [4 x [2 x i32]], ptr %26, i64 0, i64 %224
  %226 = getelementptr inbounds [2 x i32], ptr %225, i64 0, i64 0
  call void @_ZL3mmaPfPKjS1_(ptr noundef %218, ptr noundef %222, ptr noundef %226) #7
  br label %227

227:                                              ; preds = %211
  %228 = load i32, ptr %32, align 4, !tbaa !4
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr %32, align 4, !tbaa !4
  br label %207, !llvm.loop !19

230:                                              ; preds = %210
  br label %231

231:                                              ; preds = %230
  %232 = load i32, ptr %31, align 4, !tbaa !4
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %31, align 4, !tbaa !4
  br label %202, !llvm.loop !20

234:                                              ; preds = %205
  call void @_ZL10sync_blockv() #7
  call void @llvm.lifetime.end.p0(ptr %26) #6
  call void @llvm.lifetime.end.p0(ptr %25) #6
  br label %235

235:                                              ; preds = %234
  %236 = load i32, ptr %22, align 4, !tbaa !4
  %237 = add nsw i32 %236, 8
  store i32 %237, ptr %22, align 4, !tbaa !4
  br label %57, !llvm.loop !21

238:                                              ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %33) #6
  store i32 0, ptr %33, align 4, !tbaa !4
  br label %239

239:                                              ; preds = %302, %238
  %240 = load i32, ptr %33, align 4, !tbaa !4
  %241 = icmp slt i32 %240, 2
  br i1 %241, label %243, label %242

242:                                              ; preds = %239
  store i32 26, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #6
  br label %305

243:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(ptr %34) #6
  store i32 0, ptr %34, align 4, !tbaa !4
  br label %244

244:                                              ; preds = %298, %243
  %245 = load i32, ptr %34, align 4, !tbaa !4
  %246 = icmp slt i32 %245, 4
  br i1 %246, label %248, label %247

247:                                              ; preds = %244
  store i32 29, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #6
  br label %301

248:                                              ; preds = %244
  call void @llvm.lifetime.start.p0(ptr %35) #6
  store i32 0, ptr %35, align 4, !tbaa !4
  br label %249

249:                                              ; preds = %294, %248
  %250 = load i32, ptr %35, align 4, !tbaa !4
  %251 = icmp slt i32 %250, 4
  br i1 %251, label %253, label %252

252:                                              ; preds = %249
  store i32 32, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #6
  br label %297

253:                                              ; preds = %249
  %254 = load i32, ptr %33, align 4, !tbaa !4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [2 x [4 x [4 x float]]], ptr %21, i64 0, i64 %255
  %257 = load i32, ptr %34, align 4, !tbaa !4
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [4 x [4 x float]], ptr %256, i64 0, i64 %258
  %260 = load i32, ptr %35, align 4, !tbaa !4
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds [4 x float], ptr %259, i64 0, i64 %261
  %263 = load float, ptr %262, align 4, !tbaa !22
  %264 = load ptr, ptr %8, align 8, !tbaa !11
  %265 = load i32, ptr %16, align 4, !tbaa !4
  %266 = load i32, ptr %18, align 4, !tbaa !4
  %267 = add nsw i32 %265, %266
  %268 = load i32, ptr %33, align 4, !tbaa !4
  %269 = mul nsw i32 %268, 16
  %270 = add nsw i32 %267, %269
  %271 = load i32, ptr %14, align 4, !tbaa !4
  %272 = add nsw i32 %270, %271
  %273 = load i32, ptr %35, align 4, !tbaa !4
  %274 = ashr i32 %273, 1
  %275 = mul nsw i32 %274, 8
  %276 = add nsw i32 %272, %275
  %277 = load i32, ptr %9, align 4, !tbaa !4
  %278 = mul nsw i32 %276, %277
  %279 = load i32, ptr %17, align 4, !tbaa !4
  %280 = add nsw i32 %278, %279
  %281 = load i32, ptr %19, align 4, !tbaa !4
  %282 = add nsw i32 %280, %281
  %283 = load i32, ptr %34, align 4, !tbaa !4
  %284 = mul nsw i32 %283, 8
  %285 = add nsw i32 %282, %284
  %286 = load i32, ptr %15, align 4, !tbaa !4
  %287 = mul nsw i32 %286, 2
  %288 = add nsw i32 %285, %287
  %289 = load i32, ptr %35, align 4, !tbaa !4
  %290 = and i32 %289, 1
  %291 = add nsw i32 %288, %290
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds float, ptr %264, i64 %292
  store float %263, ptr %293, align 4, !tbaa !22
  br label %294

294:                                              ; preds = %253
  %295 = load i32, ptr %35, align 4, !tbaa !4
  %296 = add nsw i32 %295, 1
  store i32 %296, ptr %35, align 4, !tbaa !4
  br label %249, !llvm.loop !24

297:                                              ; preds = %252
  br label %298

298:                                              ; preds = %297
  %299 = load i32, ptr %34, align 4, !tbaa !4
  %300 = add nsw i32 %299, 1
  store i32 %300, ptr %34, align 4, !tbaa !4
  br label %244, !llvm.loop !25

301:                                              ; preds = %247
  br label %302

302:                                              ; preds = %301
  %303 = load i32, ptr %33, align 4, !tbaa !4
  %304 = add nsw i32 %303, 1
  store i32 %304, ptr %33, align 4, !tbaa !4
  br label %239, !llvm.loop !26

305:                                              ; preds = %242
  call void @llvm.lifetime.end.p0(ptr %21) #6
  call void @llvm.lifetime.end.p0(ptr %20) #6
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL3mmaPfPKjS1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #4 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  %7 = load ptr, ptr %4, align 8, !tbaa !11
  %8 = getelementptr inbounds float, ptr %7, i64 0
  %9 = load ptr, ptr %4, align 8, !tbaa !11
  %10 = getelementptr inbounds float, ptr %9, i64 1
  %11 = load ptr, ptr %4, align 8, !tbaa !11
  %12 = getelementptr inbounds float, ptr %11, i64 2
  %13 = load ptr, ptr %4, align 8, !tbaa !11
  %14 = getelementptr inbounds float, ptr %13, i64 3
  %15 = load ptr, ptr %5, align 8, !tbaa !8
  %16 = getelementptr inbounds i32, ptr %15, i64 0
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = load ptr, ptr %5, align 8, !tbaa !8
  %19 = getelementptr inbounds i32, ptr %18, i64 1
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = load ptr, ptr %5, align 8, !tbaa !8
  %22 = getelementptr inbounds i32, ptr %21, i64 2
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = load ptr, ptr %5, align 8, !tbaa !8
  %25 = getelementptr inbounds i32, ptr %24, i64 3
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = load ptr, ptr %6, align 8, !tbaa !8
  %28 = getelementptr inbounds i32, ptr %27, i64 0
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %6, align 8, !tbaa !8
  %31 = getelementptr inbounds i32, ptr %30, i64 1
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = load ptr, ptr %4, align 8, !tbaa !11
  %34 = getelementptr inbounds float, ptr %33, i64 0
  %35 = load float, ptr %34, align 4, !tbaa !22
  %36 = load ptr, ptr %4, align 8, !tbaa !11
  %37 = getelementptr inbounds float, ptr %36, i64 1
  %38 = load float, ptr %37, align 4, !tbaa !22
  %39 = load ptr, ptr %4, align 8, !tbaa !11
  %40 = getelementptr inbounds float, ptr %39, i64 2
  %41 = load float, ptr %40, align 4, !tbaa !22
  %42 = load ptr, ptr %4, align 8, !tbaa !11
  %43 = getelementptr inbounds float, ptr %42, i64 3
  %44 = load float, ptr %43, align 4, !tbaa !22
  %45 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %17, i32 %20, i32 %23, i32 %26, i32 %29, i32 %32, float %35, float %38, float %41, float %44) #7, !srcloc !27
  %46 = extractvalue { float, float, float, float } %45, 0
  %47 = extractvalue { float, float, float, float } %45, 1
  %48 = extractvalue { float, float, float, float } %45, 2
  %49 = extractvalue { float, float, float, float } %45, 3
  store float %46, ptr %8, align 4, !tbaa !22
  store float %47, ptr %10, align 4, !tbaa !22
  store float %48, ptr %12, align 4, !tbaa !22
  store float %49, ptr %14, align 4, !tbaa !22
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !6, i64 0}
!24 = distinct !{!24, !14}
!25 = distinct !{!25, !14}
!26 = distinct !{!26, !14}
!27 = !{i64 432}
