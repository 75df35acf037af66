; SIZE n 2048 33554432
; SIZE blocks 2 2048
; BUF a f32 n range -1 1 1
; BUF b f32 n range -1 1 2
; BUF out f32 blocks zero tol=1e-4,1e-3
; KERNEL dot grid=blocks block=128 args=(a, b, out, n)
source_filename = "dot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ3dotE1s = internal addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dot(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store float 0.000000e+00, ptr %9, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, 128
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %10, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %35, %4
  %17 = load i32, ptr %10, align 4, !tbaa !4
  %18 = load i32, ptr %8, align 4, !tbaa !4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %40

21:                                               ; preds = %16
  %22 = load ptr, ptr %5, align 8, !tbaa !8
  %23 = load i32, ptr %10, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !11
  %27 = load ptr, ptr %6, align 8, !tbaa !8
  %28 = load i32, ptr %10, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !11
  %32 = fmul contract float %26, %31
  %33 = load float, ptr %9, align 4, !tbaa !11
  %34 = fadd contract float %33, %32
  store float %34, ptr %9, align 4, !tbaa !11
  br label %35

35:                                               ; preds = %21
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %37 = mul i32 128, %36
  %38 = load i32, ptr %10, align 4, !tbaa !4
  %39 = add i32 %38, %37
  store i32 %39, ptr %10, align 4, !tbaa !4
  br label %16, !llvm.loop !13

40:                                               ; preds = %20
  %41 = load float, ptr %9, align 4, !tbaa !11
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE1s to ptr), i64 0, i64 %43
  store float %41, ptr %44, align 4, !tbaa !11
  call void @_ZL10sync_blockv() #6
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 64, ptr %11, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %66, %40
  %46 = load i32, ptr %11, align 4, !tbaa !4
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %69

49:                                               ; preds = %45
  %50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %51 = load i32, ptr %11, align 4, !tbaa !4
  %52 = icmp ult i32 %50, %51
  br i1 %52, label %53, label %65

53:                                               ; preds = %49
  %54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %55 = load i32, ptr %11, align 4, !tbaa !4
  %56 = add i32 %54, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE1s to ptr), i64 0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !11
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE1s to ptr), i64 0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !11
  %64 = fadd contract float %63, %59
  store float %64, ptr %62, align 4, !tbaa !11
  br label %65

65:                                               ; preds = %53, %49
  call void @_ZL10sync_blockv() #6
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %11, align 4, !tbaa !4
  %68 = ashr i32 %67, 1
  store i32 %68, ptr %11, align 4, !tbaa !4
  br label %45, !llvm.loop !15

69:                                               ; preds = %48
  %70 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %78

72:                                               ; preds = %69
  %73 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE1s to ptr), align 4, !tbaa !11
  %74 = load ptr, ptr %7, align 8, !tbaa !8
  %75 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr %74, i64 %76
  store float %73, ptr %77, align 4, !tbaa !11
  br label %78

78:                                               ; preds = %72, %69
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
