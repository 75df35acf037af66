; SIZE n 64 8192
; BUF in f32 n*n range -1 1
; BUF out f32 n*n zero
; KERNEL transpose grid=n/32,n/32 block=32,8 args=(in, out, n)
source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9transposeE1s = internal addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, 32
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = mul i32 %15, 32
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add i32 %16, %17
  store i32 %18, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %19

19:                                               ; preds = %43, %3
  %20 = load i32, ptr %9, align 4, !tbaa !4
  %21 = icmp slt i32 %20, 32
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %46

23:                                               ; preds = %19
  %24 = load ptr, ptr %4, align 8, !tbaa !8
  %25 = load i32, ptr %8, align 4, !tbaa !4
  %26 = load i32, ptr %9, align 4, !tbaa !4
  %27 = add nsw i32 %25, %26
  %28 = load i32, ptr %6, align 4, !tbaa !4
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %24, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !11
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = load i32, ptr %9, align 4, !tbaa !4
  %37 = add i32 %35, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE1s to ptr), i64 0, i64 %38
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw [33 x float], ptr %39, i64 0, i64 %41
  store float %34, ptr %42, align 4, !tbaa !11
  br label %43

43:                                               ; preds = %23
  %44 = load i32, ptr %9, align 4, !tbaa !4
  %45 = add nsw i32 %44, 8
  store i32 %45, ptr %9, align 4, !tbaa !4
  br label %19, !llvm.loop !13

46:                                               ; preds = %22
  call void @_ZL10sync_blockv() #6
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %48 = mul i32 %47, 32
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %50 = add i32 %48, %49
  store i32 %50, ptr %7, align 4, !tbaa !4
  %51 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %52 = mul i32 %51, 32
  %53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %54 = add i32 %52, %53
  store i32 %54, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %79, %46
  %56 = load i32, ptr %10, align 4, !tbaa !4
  %57 = icmp slt i32 %56, 32
  br i1 %57, label %59, label %58

58:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %82

59:                                               ; preds = %55
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE1s to ptr), i64 0, i64 %61
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %64 = load i32, ptr %10, align 4, !tbaa !4
  %65 = add i32 %63, %64
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw [33 x float], ptr %62, i64 0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !11
  %69 = load ptr, ptr %5, align 8, !tbaa !8
  %70 = load i32, ptr %8, align 4, !tbaa !4
  %71 = load i32, ptr %10, align 4, !tbaa !4
  %72 = add nsw i32 %70, %71
  %73 = load i32, ptr %6, align 4, !tbaa !4
  %74 = mul nsw i32 %72, %73
  %75 = load i32, ptr %7, align 4, !tbaa !4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %69, i64 %77
  store float %68, ptr %78, align 4, !tbaa !11
  br label %79

79:                                               ; preds = %59
  %80 = load i32, ptr %10, align 4, !tbaa !4
  %81 = add nsw i32 %80, 8
  store i32 %81, ptr %10, align 4, !tbaa !4
  br label %55, !llvm.loop !15

82:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

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
