; SIZE n 128 32768
; BUF pos f32 n*4 range 0 1
; BUF acc f32 n*4 zero tol=1e-3,1e-3
; KERNEL nbody grid=n/64 block=64 args=(pos, acc, n)
source_filename = "nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ5nbodyE1s = internal addrspace(3) global [64 x %struct.float4] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.float4, align 16
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.float4, align 16
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 64
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %26 = load ptr, ptr %4, align 8, !tbaa !8
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.float4, ptr %26, i64 %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 16 %29, i64 16, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store float 0.000000e+00, ptr %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store float 0.000000e+00, ptr %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store float 0.000000e+00, ptr %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %108, %3
  %31 = load i32, ptr %12, align 4, !tbaa !4
  %32 = load i32, ptr %6, align 4, !tbaa !4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %111

35:                                               ; preds = %30
  %36 = load ptr, ptr %4, align 8, !tbaa !8
  %37 = load i32, ptr %12, align 4, !tbaa !4
  %38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.float4, ptr %36, i64 %40
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE1s to ptr), i64 0, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %44, ptr align 16 %41, i64 16, i1 false), !tbaa.struct !11
  call void @_ZL10sync_blockv() #8
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %104, %35
  %46 = load i32, ptr %14, align 4, !tbaa !4
  %47 = icmp slt i32 %46, 64
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %107

49:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %50 = load i32, ptr %14, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE1s to ptr), i64 0, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 16 %52, i64 16, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %53 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %54 = load float, ptr %53, align 16, !tbaa !14
  %55 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 0
  %56 = load float, ptr %55, align 16, !tbaa !14
  %57 = fsub contract float %54, %56
  store float %57, ptr %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %58 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %59 = load float, ptr %58, align 4, !tbaa !16
  %60 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 1
  %61 = load float, ptr %60, align 4, !tbaa !16
  %62 = fsub contract float %59, %61
  store float %62, ptr %17, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %63 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %64 = load float, ptr %63, align 8, !tbaa !17
  %65 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 2
  %66 = load float, ptr %65, align 8, !tbaa !17
  %67 = fsub contract float %64, %66
  store float %67, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %68 = load float, ptr %16, align 4, !tbaa !12
  %69 = load float, ptr %16, align 4, !tbaa !12
  %70 = fmul contract float %68, %69
  %71 = load float, ptr %17, align 4, !tbaa !12
  %72 = load float, ptr %17, align 4, !tbaa !12
  %73 = fmul contract float %71, %72
  %74 = fadd contract float %70, %73
  %75 = load float, ptr %18, align 4, !tbaa !12
  %76 = load float, ptr %18, align 4, !tbaa !12
  %77 = fmul contract float %75, %76
  %78 = fadd contract float %74, %77
  %79 = fadd contract float %78, 0x3F847AE140000000
  %80 = call contract noundef float @_ZL7f_rsqrtf(float noundef %79) #8
  store float %80, ptr %19, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %81 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  %82 = load float, ptr %81, align 4, !tbaa !18
  %83 = load float, ptr %19, align 4, !tbaa !12
  %84 = fmul contract float %82, %83
  %85 = load float, ptr %19, align 4, !tbaa !12
  %86 = fmul contract float %84, %85
  %87 = load float, ptr %19, align 4, !tbaa !12
  %88 = fmul contract float %86, %87
  store float %88, ptr %20, align 4, !tbaa !12
  %89 = load float, ptr %20, align 4, !tbaa !12
  %90 = load float, ptr %16, align 4, !tbaa !12
  %91 = fmul contract float %89, %90
  %92 = load float, ptr %9, align 4, !tbaa !12
  %93 = fadd contract float %92, %91
  store float %93, ptr %9, align 4, !tbaa !12
  %94 = load float, ptr %20, align 4, !tbaa !12
  %95 = load float, ptr %17, align 4, !tbaa !12
  %96 = fmul contract float %94, %95
  %97 = load float, ptr %10, align 4, !tbaa !12
  %98 = fadd contract float %97, %96
  store float %98, ptr %10, align 4, !tbaa !12
  %99 = load float, ptr %20, align 4, !tbaa !12
  %100 = load float, ptr %18, align 4, !tbaa !12
  %101 = fmul contract float %99, %100
  %102 = load float, ptr %11, align 4, !tbaa !12
  %103 = fadd contract float %102, %101
  store float %103, ptr %11, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %104

104:                                              ; preds = %49
  %105 = load i32, ptr %14, align 4, !tbaa !4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %14, align 4, !tbaa !4
  br label %45, !llvm.loop !19

107:                                              ; preds = %48
  call void @_ZL10sync_blockv() #8
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %12, align 4, !tbaa !4
  %110 = add nsw i32 %109, 64
  store i32 %110, ptr %12, align 4, !tbaa !4
  br label %30, !llvm.loop !22

111:                                              ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %112 = load float, ptr %9, align 4, !tbaa !12
  %113 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 0
  store float %112, ptr %113, align 16, !tbaa !14
  %114 = load float, ptr %10, align 4, !tbaa !12
  %115 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 1
  store float %114, ptr %115, align 4, !tbaa !16
  %116 = load float, ptr %11, align 4, !tbaa !12
  %117 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 2
  store float %116, ptr %117, align 8, !tbaa !17
  %118 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 3
  store float 0.000000e+00, ptr %118, align 4, !tbaa !18
  %119 = load ptr, ptr %5, align 8, !tbaa !8
  %120 = load i32, ptr %7, align 4, !tbaa !4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds %struct.float4, ptr %119, i64 %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %122, ptr align 16 %21, i64 16, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %21) #7
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
define internal void @_ZL10sync_blockv() #4 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7f_rsqrtf(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @llvm.nvvm.rsqrt.approx.f(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind }
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
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.count", i32 8}
!22 = distinct !{!22, !20}
