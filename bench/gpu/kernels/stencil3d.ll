; SIZE w 32 512
; SIZE h 8 512
; SIZE d 6 192
; BUF in f32 w*h*d range 0 1
; BUF out f32 w*h*d zero tol=1e-5,1e-6
; KERNEL stencil3d grid=w/32,h/8 block=32,8 args=(in, out, w, h, d)
source_filename = "stencil3d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stencil3d(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store i32 %2, ptr %8, align 4, !tbaa !4
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #3
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = mul i32 %20, 32
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #3
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = mul i32 %24, 8
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %27 = add i32 %25, %26
  store i32 %27, ptr %12, align 4, !tbaa !4
  %28 = load i32, ptr %11, align 4, !tbaa !4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %43, label %30

30:                                               ; preds = %5
  %31 = load i32, ptr %12, align 4, !tbaa !4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %43, label %33

33:                                               ; preds = %30
  %34 = load i32, ptr %11, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = sub nsw i32 %35, 1
  %37 = icmp sge i32 %34, %36
  br i1 %37, label %43, label %38

38:                                               ; preds = %33
  %39 = load i32, ptr %12, align 4, !tbaa !4
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = sub nsw i32 %40, 1
  %42 = icmp sge i32 %39, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %38, %33, %30, %5
  store i32 1, ptr %13, align 4
  br label %128

44:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %14) #3
  %45 = load i32, ptr %8, align 4, !tbaa !4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %9, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = mul nsw i64 %46, %48
  store i64 %49, ptr %14, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #3
  %50 = load i32, ptr %12, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %8, align 4, !tbaa !4
  %53 = sext i32 %52 to i64
  %54 = mul nsw i64 %51, %53
  %55 = load i32, ptr %11, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = add nsw i64 %54, %56
  store i64 %57, ptr %15, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %16) #3
  %58 = load ptr, ptr %6, align 8, !tbaa !8
  %59 = load i64, ptr %15, align 8, !tbaa !11
  %60 = getelementptr inbounds float, ptr %58, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !13
  store float %61, ptr %16, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %17) #3
  %62 = load ptr, ptr %6, align 8, !tbaa !8
  %63 = load i64, ptr %15, align 8, !tbaa !11
  %64 = load i64, ptr %14, align 8, !tbaa !11
  %65 = add nsw i64 %63, %64
  %66 = getelementptr inbounds float, ptr %62, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !13
  store float %67, ptr %17, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %18) #3
  call void @llvm.lifetime.start.p0(ptr %19) #3
  store i32 1, ptr %19, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %124, %44
  %69 = load i32, ptr %19, align 4, !tbaa !4
  %70 = load i32, ptr %10, align 4, !tbaa !4
  %71 = sub nsw i32 %70, 1
  %72 = icmp slt i32 %69, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %68
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #3
  br label %127

74:                                               ; preds = %68
  %75 = load i64, ptr %14, align 8, !tbaa !11
  %76 = load i64, ptr %15, align 8, !tbaa !11
  %77 = add nsw i64 %76, %75
  store i64 %77, ptr %15, align 8, !tbaa !11
  %78 = load ptr, ptr %6, align 8, !tbaa !8
  %79 = load i64, ptr %15, align 8, !tbaa !11
  %80 = load i64, ptr %14, align 8, !tbaa !11
  %81 = add nsw i64 %79, %80
  %82 = getelementptr inbounds float, ptr %78, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !13
  store float %83, ptr %18, align 4, !tbaa !13
  %84 = load float, ptr %17, align 4, !tbaa !13
  %85 = fmul contract float 0x3FD99999A0000000, %84
  %86 = load float, ptr %16, align 4, !tbaa !13
  %87 = load float, ptr %18, align 4, !tbaa !13
  %88 = fadd contract float %86, %87
  %89 = load ptr, ptr %6, align 8, !tbaa !8
  %90 = load i64, ptr %15, align 8, !tbaa !11
  %91 = sub nsw i64 %90, 1
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !13
  %94 = fadd contract float %88, %93
  %95 = load ptr, ptr %6, align 8, !tbaa !8
  %96 = load i64, ptr %15, align 8, !tbaa !11
  %97 = add nsw i64 %96, 1
  %98 = getelementptr inbounds float, ptr %95, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !13
  %100 = fadd contract float %94, %99
  %101 = load ptr, ptr %6, align 8, !tbaa !8
  %102 = load i64, ptr %15, align 8, !tbaa !11
  %103 = load i32, ptr %8, align 4, !tbaa !4
  %104 = sext i32 %103 to i64
  %105 = sub nsw i64 %102, %104
  %106 = getelementptr inbounds float, ptr %101, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !13
  %108 = fadd contract float %100, %107
  %109 = load ptr, ptr %6, align 8, !tbaa !8
  %110 = load i64, ptr %15, align 8, !tbaa !11
  %111 = load i32, ptr %8, align 4, !tbaa !4
  %112 = sext i32 %111 to i64
  %113 = add nsw i64 %110, %112
  %114 = getelementptr inbounds float, ptr %109, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !13
  %116 = fadd contract float %108, %115
  %117 = fmul contract float 0x3FB99999A0000000, %116
  %118 = fadd contract float %85, %117
  %119 = load ptr, ptr %7, align 8, !tbaa !8
  %120 = load i64, ptr %15, align 8, !tbaa !11
  %121 = getelementptr inbounds float, ptr %119, i64 %120
  store float %118, ptr %121, align 4, !tbaa !13
  %122 = load float, ptr %17, align 4, !tbaa !13
  store float %122, ptr %16, align 4, !tbaa !13
  %123 = load float, ptr %18, align 4, !tbaa !13
  store float %123, ptr %17, align 4, !tbaa !13
  br label %124

124:                                              ; preds = %74
  %125 = load i32, ptr %19, align 4, !tbaa !4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %19, align 4, !tbaa !4
  br label %68, !llvm.loop !15

127:                                              ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %18) #3
  call void @llvm.lifetime.end.p0(ptr %17) #3
  call void @llvm.lifetime.end.p0(ptr %16) #3
  call void @llvm.lifetime.end.p0(ptr %15) #3
  call void @llvm.lifetime.end.p0(ptr %14) #3
  store i32 0, ptr %13, align 4
  br label %128

128:                                              ; preds = %127, %43
  call void @llvm.lifetime.end.p0(ptr %12) #3
  call void @llvm.lifetime.end.p0(ptr %11) #3
  %129 = load i32, ptr %13, align 4
  switch i32 %129, label %131 [
    i32 0, label %130
    i32 1, label %130
  ]

130:                                              ; preds = %128, %128
  ret void

131:                                              ; preds = %128
  unreachable
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!12 = !{!"long", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
