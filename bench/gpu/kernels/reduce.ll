; SIZE n 4096 67108864
; SIZE blocks 4 2048
; BUF in f32 n range -1 1
; BUF out f32 blocks zero tol=1e-4,1e-3
; KERNEL reduce grid=blocks block=128 args=(in, out, n/4)
source_filename = "reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ6reduceE4part = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !11
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store float 0.000000e+00, ptr %7, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %38, %3
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = load i32, ptr %6, align 4, !tbaa !4
  %18 = icmp ult i32 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %44

20:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %21 = load ptr, ptr %4, align 8, !tbaa !8
  %22 = load i32, ptr %8, align 4, !tbaa !4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw %struct.float4, ptr %21, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 %24, i64 16, i1 false), !tbaa.struct !15
  %25 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %26 = load float, ptr %25, align 16, !tbaa !16
  %27 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %28 = load float, ptr %27, align 4, !tbaa !18
  %29 = fadd contract float %26, %28
  %30 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %31 = load float, ptr %30, align 8, !tbaa !19
  %32 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %33 = load float, ptr %32, align 4, !tbaa !20
  %34 = fadd contract float %31, %33
  %35 = fadd contract float %29, %34
  %36 = load float, ptr %7, align 4, !tbaa !13
  %37 = fadd contract float %36, %35
  store float %37, ptr %7, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %38

38:                                               ; preds = %20
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = mul i32 %39, %40
  %42 = load i32, ptr %8, align 4, !tbaa !4
  %43 = add i32 %42, %41
  store i32 %43, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !21

44:                                               ; preds = %19
  %45 = load float, ptr %7, align 4, !tbaa !13
  %46 = call contract noundef float @_ZL9block_sumfPf(float noundef %45, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6reduceE4part to ptr)) #8
  store float %46, ptr %7, align 4, !tbaa !13
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %55

49:                                               ; preds = %44
  %50 = load float, ptr %7, align 4, !tbaa !13
  %51 = load ptr, ptr %5, align 8, !tbaa !11
  %52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %51, i64 %53
  store float %50, ptr %54, align 4, !tbaa !13
  br label %55

55:                                               ; preds = %49, %44
  call void @llvm.lifetime.end.p0(ptr %7) #7
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9block_sumfPf(float noundef %0, ptr noundef %1) #4 {
  %3 = alloca float, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 31
  store i32 %9, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = ashr i32 %10, 5
  store i32 %11, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = ashr i32 %12, 5
  store i32 %13, ptr %7, align 4, !tbaa !4
  %14 = load float, ptr %3, align 4, !tbaa !13
  %15 = call contract noundef float @_ZL8warp_sumf(float noundef %14) #8
  store float %15, ptr %3, align 4, !tbaa !13
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %2
  %19 = load float, ptr %3, align 4, !tbaa !13
  %20 = load ptr, ptr %4, align 8, !tbaa !11
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  store float %19, ptr %23, align 4, !tbaa !13
  br label %24

24:                                               ; preds = %18, %2
  call void @_ZL10sync_blockv() #8
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = load ptr, ptr %4, align 8, !tbaa !11
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !13
  br label %35

34:                                               ; preds = %24
  br label %35

35:                                               ; preds = %34, %28
  %36 = phi contract float [ %33, %28 ], [ 0.000000e+00, %34 ]
  %37 = call contract noundef float @_ZL8warp_sumf(float noundef %36) #8
  store float %37, ptr %3, align 4, !tbaa !13
  call void @_ZL10sync_blockv() #8
  %38 = load float, ptr %3, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret float %38
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_sumf(float noundef %0) #4 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !13
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
  %9 = load float, ptr %2, align 4, !tbaa !13
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = call contract noundef float @_ZL8shfl_xorfi(float noundef %9, i32 noundef %10) #8
  %12 = load float, ptr %2, align 4, !tbaa !13
  %13 = fadd contract float %12, %11
  store float %13, ptr %2, align 4, !tbaa !13
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !23

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !13
  ret float %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #4 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #4 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!9 = !{!"p1 _ZTS6float4", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13, i64 12, i64 4, !13}
!16 = !{!17, !14, i64 0}
!17 = !{!"_ZTS6float4", !14, i64 0, !14, i64 4, !14, i64 8, !14, i64 12}
!18 = !{!17, !14, i64 4}
!19 = !{!17, !14, i64 8}
!20 = !{!17, !14, i64 12}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = distinct !{!23, !22}
