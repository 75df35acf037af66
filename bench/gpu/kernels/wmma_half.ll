; SIZE n 32 2048
; SIZE k 32 2048
; BUF a f16 n*k range -1 1 1
; BUF b f16 k*n range -1 1 2
; BUF c f32 n*n zero tol=1e-3,1e-3
; KERNEL wmma_half grid=n/32,n/16 block=32,2 args=(a, b, c, n, k)
source_filename = "wmma_half.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wmma_half(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [8 x float], align 4
  %14 = alloca i32, align 4
  %15 = alloca [8 x i32], align 4
  %16 = alloca [8 x i32], align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !11
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = mul i32 %17, 16
  store i32 %18, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %19, 2
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add i32 %20, %21
  %23 = mul i32 %22, 16
  store i32 %23, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.memset.p0.i64(ptr align 4 %13, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %187, %5
  %25 = load i32, ptr %14, align 4, !tbaa !4
  %26 = load i32, ptr %10, align 4, !tbaa !4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %190

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %30 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %31 = load ptr, ptr %6, align 8, !tbaa !8
  %32 = load i32, ptr %11, align 4, !tbaa !4
  %33 = load i32, ptr %10, align 4, !tbaa !4
  %34 = mul nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i16, ptr %31, i64 %35
  %37 = load i32, ptr %14, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i16, ptr %36, i64 %38
  %40 = load i32, ptr %10, align 4, !tbaa !4
  %41 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %39, i32 %40)
  %42 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %41, 0
  %43 = bitcast <2 x half> %42 to i32
  %44 = getelementptr i32, ptr %30, i32 0
  store i32 %43, ptr %44, align 4
  %45 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %41, 1
  %46 = bitcast <2 x half> %45 to i32
  %47 = getelementptr i32, ptr %30, i32 1
  store i32 %46, ptr %47, align 4
  %48 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %41, 2
  %49 = bitcast <2 x half> %48 to i32
  %50 = getelementptr i32, ptr %30, i32 2
  store i32 %49, ptr %50, align 4
  %51 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %41, 3
  %52 = bitcast <2 x half> %51 to i32
  %53 = getelementptr i32, ptr %30, i32 3
  store i32 %52, ptr %53, align 4
  %54 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %41, 4
  %55 = bitcast <2 x half> %54 to i32
  %56 = getelementptr i32, ptr %30, i32 4
  store i32 %55, ptr %56, align 4
  %57 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %41, 5
  %58 = bitcast <2 x half> %57 to i32
  %59 = getelementptr i32, ptr %30, i32 5
  store i32 %58, ptr %59, align 4
  %60 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %41, 6
  %61 = bitcast <2 x half> %60 to i32
  %62 = getelementptr i32, ptr %30, i32 6
  store i32 %61, ptr %62, align 4
  %63 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %41, 7
  %64 = bitcast <2 x half> %63 to i32
  %65 = getelementptr i32, ptr %30, i32 7
  store i32 %64, ptr %65, align 4
  %66 = getelementptr inbounds [8 x i32], ptr %16, i64 0, i64 0
  %67 = load ptr, ptr %7, align 8, !tbaa !8
  %68 = load i32, ptr %14, align 4, !tbaa !4
  %69 = load i32, ptr %9, align 4, !tbaa !4
  %70 = mul nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i16, ptr %67, i64 %71
  %73 = load i32, ptr %12, align 4, !tbaa !4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i16, ptr %72, i64 %74
  %76 = load i32, ptr %9, align 4, !tbaa !4
  %77 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr %75, i32 %76)
  %78 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %77, 0
  %79 = bitcast <2 x half> %78 to i32
  %80 = getelementptr i32, ptr %66, i32 0
  store i32 %79, ptr %80, align 4
  %81 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %77, 1
  %82 = bitcast <2 x half> %81 to i32
  %83 = getelementptr i32, ptr %66, i32 1
  store i32 %82, ptr %83, align 4
  %84 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %77, 2
  %85 = bitcast <2 x half> %84 to i32
  %86 = getelementptr i32, ptr %66, i32 2
  store i32 %85, ptr %86, align 4
  %87 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %77, 3
  %88 = bitcast <2 x half> %87 to i32
  %89 = getelementptr i32, ptr %66, i32 3
  store i32 %88, ptr %89, align 4
  %90 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %77, 4
  %91 = bitcast <2 x half> %90 to i32
  %92 = getelementptr i32, ptr %66, i32 4
  store i32 %91, ptr %92, align 4
  %93 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %77, 5
  %94 = bitcast <2 x half> %93 to i32
  %95 = getelementptr i32, ptr %66, i32 5
  store i32 %94, ptr %95, align 4
  %96 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %77, 6
  %97 = bitcast <2 x half> %96 to i32
  %98 = getelementptr i32, ptr %66, i32 6
  store i32 %97, ptr %98, align 4
  %99 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %77, 7
  %100 = bitcast <2 x half> %99 to i32
  %101 = getelementptr i32, ptr %66, i32 7
  store i32 %100, ptr %101, align 4
  %102 = getelementptr inbounds [8 x float], ptr %13, i64 0, i64 0
  %103 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %104 = getelementptr inbounds [8 x i32], ptr %16, i64 0, i64 0
  %105 = getelementptr inbounds [8 x float], ptr %13, i64 0, i64 0
  %106 = getelementptr i32, ptr %103, i32 0
  %107 = load i32, ptr %106, align 4
  %108 = bitcast i32 %107 to <2 x half>
  %109 = getelementptr i32, ptr %103, i32 1
  %110 = load i32, ptr %109, align 4
  %111 = bitcast i32 %110 to <2 x half>
  %112 = getelementptr i32, ptr %103, i32 2
  %113 = load i32, ptr %112, align 4
  %114 = bitcast i32 %113 to <2 x half>
  %115 = getelementptr i32, ptr %103, i32 3
  %116 = load i32, ptr %115, align 4
  %117 = bitcast i32 %116 to <2 x half>
  %118 = getelementptr i32, ptr %103, i32 4
  %119 = load i32, ptr %118, align 4
  %120 = bitcast i32 %119 to <2 x half>
  %121 = getelementptr i32, ptr %103, i32 5
  %122 = load i32, ptr %121, align 4
  %123 = bitcast i32 %122 to <2 x half>
  %124 = getelementptr i32, ptr %103, i32 6
  %125 = load i32, ptr %124, align 4
  %126 = bitcast i32 %125 to <2 x half>
  %127 = getelementptr i32, ptr %103, i32 7
  %128 = load i32, ptr %127, align 4
  %129 = bitcast i32 %128 to <2 x half>
  %130 = getelementptr i32, ptr %104, i32 0
  %131 = load i32, ptr %130, align 4
  %132 = bitcast i32 %131 to <2 x half>
  %133 = getelementptr i32, ptr %104, i32 1
  %134 = load i32, ptr %133, align 4
  %135 = bitcast i32 %134 to <2 x half>
  %136 = getelementptr i32, ptr %104, i32 2
  %137 = load i32, ptr %136, align 4
  %138 = bitcast i32 %137 to <2 x half>
  %139 = getelementptr i32, ptr %104, i32 3
  %140 = load i32, ptr %139, align 4
  %141 = bitcast i32 %140 to <2 x half>
  %142 = getelementptr i32, ptr %104, i32 4
  %143 = load i32, ptr %142, align 4
  %144 = bitcast i32 %143 to <2 x half>
  %145 = getelementptr i32, ptr %104, i32 5
  %146 = load i32, ptr %145, align 4
  %147 = bitcast i32 %146 to <2 x half>
  %148 = getelementptr i32, ptr %104, i32 6
  %149 = load i32, ptr %148, align 4
  %150 = bitcast i32 %149 to <2 x half>
  %151 = getelementptr i32, ptr %104, i32 7
  %152 = load i32, ptr %151, align 4
  %153 = bitcast i32 %152 to <2 x half>
  %154 = getelementptr float, ptr %105, i32 0
  %155 = load float, ptr %154, align 4
  %156 = getelementptr float, ptr %105, i32 1
  %157 = load float, ptr %156, align 4
  %158 = getelementptr float, ptr %105, i32 2
  %159 = load float, ptr %158, align 4
  %160 = getelementptr float, ptr %105, i32 3
  %161 = load float, ptr %160, align 4
  %162 = getelementptr float, ptr %105, i32 4
  %163 = load float, ptr %162, align 4
  %164 = getelementptr float, ptr %105, i32 5
  %165 = load float, ptr %164, align 4
  %166 = getelementptr float, ptr %105, i32 6
  %167 = load float, ptr %166, align 4
  %168 = getelementptr float, ptr %105, i32 7
  %169 = load float, ptr %168, align 4
  %170 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %108, <2 x half> %111, <2 x half> %114, <2 x half> %117, <2 x half> %120, <2 x half> %123, <2 x half> %126, <2 x half> %129, <2 x half> %132, <2 x half> %135, <2 x half> %138, <2 x half> %141, <2 x half> %144, <2 x half> %147, <2 x half> %150, <2 x half> %153, float %155, float %157, float %159, float %161, float %163, float %165, float %167, float %169)
  %171 = extractvalue { float, float, float, float, float, float, float, float } %170, 0
  %172 = getelementptr float, ptr %102, i32 0
  store float %171, ptr %172, align 4
  %173 = extractvalue { float, float, float, float, float, float, float, float } %170, 1
  %174 = getelementptr float, ptr %102, i32 1
  store float %173, ptr %174, align 4
  %175 = extractvalue { float, float, float, float, float, float, float, float } %170, 2
  %176 = getelementptr float, ptr %102, i32 2
  store float %175, ptr %176, align 4
  %177 = extractvalue { float, float, float, float, float, float, float, float } %170, 3
  %178 = getelementptr float, ptr %102, i32 3
  store float %177, ptr %178, align 4
  %179 = extractvalue { float, float, float, float, float, float, float, float } %170, 4
  %180 = getelementptr float, ptr %102, i32 4
  store float %179, ptr %180, align 4
  %181 = extractvalue { float, float, float, float, float, float, float, float } %170, 5
  %182 = getelementptr float, ptr %102, i32 5
  store float %181, ptr %182, align 4
  %183 = extractvalue { float, float, float, float, float, float, float, float } %170, 6
  %184 = getelementptr float, ptr %102, i32 6
  store float %183, ptr %184, align 4
  %185 = extractvalue { float, float, float, float, float, float, float, float } %170, 7
  %186 = getelementptr float, ptr %102, i32 7
  store float %185, ptr %186, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %187

187:                                              ; preds = %29
  %188 = load i32, ptr %14, align 4, !tbaa !4
  %189 = add nsw i32 %188, 16
  store i32 %189, ptr %14, align 4, !tbaa !4
  br label %24, !llvm.loop !13

190:                                              ; preds = %28
  %191 = load ptr, ptr %8, align 8, !tbaa !11
  %192 = load i32, ptr %11, align 4, !tbaa !4
  %193 = load i32, ptr %9, align 4, !tbaa !4
  %194 = mul nsw i32 %192, %193
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr %191, i64 %195
  %197 = load i32, ptr %12, align 4, !tbaa !4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds float, ptr %196, i64 %198
  %200 = getelementptr inbounds [8 x float], ptr %13, i64 0, i64 0
  %201 = load i32, ptr %9, align 4, !tbaa !4
  %202 = getelementptr float, ptr %200, i32 0
  %203 = load float, ptr %202, align 4
  %204 = getelementptr float, ptr %200, i32 1
  %205 = load float, ptr %204, align 4
  %206 = getelementptr float, ptr %200, i32 2
  %207 = load float, ptr %206, align 4
  %208 = getelementptr float, ptr %200, i32 3
  %209 = load float, ptr %208, align 4
  %210 = getelementptr float, ptr %200, i32 4
  %211 = load float, ptr %210, align 4
  %212 = getelementptr float, ptr %200, i32 5
  %213 = load float, ptr %212, align 4
  %214 = getelementptr float, ptr %200, i32 6
  %215 = load float, ptr %214, align 4
  %216 = getelementptr float, ptr %200, i32 7
  %217 = load float, ptr %216, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %199, float %203, float %205, float %207, float %209, float %211, float %213, float %215, float %217, i32 %201)
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nounwind memory(none) }
attributes #6 = { nocallback nounwind memory(argmem: write) }
attributes #7 = { nounwind }

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
!9 = !{!"p1 short", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
