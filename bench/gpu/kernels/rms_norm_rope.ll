; SIZE heads 8 262144
; BUF in f32 heads*128 range -2 2
; BUF gain f32 128 range 0.5 1.5 4
; BUF out f32 heads*128 zero tol=1e-3,1e-3
; KERNEL rms_norm_rope grid=heads/4 block=128 args=(in, gain, out)
source_filename = "rms_norm_rope.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rms_norm_rope(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.float4, align 16
  %11 = alloca %struct.float4, align 16
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = mul i32 %21, 4
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = lshr i32 %23, 5
  %25 = add i32 %22, %24
  store i32 %25, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = and i32 %26, 31
  store i32 %27, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = and i32 %28, 1023
  store i32 %29, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %30 = load ptr, ptr %4, align 8, !tbaa !8
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = mul nsw i32 %31, 32
  %33 = load i32, ptr %8, align 4, !tbaa !4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.float4, ptr %30, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 %36, i64 16, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %37 = load ptr, ptr %5, align 8, !tbaa !8
  %38 = load i32, ptr %8, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.float4, ptr %37, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %40, i64 16, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %41 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %42 = load float, ptr %41, align 16, !tbaa !14
  %43 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %44 = load float, ptr %43, align 16, !tbaa !14
  %45 = fmul contract float %42, %44
  %46 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %47 = load float, ptr %46, align 4, !tbaa !16
  %48 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %49 = load float, ptr %48, align 4, !tbaa !16
  %50 = fmul contract float %47, %49
  %51 = fadd contract float %45, %50
  %52 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %53 = load float, ptr %52, align 8, !tbaa !17
  %54 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %55 = load float, ptr %54, align 8, !tbaa !17
  %56 = fmul contract float %53, %55
  %57 = fadd contract float %51, %56
  %58 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %59 = load float, ptr %58, align 4, !tbaa !18
  %60 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %61 = load float, ptr %60, align 4, !tbaa !18
  %62 = fmul contract float %59, %61
  %63 = fadd contract float %57, %62
  %64 = call contract noundef float @_ZL8warp_sumf(float noundef %63) #8
  store float %64, ptr %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %65 = load float, ptr %12, align 4, !tbaa !12
  %66 = fmul contract float %65, 7.812500e-03
  %67 = fadd contract float %66, 0x3EB0C6F7A0000000
  %68 = call contract noundef float @_ZL7f_rsqrtf(float noundef %67) #8
  store float %68, ptr %13, align 4, !tbaa !12
  %69 = load float, ptr %13, align 4, !tbaa !12
  %70 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %71 = load float, ptr %70, align 16, !tbaa !14
  %72 = fmul contract float %69, %71
  %73 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %74 = load float, ptr %73, align 16, !tbaa !14
  %75 = fmul contract float %74, %72
  store float %75, ptr %73, align 16, !tbaa !14
  %76 = load float, ptr %13, align 4, !tbaa !12
  %77 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %78 = load float, ptr %77, align 4, !tbaa !16
  %79 = fmul contract float %76, %78
  %80 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %81 = load float, ptr %80, align 4, !tbaa !16
  %82 = fmul contract float %81, %79
  store float %82, ptr %80, align 4, !tbaa !16
  %83 = load float, ptr %13, align 4, !tbaa !12
  %84 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %85 = load float, ptr %84, align 8, !tbaa !17
  %86 = fmul contract float %83, %85
  %87 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %88 = load float, ptr %87, align 8, !tbaa !17
  %89 = fmul contract float %88, %86
  store float %89, ptr %87, align 8, !tbaa !17
  %90 = load float, ptr %13, align 4, !tbaa !12
  %91 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %92 = load float, ptr %91, align 4, !tbaa !18
  %93 = fmul contract float %90, %92
  %94 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %95 = load float, ptr %94, align 4, !tbaa !18
  %96 = fmul contract float %95, %93
  store float %96, ptr %94, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %97 = load i32, ptr %9, align 4, !tbaa !4
  %98 = sitofp i32 %97 to float
  %99 = load i32, ptr %8, align 4, !tbaa !4
  %100 = mul nsw i32 2, %99
  %101 = sitofp i32 %100 to float
  %102 = fmul contract float %101, 0xBFCA934F00000000
  %103 = call contract noundef float @_ZL6f_exp2f(float noundef %102) #8
  %104 = fmul contract float %98, %103
  store float %104, ptr %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %105 = load i32, ptr %9, align 4, !tbaa !4
  %106 = sitofp i32 %105 to float
  %107 = load i32, ptr %8, align 4, !tbaa !4
  %108 = mul nsw i32 2, %107
  %109 = add nsw i32 %108, 1
  %110 = sitofp i32 %109 to float
  %111 = fmul contract float %110, 0xBFCA934F00000000
  %112 = call contract noundef float @_ZL6f_exp2f(float noundef %111) #8
  %113 = fmul contract float %106, %112
  store float %113, ptr %15, align 4, !tbaa !12
  %114 = load float, ptr %14, align 4, !tbaa !12
  %115 = fmul contract float %114, 0x3FC45F3060000000
  %116 = fptosi float %115 to i32
  %117 = sitofp i32 %116 to float
  %118 = fmul contract float 0x401921FB60000000, %117
  %119 = load float, ptr %14, align 4, !tbaa !12
  %120 = fsub contract float %119, %118
  store float %120, ptr %14, align 4, !tbaa !12
  %121 = load float, ptr %15, align 4, !tbaa !12
  %122 = fmul contract float %121, 0x3FC45F3060000000
  %123 = fptosi float %122 to i32
  %124 = sitofp i32 %123 to float
  %125 = fmul contract float 0x401921FB60000000, %124
  %126 = load float, ptr %15, align 4, !tbaa !12
  %127 = fsub contract float %126, %125
  store float %127, ptr %15, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %128 = load float, ptr %14, align 4, !tbaa !12
  %129 = call contract noundef float @_ZL5f_cosf(float noundef %128) #8
  store float %129, ptr %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %130 = load float, ptr %14, align 4, !tbaa !12
  %131 = call contract noundef float @_ZL5f_sinf(float noundef %130) #8
  store float %131, ptr %17, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %132 = load float, ptr %15, align 4, !tbaa !12
  %133 = call contract noundef float @_ZL5f_cosf(float noundef %132) #8
  store float %133, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %134 = load float, ptr %15, align 4, !tbaa !12
  %135 = call contract noundef float @_ZL5f_sinf(float noundef %134) #8
  store float %135, ptr %19, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %136 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %137 = load float, ptr %136, align 16, !tbaa !14
  %138 = load float, ptr %16, align 4, !tbaa !12
  %139 = fmul contract float %137, %138
  %140 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %141 = load float, ptr %140, align 4, !tbaa !16
  %142 = load float, ptr %17, align 4, !tbaa !12
  %143 = fmul contract float %141, %142
  %144 = fsub contract float %139, %143
  %145 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 0
  store float %144, ptr %145, align 16, !tbaa !14
  %146 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %147 = load float, ptr %146, align 16, !tbaa !14
  %148 = load float, ptr %17, align 4, !tbaa !12
  %149 = fmul contract float %147, %148
  %150 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %151 = load float, ptr %150, align 4, !tbaa !16
  %152 = load float, ptr %16, align 4, !tbaa !12
  %153 = fmul contract float %151, %152
  %154 = fadd contract float %149, %153
  %155 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 1
  store float %154, ptr %155, align 4, !tbaa !16
  %156 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %157 = load float, ptr %156, align 8, !tbaa !17
  %158 = load float, ptr %18, align 4, !tbaa !12
  %159 = fmul contract float %157, %158
  %160 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %161 = load float, ptr %160, align 4, !tbaa !18
  %162 = load float, ptr %19, align 4, !tbaa !12
  %163 = fmul contract float %161, %162
  %164 = fsub contract float %159, %163
  %165 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 2
  store float %164, ptr %165, align 8, !tbaa !17
  %166 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %167 = load float, ptr %166, align 8, !tbaa !17
  %168 = load float, ptr %19, align 4, !tbaa !12
  %169 = fmul contract float %167, %168
  %170 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %171 = load float, ptr %170, align 4, !tbaa !18
  %172 = load float, ptr %18, align 4, !tbaa !12
  %173 = fmul contract float %171, %172
  %174 = fadd contract float %169, %173
  %175 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 3
  store float %174, ptr %175, align 4, !tbaa !18
  %176 = load ptr, ptr %6, align 8, !tbaa !8
  %177 = load i32, ptr %7, align 4, !tbaa !4
  %178 = mul nsw i32 %177, 32
  %179 = load i32, ptr %8, align 4, !tbaa !4
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds %struct.float4, ptr %176, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %182, ptr align 16 %20, i64 16, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
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
define internal noundef float @_ZL8warp_sumf(float noundef %0) #4 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 16, ptr %3, align 4, !tbaa !4
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !12
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = call contract noundef float @_ZL8shfl_xorfi(float noundef %9, i32 noundef %10) #8
  %12 = load float, ptr %2, align 4, !tbaa !12
  %13 = fadd contract float %12, %11
  store float %13, ptr %2, align 4, !tbaa !12
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !19

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !12
  ret float %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7f_rsqrtf(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @llvm.nvvm.rsqrt.approx.f(float %3)
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6f_exp2f(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @llvm.nvvm.ex2.approx.f32(float %3)
  ret float %4
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #4 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !12
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !12
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!9 = !{!"p1 _ZTS6float4", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 4, !12}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15, !13, i64 0}
!15 = !{!"_ZTS6float4", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!16 = !{!15, !13, i64 4}
!17 = !{!15, !13, i64 8}
!18 = !{!15, !13, i64 12}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
