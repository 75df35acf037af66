; SIZE w 64 8192
; SIZE h 32 8192
; BUF in f32 w*h range 0 1
; BUF out f32 w*h zero tol=1e-5,1e-6
; KERNEL jacobi grid=w/32,h/16 block=32,16 args=(in, out, w)
source_filename = "jacobi.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6jacobiE1s = internal addrspace(3) global [2 x [18 x [34 x float]]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @jacobi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %16, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = mul i32 %17, 32
  %19 = load i32, ptr %7, align 4, !tbaa !4
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %22 = mul i32 %21, 16
  %23 = load i32, ptr %8, align 4, !tbaa !4
  %24 = add i32 %22, %23
  store i32 %24, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %25 = load i32, ptr %8, align 4, !tbaa !4
  %26 = mul nsw i32 %25, 32
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = add nsw i32 %26, %27
  store i32 %28, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %29 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %29, ptr %12, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %51, %3
  %31 = load i32, ptr %12, align 4, !tbaa !4
  %32 = icmp slt i32 %31, 612
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %54

34:                                               ; preds = %30
  %35 = load i32, ptr %12, align 4, !tbaa !4
  %36 = sdiv i32 %35, 34
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [18 x [34 x float]], ptr getelementptr inbounds ([2 x [18 x [34 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 1), i64 0, i64 %37
  %39 = load i32, ptr %12, align 4, !tbaa !4
  %40 = srem i32 %39, 34
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [34 x float], ptr %38, i64 0, i64 %41
  store float 0.000000e+00, ptr %42, align 4, !tbaa !11
  %43 = load i32, ptr %12, align 4, !tbaa !4
  %44 = sdiv i32 %43, 34
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [18 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %45
  %47 = load i32, ptr %12, align 4, !tbaa !4
  %48 = srem i32 %47, 34
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [34 x float], ptr %46, i64 0, i64 %49
  store float 0.000000e+00, ptr %50, align 4, !tbaa !11
  br label %51

51:                                               ; preds = %34
  %52 = load i32, ptr %12, align 4, !tbaa !4
  %53 = add nsw i32 %52, 512
  store i32 %53, ptr %12, align 4, !tbaa !4
  br label %30, !llvm.loop !13

54:                                               ; preds = %33
  call void @_ZL10sync_blockv() #6
  %55 = load ptr, ptr %4, align 8, !tbaa !8
  %56 = load i32, ptr %10, align 4, !tbaa !4
  %57 = load i32, ptr %6, align 4, !tbaa !4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %9, align 4, !tbaa !4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %55, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !11
  %64 = load i32, ptr %8, align 4, !tbaa !4
  %65 = add nsw i32 %64, 1
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [18 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %66
  %68 = load i32, ptr %7, align 4, !tbaa !4
  %69 = add nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [34 x float], ptr %67, i64 0, i64 %70
  store float %63, ptr %71, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 0, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %141, %54
  %73 = load i32, ptr %14, align 4, !tbaa !4
  %74 = icmp slt i32 %73, 4
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %144

76:                                               ; preds = %72
  call void @_ZL10sync_blockv() #6
  %77 = load i32, ptr %13, align 4, !tbaa !4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [2 x [18 x [34 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %78
  %80 = load i32, ptr %8, align 4, !tbaa !4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [18 x [34 x float]], ptr %79, i64 0, i64 %81
  %83 = load i32, ptr %7, align 4, !tbaa !4
  %84 = add nsw i32 %83, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [34 x float], ptr %82, i64 0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !11
  %88 = load i32, ptr %13, align 4, !tbaa !4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [2 x [18 x [34 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %89
  %91 = load i32, ptr %8, align 4, !tbaa !4
  %92 = add nsw i32 %91, 2
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [18 x [34 x float]], ptr %90, i64 0, i64 %93
  %95 = load i32, ptr %7, align 4, !tbaa !4
  %96 = add nsw i32 %95, 1
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [34 x float], ptr %94, i64 0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !11
  %100 = fadd contract float %87, %99
  %101 = load i32, ptr %13, align 4, !tbaa !4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [2 x [18 x [34 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %102
  %104 = load i32, ptr %8, align 4, !tbaa !4
  %105 = add nsw i32 %104, 1
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [18 x [34 x float]], ptr %103, i64 0, i64 %106
  %108 = load i32, ptr %7, align 4, !tbaa !4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [34 x float], ptr %107, i64 0, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !11
  %112 = fadd contract float %100, %111
  %113 = load i32, ptr %13, align 4, !tbaa !4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [2 x [18 x [34 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %114
  %116 = load i32, ptr %8, align 4, !tbaa !4
  %117 = add nsw i32 %116, 1
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [18 x [34 x float]], ptr %115, i64 0, i64 %118
  %120 = load i32, ptr %7, align 4, !tbaa !4
  %121 = add nsw i32 %120, 2
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [34 x float], ptr %119, i64 0, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !11
  %125 = fadd contract float %112, %124
  %126 = fmul contract float 2.500000e-01, %125
  %127 = load i32, ptr %13, align 4, !tbaa !4
  %128 = xor i32 %127, 1
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [2 x [18 x [34 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %129
  %131 = load i32, ptr %8, align 4, !tbaa !4
  %132 = add nsw i32 %131, 1
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [18 x [34 x float]], ptr %130, i64 0, i64 %133
  %135 = load i32, ptr %7, align 4, !tbaa !4
  %136 = add nsw i32 %135, 1
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [34 x float], ptr %134, i64 0, i64 %137
  store float %126, ptr %138, align 4, !tbaa !11
  %139 = load i32, ptr %13, align 4, !tbaa !4
  %140 = xor i32 %139, 1
  store i32 %140, ptr %13, align 4, !tbaa !4
  br label %141

141:                                              ; preds = %76
  %142 = load i32, ptr %14, align 4, !tbaa !4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %14, align 4, !tbaa !4
  br label %72, !llvm.loop !15

144:                                              ; preds = %75
  %145 = load i32, ptr %13, align 4, !tbaa !4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [2 x [18 x [34 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %146
  %148 = load i32, ptr %8, align 4, !tbaa !4
  %149 = add nsw i32 %148, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [18 x [34 x float]], ptr %147, i64 0, i64 %150
  %152 = load i32, ptr %7, align 4, !tbaa !4
  %153 = add nsw i32 %152, 1
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [34 x float], ptr %151, i64 0, i64 %154
  %156 = load float, ptr %155, align 4, !tbaa !11
  %157 = load ptr, ptr %5, align 8, !tbaa !8
  %158 = load i32, ptr %10, align 4, !tbaa !4
  %159 = load i32, ptr %6, align 4, !tbaa !4
  %160 = mul nsw i32 %158, %159
  %161 = load i32, ptr %9, align 4, !tbaa !4
  %162 = add nsw i32 %160, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %157, i64 %163
  store float %156, ptr %164, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

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
