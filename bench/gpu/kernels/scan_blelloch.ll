; SIZE n 1024 33554432
; BUF in f32 n range 0 1
; BUF out f32 n zero tol=1e-5,1e-4
; KERNEL scan_blelloch grid=n/512 block=256 args=(in, out)
source_filename = "scan_blelloch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13scan_blellochE1s = internal addrspace(3) global [528 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_blelloch(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = mul i32 %16, 512
  store i32 %17, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  store i32 1, ptr %7, align 4, !tbaa !4
  %18 = load ptr, ptr %3, align 8, !tbaa !8
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = load i32, ptr %5, align 4, !tbaa !4
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %18, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !11
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = ashr i32 %26, 5
  %28 = add nsw i32 %25, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %29
  store float %24, ptr %30, align 4, !tbaa !11
  %31 = load ptr, ptr %3, align 8, !tbaa !8
  %32 = load i32, ptr %6, align 4, !tbaa !4
  %33 = load i32, ptr %5, align 4, !tbaa !4
  %34 = add nsw i32 %32, %33
  %35 = add nsw i32 %34, 256
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %31, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !11
  %39 = load i32, ptr %5, align 4, !tbaa !4
  %40 = add nsw i32 %39, 256
  %41 = load i32, ptr %5, align 4, !tbaa !4
  %42 = add nsw i32 %41, 256
  %43 = ashr i32 %42, 5
  %44 = add nsw i32 %40, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %45
  store float %38, ptr %46, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 256, ptr %8, align 4, !tbaa !4
  br label %47

47:                                               ; preds = %86, %2
  %48 = load i32, ptr %8, align 4, !tbaa !4
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %89

51:                                               ; preds = %47
  call void @_ZL10sync_blockv() #6
  %52 = load i32, ptr %5, align 4, !tbaa !4
  %53 = load i32, ptr %8, align 4, !tbaa !4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %83

55:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %56 = load i32, ptr %7, align 4, !tbaa !4
  %57 = load i32, ptr %5, align 4, !tbaa !4
  %58 = mul nsw i32 2, %57
  %59 = add nsw i32 %58, 1
  %60 = mul nsw i32 %56, %59
  %61 = sub nsw i32 %60, 1
  store i32 %61, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %62 = load i32, ptr %7, align 4, !tbaa !4
  %63 = load i32, ptr %5, align 4, !tbaa !4
  %64 = mul nsw i32 2, %63
  %65 = add nsw i32 %64, 2
  %66 = mul nsw i32 %62, %65
  %67 = sub nsw i32 %66, 1
  store i32 %67, ptr %10, align 4, !tbaa !4
  %68 = load i32, ptr %9, align 4, !tbaa !4
  %69 = load i32, ptr %9, align 4, !tbaa !4
  %70 = ashr i32 %69, 5
  %71 = add nsw i32 %68, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !11
  %75 = load i32, ptr %10, align 4, !tbaa !4
  %76 = load i32, ptr %10, align 4, !tbaa !4
  %77 = ashr i32 %76, 5
  %78 = add nsw i32 %75, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !11
  %82 = fadd contract float %81, %74
  store float %82, ptr %80, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %83

83:                                               ; preds = %55, %51
  %84 = load i32, ptr %7, align 4, !tbaa !4
  %85 = mul nsw i32 %84, 2
  store i32 %85, ptr %7, align 4, !tbaa !4
  br label %86

86:                                               ; preds = %83
  %87 = load i32, ptr %8, align 4, !tbaa !4
  %88 = ashr i32 %87, 1
  store i32 %88, ptr %8, align 4, !tbaa !4
  br label %47, !llvm.loop !13

89:                                               ; preds = %50
  %90 = load i32, ptr %5, align 4, !tbaa !4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %89
  store float 0.000000e+00, ptr getelementptr inbounds ([528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 526), align 4, !tbaa !11
  br label %93

93:                                               ; preds = %92, %89
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 1, ptr %11, align 4, !tbaa !4
  br label %94

94:                                               ; preds = %147, %93
  %95 = load i32, ptr %11, align 4, !tbaa !4
  %96 = icmp slt i32 %95, 512
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %150

98:                                               ; preds = %94
  %99 = load i32, ptr %7, align 4, !tbaa !4
  %100 = ashr i32 %99, 1
  store i32 %100, ptr %7, align 4, !tbaa !4
  call void @_ZL10sync_blockv() #6
  %101 = load i32, ptr %5, align 4, !tbaa !4
  %102 = load i32, ptr %11, align 4, !tbaa !4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %146

104:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %105 = load i32, ptr %7, align 4, !tbaa !4
  %106 = load i32, ptr %5, align 4, !tbaa !4
  %107 = mul nsw i32 2, %106
  %108 = add nsw i32 %107, 1
  %109 = mul nsw i32 %105, %108
  %110 = sub nsw i32 %109, 1
  store i32 %110, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %111 = load i32, ptr %7, align 4, !tbaa !4
  %112 = load i32, ptr %5, align 4, !tbaa !4
  %113 = mul nsw i32 2, %112
  %114 = add nsw i32 %113, 2
  %115 = mul nsw i32 %111, %114
  %116 = sub nsw i32 %115, 1
  store i32 %116, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %117 = load i32, ptr %12, align 4, !tbaa !4
  %118 = load i32, ptr %12, align 4, !tbaa !4
  %119 = ashr i32 %118, 5
  %120 = add nsw i32 %117, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !11
  store float %123, ptr %14, align 4, !tbaa !11
  %124 = load i32, ptr %13, align 4, !tbaa !4
  %125 = load i32, ptr %13, align 4, !tbaa !4
  %126 = ashr i32 %125, 5
  %127 = add nsw i32 %124, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !11
  %131 = load i32, ptr %12, align 4, !tbaa !4
  %132 = load i32, ptr %12, align 4, !tbaa !4
  %133 = ashr i32 %132, 5
  %134 = add nsw i32 %131, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %135
  store float %130, ptr %136, align 4, !tbaa !11
  %137 = load float, ptr %14, align 4, !tbaa !11
  %138 = load i32, ptr %13, align 4, !tbaa !4
  %139 = load i32, ptr %13, align 4, !tbaa !4
  %140 = ashr i32 %139, 5
  %141 = add nsw i32 %138, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %142
  %144 = load float, ptr %143, align 4, !tbaa !11
  %145 = fadd contract float %144, %137
  store float %145, ptr %143, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %146

146:                                              ; preds = %104, %98
  br label %147

147:                                              ; preds = %146
  %148 = load i32, ptr %11, align 4, !tbaa !4
  %149 = mul nsw i32 %148, 2
  store i32 %149, ptr %11, align 4, !tbaa !4
  br label %94, !llvm.loop !15

150:                                              ; preds = %97
  call void @_ZL10sync_blockv() #6
  %151 = load i32, ptr %5, align 4, !tbaa !4
  %152 = load i32, ptr %5, align 4, !tbaa !4
  %153 = ashr i32 %152, 5
  %154 = add nsw i32 %151, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !11
  %158 = load ptr, ptr %4, align 8, !tbaa !8
  %159 = load i32, ptr %6, align 4, !tbaa !4
  %160 = load i32, ptr %5, align 4, !tbaa !4
  %161 = add nsw i32 %159, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr %158, i64 %162
  store float %157, ptr %163, align 4, !tbaa !11
  %164 = load i32, ptr %5, align 4, !tbaa !4
  %165 = add nsw i32 %164, 256
  %166 = load i32, ptr %5, align 4, !tbaa !4
  %167 = add nsw i32 %166, 256
  %168 = ashr i32 %167, 5
  %169 = add nsw i32 %165, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [528 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !11
  %173 = load ptr, ptr %4, align 8, !tbaa !8
  %174 = load i32, ptr %6, align 4, !tbaa !4
  %175 = load i32, ptr %5, align 4, !tbaa !4
  %176 = add nsw i32 %174, %175
  %177 = add nsw i32 %176, 256
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %173, i64 %178
  store float %172, ptr %179, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
