; SIZE paths 64 524288
; SIZE steps 6 64
; BUF out f32 paths zero tol=1e-3,1e-2
; KERNEL asian_option grid=paths/64 block=64 args=(out, steps, 100.0, 0.01, 0.04)
source_filename = "asian_option.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @asian_option(ptr noundef %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store i32 %1, ptr %7, align 4, !tbaa !4
  store float %2, ptr %8, align 4, !tbaa !11
  store float %3, ptr %9, align 4, !tbaa !11
  store float %4, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %24 = load i32, ptr %11, align 4, !tbaa !4
  %25 = mul i32 %24, -1640531535
  %26 = add i32 %25, 12345
  store i32 %26, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %27 = load float, ptr %8, align 4, !tbaa !11
  store float %27, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store float 0.000000e+00, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %85, %5
  %29 = load i32, ptr %15, align 4, !tbaa !4
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %88

33:                                               ; preds = %28
  %34 = load i32, ptr %12, align 4, !tbaa !4
  %35 = shl i32 %34, 13
  %36 = load i32, ptr %12, align 4, !tbaa !4
  %37 = xor i32 %36, %35
  store i32 %37, ptr %12, align 4, !tbaa !4
  %38 = load i32, ptr %12, align 4, !tbaa !4
  %39 = lshr i32 %38, 17
  %40 = load i32, ptr %12, align 4, !tbaa !4
  %41 = xor i32 %40, %39
  store i32 %41, ptr %12, align 4, !tbaa !4
  %42 = load i32, ptr %12, align 4, !tbaa !4
  %43 = shl i32 %42, 5
  %44 = load i32, ptr %12, align 4, !tbaa !4
  %45 = xor i32 %44, %43
  store i32 %45, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %46 = load i32, ptr %12, align 4, !tbaa !4
  %47 = lshr i32 %46, 8
  %48 = add i32 %47, 1
  %49 = uitofp i32 %48 to float
  %50 = fmul contract float %49, 0x3E70000000000000
  store float %50, ptr %16, align 4, !tbaa !11
  %51 = load i32, ptr %12, align 4, !tbaa !4
  %52 = shl i32 %51, 13
  %53 = load i32, ptr %12, align 4, !tbaa !4
  %54 = xor i32 %53, %52
  store i32 %54, ptr %12, align 4, !tbaa !4
  %55 = load i32, ptr %12, align 4, !tbaa !4
  %56 = lshr i32 %55, 17
  %57 = load i32, ptr %12, align 4, !tbaa !4
  %58 = xor i32 %57, %56
  store i32 %58, ptr %12, align 4, !tbaa !4
  %59 = load i32, ptr %12, align 4, !tbaa !4
  %60 = shl i32 %59, 5
  %61 = load i32, ptr %12, align 4, !tbaa !4
  %62 = xor i32 %61, %60
  store i32 %62, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %63 = load i32, ptr %12, align 4, !tbaa !4
  %64 = lshr i32 %63, 8
  %65 = uitofp i32 %64 to float
  %66 = fmul contract float %65, 0x3E9921FB60000000
  store float %66, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %67 = load float, ptr %16, align 4, !tbaa !11
  %68 = call contract noundef float @_ZL5f_logf(float noundef %67) #7
  %69 = fmul contract float -2.000000e+00, %68
  %70 = call contract noundef float @_ZL6f_sqrtf(float noundef %69) #7
  %71 = load float, ptr %17, align 4, !tbaa !11
  %72 = call contract noundef float @_ZL5f_cosf(float noundef %71) #7
  %73 = fmul contract float %70, %72
  store float %73, ptr %18, align 4, !tbaa !11
  %74 = load float, ptr %9, align 4, !tbaa !11
  %75 = load float, ptr %10, align 4, !tbaa !11
  %76 = load float, ptr %18, align 4, !tbaa !11
  %77 = fmul contract float %75, %76
  %78 = fadd contract float %74, %77
  %79 = call contract noundef float @_ZL5f_expf(float noundef %78) #7
  %80 = load float, ptr %13, align 4, !tbaa !11
  %81 = fmul contract float %80, %79
  store float %81, ptr %13, align 4, !tbaa !11
  %82 = load float, ptr %13, align 4, !tbaa !11
  %83 = load float, ptr %14, align 4, !tbaa !11
  %84 = fadd contract float %83, %82
  store float %84, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %85

85:                                               ; preds = %33
  %86 = load i32, ptr %15, align 4, !tbaa !4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %15, align 4, !tbaa !4
  br label %28, !llvm.loop !13

88:                                               ; preds = %32
  %89 = load float, ptr %14, align 4, !tbaa !11
  %90 = load i32, ptr %7, align 4, !tbaa !4
  %91 = sitofp i32 %90 to float
  %92 = fdiv contract float %89, %91
  %93 = load float, ptr %8, align 4, !tbaa !11
  %94 = fsub contract float %92, %93
  %95 = call contract noundef float @_ZL5f_maxff(float noundef %94, float noundef 0.000000e+00) #7
  %96 = load ptr, ptr %6, align 8, !tbaa !8
  %97 = load i32, ptr %11, align 4, !tbaa !4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr %96, i64 %98
  store float %95, ptr %99, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6f_sqrtf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.sqrt.rn.f(float %3)
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_logf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract noundef float @_ZL6f_log2f(float noundef %3) #7
  %5 = fmul contract float %4, 0x3FE62E4300000000
  ret float %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_cosf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.cos.approx.f(float %3)
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_expf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = fmul contract float %3, 0x3FF7154760000000
  %5 = call contract noundef float @_ZL6f_exp2f(float noundef %4) #7
  ret float %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_maxff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load float, ptr %4, align 4, !tbaa !11
  %7 = call contract float @llvm.maxnum.f32(float %5, float %6)
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6f_log2f(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.lg2.approx.f(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6f_exp2f(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.nvvm.ex2.approx.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
