; SIZE n 64 1048576
; BUF in i32 n*16 random 5
; BUF out i32 n*8 zero
; KERNEL sha256 grid=n/64 block=64 args=(in, out)
source_filename = "sha256.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.sha256.h = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@_ZL1K = internal addrspace(4) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sha256(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x i32], align 4
  %7 = alloca [8 x i32], align 4
  %8 = alloca [8 x i32], align 4
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
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #5
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 @__const.sha256.h, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #5
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %40, %2
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = icmp slt i32 %25, 16
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %43

28:                                               ; preds = %24
  %29 = load ptr, ptr %3, align 8, !tbaa !8
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = mul i32 %30, 16
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = add i32 %31, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %29, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %38
  store i32 %36, ptr %39, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %28
  %41 = load i32, ptr %9, align 4, !tbaa !4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %9, align 4, !tbaa !4
  br label %24, !llvm.loop !11

43:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %56, %43
  %45 = load i32, ptr %10, align 4, !tbaa !4
  %46 = icmp slt i32 %45, 8
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %59

48:                                               ; preds = %44
  %49 = load i32, ptr %10, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = load i32, ptr %10, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %54
  store i32 %52, ptr %55, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %48
  %57 = load i32, ptr %10, align 4, !tbaa !4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %10, align 4, !tbaa !4
  br label %44, !llvm.loop !13

59:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %60

60:                                               ; preds = %203, %59
  %61 = load i32, ptr %11, align 4, !tbaa !4
  %62 = icmp slt i32 %61, 64
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %206

64:                                               ; preds = %60
  %65 = load i32, ptr %11, align 4, !tbaa !4
  %66 = icmp sge i32 %65, 16
  br i1 %66, label %67, label %110

67:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %68 = load i32, ptr %11, align 4, !tbaa !4
  %69 = add nsw i32 %68, 1
  %70 = and i32 %69, 15
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !4
  store i32 %73, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %74 = load i32, ptr %11, align 4, !tbaa !4
  %75 = add nsw i32 %74, 14
  %76 = and i32 %75, 15
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !4
  store i32 %79, ptr %14, align 4, !tbaa !4
  %80 = load i32, ptr %13, align 4, !tbaa !4
  %81 = call noundef i32 @_ZL6rotateji(i32 noundef %80, i32 noundef 7) #6
  %82 = load i32, ptr %13, align 4, !tbaa !4
  %83 = call noundef i32 @_ZL6rotateji(i32 noundef %82, i32 noundef 18) #6
  %84 = xor i32 %81, %83
  %85 = load i32, ptr %13, align 4, !tbaa !4
  %86 = lshr i32 %85, 3
  %87 = xor i32 %84, %86
  %88 = load i32, ptr %11, align 4, !tbaa !4
  %89 = add nsw i32 %88, 9
  %90 = and i32 %89, 15
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !4
  %94 = add i32 %87, %93
  %95 = load i32, ptr %14, align 4, !tbaa !4
  %96 = call noundef i32 @_ZL6rotateji(i32 noundef %95, i32 noundef 17) #6
  %97 = load i32, ptr %14, align 4, !tbaa !4
  %98 = call noundef i32 @_ZL6rotateji(i32 noundef %97, i32 noundef 19) #6
  %99 = xor i32 %96, %98
  %100 = load i32, ptr %14, align 4, !tbaa !4
  %101 = lshr i32 %100, 10
  %102 = xor i32 %99, %101
  %103 = add i32 %94, %102
  %104 = load i32, ptr %11, align 4, !tbaa !4
  %105 = and i32 %104, 15
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !4
  %109 = add i32 %108, %103
  store i32 %109, ptr %107, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %110

110:                                              ; preds = %67, %64
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %111 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 7
  %112 = load i32, ptr %111, align 4, !tbaa !4
  %113 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 4
  %114 = load i32, ptr %113, align 4, !tbaa !4
  %115 = call noundef i32 @_ZL6rotateji(i32 noundef %114, i32 noundef 6) #6
  %116 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 4
  %117 = load i32, ptr %116, align 4, !tbaa !4
  %118 = call noundef i32 @_ZL6rotateji(i32 noundef %117, i32 noundef 11) #6
  %119 = xor i32 %115, %118
  %120 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 4
  %121 = load i32, ptr %120, align 4, !tbaa !4
  %122 = call noundef i32 @_ZL6rotateji(i32 noundef %121, i32 noundef 25) #6
  %123 = xor i32 %119, %122
  %124 = add i32 %112, %123
  %125 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 4
  %126 = load i32, ptr %125, align 4, !tbaa !4
  %127 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 5
  %128 = load i32, ptr %127, align 4, !tbaa !4
  %129 = and i32 %126, %128
  %130 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 4
  %131 = load i32, ptr %130, align 4, !tbaa !4
  %132 = xor i32 %131, -1
  %133 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 6
  %134 = load i32, ptr %133, align 4, !tbaa !4
  %135 = and i32 %132, %134
  %136 = xor i32 %129, %135
  %137 = add i32 %124, %136
  %138 = load i32, ptr %11, align 4, !tbaa !4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL1K to ptr), i64 0, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !4
  %142 = add i32 %137, %141
  %143 = load i32, ptr %11, align 4, !tbaa !4
  %144 = and i32 %143, 15
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !4
  %148 = add i32 %142, %147
  store i32 %148, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %149 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %150 = load i32, ptr %149, align 4, !tbaa !4
  %151 = call noundef i32 @_ZL6rotateji(i32 noundef %150, i32 noundef 2) #6
  %152 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %153 = load i32, ptr %152, align 4, !tbaa !4
  %154 = call noundef i32 @_ZL6rotateji(i32 noundef %153, i32 noundef 13) #6
  %155 = xor i32 %151, %154
  %156 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %157 = load i32, ptr %156, align 4, !tbaa !4
  %158 = call noundef i32 @_ZL6rotateji(i32 noundef %157, i32 noundef 22) #6
  %159 = xor i32 %155, %158
  %160 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %161 = load i32, ptr %160, align 4, !tbaa !4
  %162 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 1
  %163 = load i32, ptr %162, align 4, !tbaa !4
  %164 = and i32 %161, %163
  %165 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %166 = load i32, ptr %165, align 4, !tbaa !4
  %167 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 2
  %168 = load i32, ptr %167, align 4, !tbaa !4
  %169 = and i32 %166, %168
  %170 = xor i32 %164, %169
  %171 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 1
  %172 = load i32, ptr %171, align 4, !tbaa !4
  %173 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 2
  %174 = load i32, ptr %173, align 4, !tbaa !4
  %175 = and i32 %172, %174
  %176 = xor i32 %170, %175
  %177 = add i32 %159, %176
  store i32 %177, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #5
  store i32 7, ptr %17, align 4, !tbaa !4
  br label %178

178:                                              ; preds = %191, %110
  %179 = load i32, ptr %17, align 4, !tbaa !4
  %180 = icmp sgt i32 %179, 0
  br i1 %180, label %182, label %181

181:                                              ; preds = %178
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %194

182:                                              ; preds = %178
  %183 = load i32, ptr %17, align 4, !tbaa !4
  %184 = sub nsw i32 %183, 1
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %185
  %187 = load i32, ptr %186, align 4, !tbaa !4
  %188 = load i32, ptr %17, align 4, !tbaa !4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %189
  store i32 %187, ptr %190, align 4, !tbaa !4
  br label %191

191:                                              ; preds = %182
  %192 = load i32, ptr %17, align 4, !tbaa !4
  %193 = add nsw i32 %192, -1
  store i32 %193, ptr %17, align 4, !tbaa !4
  br label %178, !llvm.loop !14

194:                                              ; preds = %181
  %195 = load i32, ptr %15, align 4, !tbaa !4
  %196 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 4
  %197 = load i32, ptr %196, align 4, !tbaa !4
  %198 = add i32 %197, %195
  store i32 %198, ptr %196, align 4, !tbaa !4
  %199 = load i32, ptr %15, align 4, !tbaa !4
  %200 = load i32, ptr %16, align 4, !tbaa !4
  %201 = add i32 %199, %200
  %202 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  store i32 %201, ptr %202, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %203

203:                                              ; preds = %194
  %204 = load i32, ptr %11, align 4, !tbaa !4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %11, align 4, !tbaa !4
  br label %60, !llvm.loop !15

206:                                              ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %207

207:                                              ; preds = %228, %206
  %208 = load i32, ptr %18, align 4, !tbaa !4
  %209 = icmp slt i32 %208, 8
  br i1 %209, label %211, label %210

210:                                              ; preds = %207
  store i32 14, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %231

211:                                              ; preds = %207
  %212 = load i32, ptr %18, align 4, !tbaa !4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %213
  %215 = load i32, ptr %214, align 4, !tbaa !4
  %216 = load i32, ptr %18, align 4, !tbaa !4
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %217
  %219 = load i32, ptr %218, align 4, !tbaa !4
  %220 = add i32 %215, %219
  %221 = load ptr, ptr %4, align 8, !tbaa !8
  %222 = load i32, ptr %5, align 4, !tbaa !4
  %223 = mul i32 %222, 8
  %224 = load i32, ptr %18, align 4, !tbaa !4
  %225 = add i32 %223, %224
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds nuw i32, ptr %221, i64 %226
  store i32 %220, ptr %227, align 4, !tbaa !4
  br label %228

228:                                              ; preds = %211
  %229 = load i32, ptr %18, align 4, !tbaa !4
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr %18, align 4, !tbaa !4
  br label %207, !llvm.loop !16

231:                                              ; preds = %210
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6rotateji(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = lshr i32 %5, %6
  %8 = load i32, ptr %3, align 4, !tbaa !4
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
