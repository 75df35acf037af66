; SIZE n 256 16777216
; BUF price f32 n range 5 30 1
; BUF strike f32 n range 1 100 2
; BUF years f32 n range 0.25 10 3
; BUF call f32 n zero tol=1e-3,1e-3
; BUF put f32 n zero tol=1e-3,1e-3
; KERNEL black_scholes grid=n/128 block=128 args=(price, strike, years, call, put, 0.02, 0.3)
source_filename = "black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @black_scholes(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !8
  store ptr %1, ptr %9, align 8, !tbaa !8
  store ptr %2, ptr %10, align 8, !tbaa !8
  store ptr %3, ptr %11, align 8, !tbaa !8
  store ptr %4, ptr %12, align 8, !tbaa !8
  store float %5, ptr %13, align 4, !tbaa !11
  store float %6, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %30 = load ptr, ptr %8, align 8, !tbaa !8
  %31 = load i32, ptr %15, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !11
  store float %34, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %35 = load ptr, ptr %9, align 8, !tbaa !8
  %36 = load i32, ptr %15, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !11
  store float %39, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %40 = load ptr, ptr %10, align 8, !tbaa !8
  %41 = load i32, ptr %15, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !11
  store float %44, ptr %18, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %45 = load float, ptr %18, align 4, !tbaa !11
  %46 = call contract noundef float @_ZL6f_sqrtf(float noundef %45) #7
  store float %46, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %47 = load float, ptr %16, align 4, !tbaa !11
  %48 = load float, ptr %17, align 4, !tbaa !11
  %49 = fdiv contract float %47, %48
  %50 = call contract noundef float @_ZL5f_logf(float noundef %49) #7
  %51 = load float, ptr %13, align 4, !tbaa !11
  %52 = load float, ptr %14, align 4, !tbaa !11
  %53 = fmul contract float 5.000000e-01, %52
  %54 = load float, ptr %14, align 4, !tbaa !11
  %55 = fmul contract float %53, %54
  %56 = fadd contract float %51, %55
  %57 = load float, ptr %18, align 4, !tbaa !11
  %58 = fmul contract float %56, %57
  %59 = fadd contract float %50, %58
  %60 = load float, ptr %14, align 4, !tbaa !11
  %61 = load float, ptr %19, align 4, !tbaa !11
  %62 = fmul contract float %60, %61
  %63 = fdiv contract float %59, %62
  store float %63, ptr %20, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %64 = load float, ptr %20, align 4, !tbaa !11
  %65 = load float, ptr %14, align 4, !tbaa !11
  %66 = load float, ptr %19, align 4, !tbaa !11
  %67 = fmul contract float %65, %66
  %68 = fsub contract float %64, %67
  store float %68, ptr %21, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %69 = load float, ptr %20, align 4, !tbaa !11
  %70 = call contract noundef float @_ZL6normalf(float noundef %69) #7
  store float %70, ptr %22, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %23) #6
  %71 = load float, ptr %21, align 4, !tbaa !11
  %72 = call contract noundef float @_ZL6normalf(float noundef %71) #7
  store float %72, ptr %23, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %24) #6
  %73 = load float, ptr %13, align 4, !tbaa !11
  %74 = fneg contract float %73
  %75 = load float, ptr %18, align 4, !tbaa !11
  %76 = fmul contract float %74, %75
  %77 = call contract noundef float @_ZL5f_expf(float noundef %76) #7
  store float %77, ptr %24, align 4, !tbaa !11
  %78 = load float, ptr %16, align 4, !tbaa !11
  %79 = load float, ptr %22, align 4, !tbaa !11
  %80 = fmul contract float %78, %79
  %81 = load float, ptr %17, align 4, !tbaa !11
  %82 = load float, ptr %24, align 4, !tbaa !11
  %83 = fmul contract float %81, %82
  %84 = load float, ptr %23, align 4, !tbaa !11
  %85 = fmul contract float %83, %84
  %86 = fsub contract float %80, %85
  %87 = load ptr, ptr %11, align 8, !tbaa !8
  %88 = load i32, ptr %15, align 4, !tbaa !4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %87, i64 %89
  store float %86, ptr %90, align 4, !tbaa !11
  %91 = load float, ptr %17, align 4, !tbaa !11
  %92 = load float, ptr %24, align 4, !tbaa !11
  %93 = fmul contract float %91, %92
  %94 = load float, ptr %23, align 4, !tbaa !11
  %95 = fsub contract float 1.000000e+00, %94
  %96 = fmul contract float %93, %95
  %97 = load float, ptr %16, align 4, !tbaa !11
  %98 = load float, ptr %22, align 4, !tbaa !11
  %99 = fsub contract float 1.000000e+00, %98
  %100 = fmul contract float %97, %99
  %101 = fsub contract float %96, %100
  %102 = load ptr, ptr %12, align 8, !tbaa !8
  %103 = load i32, ptr %15, align 4, !tbaa !4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  store float %101, ptr %105, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %24) #6
  call void @llvm.lifetime.end.p0(ptr %23) #6
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  call void @llvm.lifetime.end.p0(ptr %20) #6
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
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
define internal noundef float @_ZL6normalf(float noundef %0) #3 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %5 = load float, ptr %2, align 4, !tbaa !11
  %6 = call contract noundef float @_ZL5f_absf(float noundef %5) #7
  %7 = fmul contract float 0x3FCDA67120000000, %6
  %8 = fadd contract float 1.000000e+00, %7
  %9 = fdiv contract float 1.000000e+00, %8
  store float %9, ptr %3, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %10 = load float, ptr %2, align 4, !tbaa !11
  %11 = fmul contract float -5.000000e-01, %10
  %12 = load float, ptr %2, align 4, !tbaa !11
  %13 = fmul contract float %11, %12
  %14 = call contract noundef float @_ZL5f_expf(float noundef %13) #7
  %15 = fmul contract float 0x3FD9884540000000, %14
  %16 = load float, ptr %3, align 4, !tbaa !11
  %17 = load float, ptr %3, align 4, !tbaa !11
  %18 = load float, ptr %3, align 4, !tbaa !11
  %19 = load float, ptr %3, align 4, !tbaa !11
  %20 = load float, ptr %3, align 4, !tbaa !11
  %21 = fmul contract float %20, 0x3FF548CDE0000000
  %22 = fadd contract float 0xBFFD23DD40000000, %21
  %23 = fmul contract float %19, %22
  %24 = fadd contract float 0x3FFC80EF00000000, %23
  %25 = fmul contract float %18, %24
  %26 = fadd contract float 0xBFD6D1F0E0000000, %25
  %27 = fmul contract float %17, %26
  %28 = fadd contract float 0x3FD470BF40000000, %27
  %29 = fmul contract float %16, %28
  %30 = fmul contract float %15, %29
  store float %30, ptr %4, align 4, !tbaa !11
  %31 = load float, ptr %2, align 4, !tbaa !11
  %32 = fcmp contract ogt float %31, 0.000000e+00
  br i1 %32, label %33, label %36

33:                                               ; preds = %1
  %34 = load float, ptr %4, align 4, !tbaa !11
  %35 = fsub contract float 1.000000e+00, %34
  br label %38

36:                                               ; preds = %1
  %37 = load float, ptr %4, align 4, !tbaa !11
  br label %38

38:                                               ; preds = %36, %33
  %39 = phi contract float [ %35, %33 ], [ %37, %36 ]
  call void @llvm.lifetime.end.p0(ptr %4) #6
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret float %39
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_absf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @llvm.fabs.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

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
