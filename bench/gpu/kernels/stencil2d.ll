; SIZE w 64 8192
; SIZE h 16 8192
; BUF in f32 w*h range 0 1
; BUF out f32 w*h zero tol=1e-5,1e-6
; KERNEL stencil2d grid=w/32,h/8 block=32,8 args=(in, out, w, h)
source_filename = "stencil2d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9stencil2dE1s = internal addrspace(3) global [10 x [34 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stencil2d(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %15, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = mul i32 %16, 32
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = add i32 %17, %18
  store i32 %19, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = mul i32 %20, 8
  %22 = load i32, ptr %10, align 4, !tbaa !4
  %23 = add i32 %21, %22
  store i32 %23, ptr %12, align 4, !tbaa !4
  %24 = load ptr, ptr %5, align 8, !tbaa !8
  %25 = load i32, ptr %12, align 4, !tbaa !4
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = mul nsw i32 %25, %26
  %28 = load i32, ptr %11, align 4, !tbaa !4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %24, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !11
  %33 = load i32, ptr %10, align 4, !tbaa !4
  %34 = add nsw i32 %33, 1
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %35
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = add nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [34 x float], ptr %36, i64 0, i64 %39
  store float %32, ptr %40, align 4, !tbaa !11
  %41 = load i32, ptr %9, align 4, !tbaa !4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %65

43:                                               ; preds = %4
  %44 = load i32, ptr %11, align 4, !tbaa !4
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %57

46:                                               ; preds = %43
  %47 = load ptr, ptr %5, align 8, !tbaa !8
  %48 = load i32, ptr %12, align 4, !tbaa !4
  %49 = load i32, ptr %7, align 4, !tbaa !4
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %11, align 4, !tbaa !4
  %52 = add nsw i32 %50, %51
  %53 = sub nsw i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %47, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !11
  br label %58

57:                                               ; preds = %43
  br label %58

58:                                               ; preds = %57, %46
  %59 = phi contract float [ %56, %46 ], [ 0.000000e+00, %57 ]
  %60 = load i32, ptr %10, align 4, !tbaa !4
  %61 = add nsw i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %62
  %64 = getelementptr inbounds [34 x float], ptr %63, i64 0, i64 0
  store float %59, ptr %64, align 4, !tbaa !11
  br label %65

65:                                               ; preds = %58, %4
  %66 = load i32, ptr %9, align 4, !tbaa !4
  %67 = icmp eq i32 %66, 31
  br i1 %67, label %68, label %92

68:                                               ; preds = %65
  %69 = load i32, ptr %11, align 4, !tbaa !4
  %70 = load i32, ptr %7, align 4, !tbaa !4
  %71 = sub nsw i32 %70, 1
  %72 = icmp slt i32 %69, %71
  br i1 %72, label %73, label %84

73:                                               ; preds = %68
  %74 = load ptr, ptr %5, align 8, !tbaa !8
  %75 = load i32, ptr %12, align 4, !tbaa !4
  %76 = load i32, ptr %7, align 4, !tbaa !4
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %11, align 4, !tbaa !4
  %79 = add nsw i32 %77, %78
  %80 = add nsw i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %74, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !11
  br label %85

84:                                               ; preds = %68
  br label %85

85:                                               ; preds = %84, %73
  %86 = phi contract float [ %83, %73 ], [ 0.000000e+00, %84 ]
  %87 = load i32, ptr %10, align 4, !tbaa !4
  %88 = add nsw i32 %87, 1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %89
  %91 = getelementptr inbounds [34 x float], ptr %90, i64 0, i64 33
  store float %86, ptr %91, align 4, !tbaa !11
  br label %92

92:                                               ; preds = %85, %65
  %93 = load i32, ptr %10, align 4, !tbaa !4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %116

95:                                               ; preds = %92
  %96 = load i32, ptr %12, align 4, !tbaa !4
  %97 = icmp sgt i32 %96, 0
  br i1 %97, label %98, label %109

98:                                               ; preds = %95
  %99 = load ptr, ptr %5, align 8, !tbaa !8
  %100 = load i32, ptr %12, align 4, !tbaa !4
  %101 = sub nsw i32 %100, 1
  %102 = load i32, ptr %7, align 4, !tbaa !4
  %103 = mul nsw i32 %101, %102
  %104 = load i32, ptr %11, align 4, !tbaa !4
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %99, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !11
  br label %110

109:                                              ; preds = %95
  br label %110

110:                                              ; preds = %109, %98
  %111 = phi contract float [ %108, %98 ], [ 0.000000e+00, %109 ]
  %112 = load i32, ptr %9, align 4, !tbaa !4
  %113 = add nsw i32 %112, 1
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %114
  store float %111, ptr %115, align 4, !tbaa !11
  br label %116

116:                                              ; preds = %110, %92
  %117 = load i32, ptr %10, align 4, !tbaa !4
  %118 = icmp eq i32 %117, 7
  br i1 %118, label %119, label %142

119:                                              ; preds = %116
  %120 = load i32, ptr %12, align 4, !tbaa !4
  %121 = load i32, ptr %8, align 4, !tbaa !4
  %122 = sub nsw i32 %121, 1
  %123 = icmp slt i32 %120, %122
  br i1 %123, label %124, label %135

124:                                              ; preds = %119
  %125 = load ptr, ptr %5, align 8, !tbaa !8
  %126 = load i32, ptr %12, align 4, !tbaa !4
  %127 = add nsw i32 %126, 1
  %128 = load i32, ptr %7, align 4, !tbaa !4
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr %11, align 4, !tbaa !4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %125, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !11
  br label %136

135:                                              ; preds = %119
  br label %136

136:                                              ; preds = %135, %124
  %137 = phi contract float [ %134, %124 ], [ 0.000000e+00, %135 ]
  %138 = load i32, ptr %9, align 4, !tbaa !4
  %139 = add nsw i32 %138, 1
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [34 x float], ptr getelementptr inbounds ([10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 9), i64 0, i64 %140
  store float %137, ptr %141, align 4, !tbaa !11
  br label %142

142:                                              ; preds = %136, %116
  call void @_ZL10sync_blockv() #6
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %143 = load i32, ptr %10, align 4, !tbaa !4
  %144 = add nsw i32 %143, 1
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %145
  %147 = load i32, ptr %9, align 4, !tbaa !4
  %148 = add nsw i32 %147, 1
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [34 x float], ptr %146, i64 0, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !11
  store float %151, ptr %13, align 4, !tbaa !11
  %152 = load float, ptr %13, align 4, !tbaa !11
  %153 = fmul contract float %152, 5.000000e-01
  %154 = load i32, ptr %10, align 4, !tbaa !4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %155
  %157 = load i32, ptr %9, align 4, !tbaa !4
  %158 = add nsw i32 %157, 1
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [34 x float], ptr %156, i64 0, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !11
  %162 = load i32, ptr %10, align 4, !tbaa !4
  %163 = add nsw i32 %162, 2
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %164
  %166 = load i32, ptr %9, align 4, !tbaa !4
  %167 = add nsw i32 %166, 1
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [34 x float], ptr %165, i64 0, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !11
  %171 = fadd contract float %161, %170
  %172 = load i32, ptr %10, align 4, !tbaa !4
  %173 = add nsw i32 %172, 1
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %174
  %176 = load i32, ptr %9, align 4, !tbaa !4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [34 x float], ptr %175, i64 0, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !11
  %180 = fadd contract float %171, %179
  %181 = load i32, ptr %10, align 4, !tbaa !4
  %182 = add nsw i32 %181, 1
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %183
  %185 = load i32, ptr %9, align 4, !tbaa !4
  %186 = add nsw i32 %185, 2
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [34 x float], ptr %184, i64 0, i64 %187
  %189 = load float, ptr %188, align 4, !tbaa !11
  %190 = fadd contract float %180, %189
  %191 = fmul contract float 1.250000e-01, %190
  %192 = fadd contract float %153, %191
  %193 = load ptr, ptr %6, align 8, !tbaa !8
  %194 = load i32, ptr %12, align 4, !tbaa !4
  %195 = load i32, ptr %7, align 4, !tbaa !4
  %196 = mul nsw i32 %194, %195
  %197 = load i32, ptr %11, align 4, !tbaa !4
  %198 = add nsw i32 %196, %197
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %193, i64 %199
  store float %192, ptr %200, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
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
