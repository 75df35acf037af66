; SIZE n 1024 67108864
; BUF in f32 n range -4 4
; BUF out f32 n zero tol=1e-3,1e-5
; KERNEL gelu grid=n/512 block=128 args=(in, out)
source_filename = "gelu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gelu(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.float4, align 16
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %12 = load ptr, ptr %3, align 8, !tbaa !8
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.float4, ptr %12, i64 %14
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %15, i64 16, i1 false), !tbaa.struct !11
  %16 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 0
  %17 = load float, ptr %16, align 16, !tbaa !14
  %18 = call contract noundef float @_ZL7gelu_off(float noundef %17) #7
  %19 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 0
  store float %18, ptr %19, align 16, !tbaa !14
  %20 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 1
  %21 = load float, ptr %20, align 4, !tbaa !16
  %22 = call contract noundef float @_ZL7gelu_off(float noundef %21) #7
  %23 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 1
  store float %22, ptr %23, align 4, !tbaa !16
  %24 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 2
  %25 = load float, ptr %24, align 8, !tbaa !17
  %26 = call contract noundef float @_ZL7gelu_off(float noundef %25) #7
  %27 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 2
  store float %26, ptr %27, align 8, !tbaa !17
  %28 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 3
  %29 = load float, ptr %28, align 4, !tbaa !18
  %30 = call contract noundef float @_ZL7gelu_off(float noundef %29) #7
  %31 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 3
  store float %30, ptr %31, align 4, !tbaa !18
  %32 = load ptr, ptr %4, align 8, !tbaa !8
  %33 = load i32, ptr %5, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.float4, ptr %32, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %35, ptr align 16 %6, i64 16, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7gelu_off(float noundef %0) #4 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %5 = load float, ptr %2, align 4, !tbaa !12
  %6 = load float, ptr %2, align 4, !tbaa !12
  %7 = fmul contract float 0x3FA6E4E260000000, %6
  %8 = load float, ptr %2, align 4, !tbaa !12
  %9 = fmul contract float %7, %8
  %10 = load float, ptr %2, align 4, !tbaa !12
  %11 = fmul contract float %9, %10
  %12 = fadd contract float %5, %11
  %13 = fmul contract float 0x3FE9884540000000, %12
  store float %13, ptr %3, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %14 = load float, ptr %3, align 4, !tbaa !12
  %15 = fmul contract float 2.000000e+00, %14
  %16 = call contract noundef float @_ZL5f_expf(float noundef %15) #7
  store float %16, ptr %4, align 4, !tbaa !12
  %17 = load float, ptr %2, align 4, !tbaa !12
  %18 = fmul contract float 5.000000e-01, %17
  %19 = load float, ptr %4, align 4, !tbaa !12
  %20 = fadd contract float %19, 1.000000e+00
  %21 = fdiv contract float 2.000000e+00, %20
  %22 = fsub contract float 1.000000e+00, %21
  %23 = fadd contract float 1.000000e+00, %22
  %24 = fmul contract float %18, %23
  call void @llvm.lifetime.end.p0(ptr %4) #6
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret float %24
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5f_expf(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = fmul contract float %3, 0x3FF7154760000000
  %5 = call contract noundef float @_ZL6f_exp2f(float noundef %4) #7
  ret float %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6f_exp2f(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @llvm.nvvm.ex2.approx.f32(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
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
