; SIZE w 64 4096
; SIZE h 8 4096
; SIZE most 32 256
; BUF out i32 w*h zero
; KERNEL mandelbrot grid=w/32,h/8 block=32,8 args=(out, w, most, -2.0, -1.25, 0.03)
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mandelbrot(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store i32 %1, ptr %8, align 4, !tbaa !4
  store i32 %2, ptr %9, align 4, !tbaa !4
  store float %3, ptr %10, align 4, !tbaa !11
  store float %4, ptr %11, align 4, !tbaa !11
  store float %5, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 32
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %27 = mul i32 %26, 8
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = add i32 %27, %28
  store i32 %29, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i32 0, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %30 = load float, ptr %12, align 4, !tbaa !11
  %31 = fmul contract float %30, 6.400000e+01
  %32 = load i32, ptr %8, align 4, !tbaa !4
  %33 = sitofp i32 %32 to float
  %34 = fdiv contract float %31, %33
  store float %34, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = sitofp i32 %35 to float
  %37 = load float, ptr %16, align 4, !tbaa !11
  %38 = load float, ptr %10, align 4, !tbaa !11
  %39 = call contract noundef float @_ZL5f_fmafff(float noundef %36, float noundef %37, float noundef %38) #6
  store float %39, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %40 = load i32, ptr %14, align 4, !tbaa !4
  %41 = sitofp i32 %40 to float
  %42 = load float, ptr %16, align 4, !tbaa !11
  %43 = load float, ptr %11, align 4, !tbaa !11
  %44 = call contract noundef float @_ZL5f_fmafff(float noundef %41, float noundef %42, float noundef %43) #6
  store float %44, ptr %18, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %19) #5
  store float 0.000000e+00, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store float 0.000000e+00, ptr %20, align 4, !tbaa !11
  br label %45

45:                                               ; preds = %59, %6
  %46 = load i32, ptr %15, align 4, !tbaa !4
  %47 = load i32, ptr %9, align 4, !tbaa !4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %57

49:                                               ; preds = %45
  %50 = load float, ptr %19, align 4, !tbaa !11
  %51 = load float, ptr %19, align 4, !tbaa !11
  %52 = load float, ptr %20, align 4, !tbaa !11
  %53 = load float, ptr %20, align 4, !tbaa !11
  %54 = fmul contract float %52, %53
  %55 = call contract noundef float @_ZL5f_fmafff(float noundef %50, float noundef %51, float noundef %54) #6
  %56 = fcmp contract olt float %55, 4.000000e+00
  br label %57

57:                                               ; preds = %49, %45
  %58 = phi i1 [ false, %45 ], [ %56, %49 ]
  br i1 %58, label %59, label %76

59:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %60 = load float, ptr %19, align 4, !tbaa !11
  %61 = load float, ptr %19, align 4, !tbaa !11
  %62 = load float, ptr %20, align 4, !tbaa !11
  %63 = fneg contract float %62
  %64 = load float, ptr %20, align 4, !tbaa !11
  %65 = load float, ptr %17, align 4, !tbaa !11
  %66 = call contract noundef float @_ZL5f_fmafff(float noundef %63, float noundef %64, float noundef %65) #6
  %67 = call contract noundef float @_ZL5f_fmafff(float noundef %60, float noundef %61, float noundef %66) #6
  store float %67, ptr %21, align 4, !tbaa !11
  %68 = load float, ptr %19, align 4, !tbaa !11
  %69 = fmul contract float 2.000000e+00, %68
  %70 = load float, ptr %20, align 4, !tbaa !11
  %71 = load float, ptr %18, align 4, !tbaa !11
  %72 = call contract noundef float @_ZL5f_fmafff(float noundef %69, float noundef %70, float noundef %71) #6
  store float %72, ptr %20, align 4, !tbaa !11
  %73 = load float, ptr %21, align 4, !tbaa !11
  store float %73, ptr %19, align 4, !tbaa !11
  %74 = load i32, ptr %15, align 4, !tbaa !4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %45, !llvm.loop !13

76:                                               ; preds = %57
  %77 = load i32, ptr %15, align 4, !tbaa !4
  %78 = load ptr, ptr %7, align 8, !tbaa !8
  %79 = load i32, ptr %14, align 4, !tbaa !4
  %80 = load i32, ptr %8, align 4, !tbaa !4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %13, align 4, !tbaa !4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %78, i64 %84
  store i32 %77, ptr %85, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_fmafff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %4, align 4, !tbaa !11
  store float %1, ptr %5, align 4, !tbaa !11
  store float %2, ptr %6, align 4, !tbaa !11
  %7 = load float, ptr %4, align 4, !tbaa !11
  %8 = load float, ptr %5, align 4, !tbaa !11
  %9 = load float, ptr %6, align 4, !tbaa !11
  %10 = call contract float @llvm.fma.f32(float %7, float %8, float %9)
  ret float %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
