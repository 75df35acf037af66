; SIZE w 64 2048
; SIZE h 8 2048
; BUF in f32 w*h*9 range 0.05 0.15
; BUF out f32 w*h*9 zero tol=1e-3,1e-5
; KERNEL lattice_boltzmann grid=w/64,h block=64 args=(in, out, w, h, 1.2)
source_filename = "lattice_boltzmann.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.lattice_boltzmann.wt = private unnamed_addr constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lattice_boltzmann(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca [9 x i32], align 4
  %12 = alloca [9 x i32], align 4
  %13 = alloca [9 x float], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [9 x float], align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store i32 %2, ptr %8, align 4, !tbaa !4
  store i32 %3, ptr %9, align 4, !tbaa !4
  store float %4, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #5
  call void @llvm.memset.p0.i64(ptr align 4 %11, i8 0, i64 36, i1 false)
  %28 = getelementptr inbounds [9 x i32], ptr %11, i32 0, i32 1
  store i32 1, ptr %28, align 4
  %29 = getelementptr inbounds [9 x i32], ptr %11, i32 0, i32 3
  store i32 -1, ptr %29, align 4
  %30 = getelementptr inbounds [9 x i32], ptr %11, i32 0, i32 5
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds [9 x i32], ptr %11, i32 0, i32 6
  store i32 -1, ptr %31, align 4
  %32 = getelementptr inbounds [9 x i32], ptr %11, i32 0, i32 7
  store i32 -1, ptr %32, align 4
  %33 = getelementptr inbounds [9 x i32], ptr %11, i32 0, i32 8
  store i32 1, ptr %33, align 4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 36, i1 false)
  %34 = getelementptr inbounds [9 x i32], ptr %12, i32 0, i32 2
  store i32 1, ptr %34, align 4
  %35 = getelementptr inbounds [9 x i32], ptr %12, i32 0, i32 4
  store i32 -1, ptr %35, align 4
  %36 = getelementptr inbounds [9 x i32], ptr %12, i32 0, i32 5
  store i32 1, ptr %36, align 4
  %37 = getelementptr inbounds [9 x i32], ptr %12, i32 0, i32 6
  store i32 1, ptr %37, align 4
  %38 = getelementptr inbounds [9 x i32], ptr %12, i32 0, i32 7
  store i32 -1, ptr %38, align 4
  %39 = getelementptr inbounds [9 x i32], ptr %12, i32 0, i32 8
  store i32 -1, ptr %39, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 @__const.lattice_boltzmann.wt, i64 36, i1 false)
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %41 = mul i32 %40, 64
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = add i32 %41, %42
  store i32 %43, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %44 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  store i32 %44, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %45 = load i32, ptr %8, align 4, !tbaa !4
  %46 = load i32, ptr %9, align 4, !tbaa !4
  %47 = mul nsw i32 %45, %46
  store i32 %47, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #5
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store float 0.000000e+00, ptr %18, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %19) #5
  store float 0.000000e+00, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store float 0.000000e+00, ptr %20, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %21) #5
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %151, %5
  %49 = load i32, ptr %21, align 4, !tbaa !4
  %50 = icmp slt i32 %49, 9
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %154

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %22) #5
  %53 = load i32, ptr %14, align 4, !tbaa !4
  %54 = load i32, ptr %21, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [9 x i32], ptr %11, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = sub nsw i32 %53, %57
  store i32 %58, ptr %22, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %23) #5
  %59 = load i32, ptr %15, align 4, !tbaa !4
  %60 = load i32, ptr %21, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = sub nsw i32 %59, %63
  store i32 %64, ptr %23, align 4, !tbaa !4
  %65 = load i32, ptr %22, align 4, !tbaa !4
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %71

67:                                               ; preds = %52
  %68 = load i32, ptr %22, align 4, !tbaa !4
  %69 = load i32, ptr %8, align 4, !tbaa !4
  %70 = add nsw i32 %68, %69
  br label %83

71:                                               ; preds = %52
  %72 = load i32, ptr %22, align 4, !tbaa !4
  %73 = load i32, ptr %8, align 4, !tbaa !4
  %74 = icmp sge i32 %72, %73
  br i1 %74, label %75, label %79

75:                                               ; preds = %71
  %76 = load i32, ptr %22, align 4, !tbaa !4
  %77 = load i32, ptr %8, align 4, !tbaa !4
  %78 = sub nsw i32 %76, %77
  br label %81

79:                                               ; preds = %71
  %80 = load i32, ptr %22, align 4, !tbaa !4
  br label %81

81:                                               ; preds = %79, %75
  %82 = phi i32 [ %78, %75 ], [ %80, %79 ]
  br label %83

83:                                               ; preds = %81, %67
  %84 = phi i32 [ %70, %67 ], [ %82, %81 ]
  store i32 %84, ptr %22, align 4, !tbaa !4
  %85 = load i32, ptr %23, align 4, !tbaa !4
  %86 = icmp slt i32 %85, 0
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = load i32, ptr %23, align 4, !tbaa !4
  %89 = load i32, ptr %9, align 4, !tbaa !4
  %90 = add nsw i32 %88, %89
  br label %103

91:                                               ; preds = %83
  %92 = load i32, ptr %23, align 4, !tbaa !4
  %93 = load i32, ptr %9, align 4, !tbaa !4
  %94 = icmp sge i32 %92, %93
  br i1 %94, label %95, label %99

95:                                               ; preds = %91
  %96 = load i32, ptr %23, align 4, !tbaa !4
  %97 = load i32, ptr %9, align 4, !tbaa !4
  %98 = sub nsw i32 %96, %97
  br label %101

99:                                               ; preds = %91
  %100 = load i32, ptr %23, align 4, !tbaa !4
  br label %101

101:                                              ; preds = %99, %95
  %102 = phi i32 [ %98, %95 ], [ %100, %99 ]
  br label %103

103:                                              ; preds = %101, %87
  %104 = phi i32 [ %90, %87 ], [ %102, %101 ]
  store i32 %104, ptr %23, align 4, !tbaa !4
  %105 = load ptr, ptr %6, align 8, !tbaa !8
  %106 = load i32, ptr %21, align 4, !tbaa !4
  %107 = load i32, ptr %16, align 4, !tbaa !4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %23, align 4, !tbaa !4
  %110 = load i32, ptr %8, align 4, !tbaa !4
  %111 = mul nsw i32 %109, %110
  %112 = add nsw i32 %108, %111
  %113 = load i32, ptr %22, align 4, !tbaa !4
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %105, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !11
  %118 = load i32, ptr %21, align 4, !tbaa !4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %119
  store float %117, ptr %120, align 4, !tbaa !11
  %121 = load i32, ptr %21, align 4, !tbaa !4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !11
  %125 = load float, ptr %18, align 4, !tbaa !11
  %126 = fadd contract float %125, %124
  store float %126, ptr %18, align 4, !tbaa !11
  %127 = load i32, ptr %21, align 4, !tbaa !4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !11
  %131 = load i32, ptr %21, align 4, !tbaa !4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [9 x i32], ptr %11, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !4
  %135 = sitofp i32 %134 to float
  %136 = fmul contract float %130, %135
  %137 = load float, ptr %19, align 4, !tbaa !11
  %138 = fadd contract float %137, %136
  store float %138, ptr %19, align 4, !tbaa !11
  %139 = load i32, ptr %21, align 4, !tbaa !4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !11
  %143 = load i32, ptr %21, align 4, !tbaa !4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !4
  %147 = sitofp i32 %146 to float
  %148 = fmul contract float %142, %147
  %149 = load float, ptr %20, align 4, !tbaa !11
  %150 = fadd contract float %149, %148
  store float %150, ptr %20, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %23) #5
  call void @llvm.lifetime.end.p0(ptr %22) #5
  br label %151

151:                                              ; preds = %103
  %152 = load i32, ptr %21, align 4, !tbaa !4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %21, align 4, !tbaa !4
  br label %48, !llvm.loop !13

154:                                              ; preds = %51
  %155 = load float, ptr %18, align 4, !tbaa !11
  %156 = load float, ptr %19, align 4, !tbaa !11
  %157 = fdiv contract float %156, %155
  store float %157, ptr %19, align 4, !tbaa !11
  %158 = load float, ptr %18, align 4, !tbaa !11
  %159 = load float, ptr %20, align 4, !tbaa !11
  %160 = fdiv contract float %159, %158
  store float %160, ptr %20, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %24) #5
  %161 = load float, ptr %19, align 4, !tbaa !11
  %162 = load float, ptr %19, align 4, !tbaa !11
  %163 = fmul contract float %161, %162
  %164 = load float, ptr %20, align 4, !tbaa !11
  %165 = load float, ptr %20, align 4, !tbaa !11
  %166 = fmul contract float %164, %165
  %167 = fadd contract float %163, %166
  %168 = fmul contract float 1.500000e+00, %167
  store float %168, ptr %24, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %25) #5
  store i32 0, ptr %25, align 4, !tbaa !4
  br label %169

169:                                              ; preds = %231, %154
  %170 = load i32, ptr %25, align 4, !tbaa !4
  %171 = icmp slt i32 %170, 9
  br i1 %171, label %173, label %172

172:                                              ; preds = %169
  call void @llvm.lifetime.end.p0(ptr %25) #5
  br label %234

173:                                              ; preds = %169
  call void @llvm.lifetime.start.p0(ptr %26) #5
  %174 = load i32, ptr %25, align 4, !tbaa !4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [9 x i32], ptr %11, i64 0, i64 %175
  %177 = load i32, ptr %176, align 4, !tbaa !4
  %178 = sitofp i32 %177 to float
  %179 = load float, ptr %19, align 4, !tbaa !11
  %180 = fmul contract float %178, %179
  %181 = load i32, ptr %25, align 4, !tbaa !4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %182
  %184 = load i32, ptr %183, align 4, !tbaa !4
  %185 = sitofp i32 %184 to float
  %186 = load float, ptr %20, align 4, !tbaa !11
  %187 = fmul contract float %185, %186
  %188 = fadd contract float %180, %187
  %189 = fmul contract float 3.000000e+00, %188
  store float %189, ptr %26, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %27) #5
  %190 = load i32, ptr %25, align 4, !tbaa !4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !11
  %194 = load float, ptr %18, align 4, !tbaa !11
  %195 = fmul contract float %193, %194
  %196 = load float, ptr %26, align 4, !tbaa !11
  %197 = fadd contract float 1.000000e+00, %196
  %198 = load float, ptr %26, align 4, !tbaa !11
  %199 = fmul contract float 5.000000e-01, %198
  %200 = load float, ptr %26, align 4, !tbaa !11
  %201 = fmul contract float %199, %200
  %202 = fadd contract float %197, %201
  %203 = load float, ptr %24, align 4, !tbaa !11
  %204 = fsub contract float %202, %203
  %205 = fmul contract float %195, %204
  store float %205, ptr %27, align 4, !tbaa !11
  %206 = load i32, ptr %25, align 4, !tbaa !4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %207
  %209 = load float, ptr %208, align 4, !tbaa !11
  %210 = load float, ptr %10, align 4, !tbaa !11
  %211 = load float, ptr %27, align 4, !tbaa !11
  %212 = load i32, ptr %25, align 4, !tbaa !4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %213
  %215 = load float, ptr %214, align 4, !tbaa !11
  %216 = fsub contract float %211, %215
  %217 = fmul contract float %210, %216
  %218 = fadd contract float %209, %217
  %219 = load ptr, ptr %7, align 8, !tbaa !8
  %220 = load i32, ptr %25, align 4, !tbaa !4
  %221 = load i32, ptr %16, align 4, !tbaa !4
  %222 = mul nsw i32 %220, %221
  %223 = load i32, ptr %15, align 4, !tbaa !4
  %224 = load i32, ptr %8, align 4, !tbaa !4
  %225 = mul nsw i32 %223, %224
  %226 = add nsw i32 %222, %225
  %227 = load i32, ptr %14, align 4, !tbaa !4
  %228 = add nsw i32 %226, %227
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr %219, i64 %229
  store float %218, ptr %230, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %27) #5
  call void @llvm.lifetime.end.p0(ptr %26) #5
  br label %231

231:                                              ; preds = %173
  %232 = load i32, ptr %25, align 4, !tbaa !4
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %25, align 4, !tbaa !4
  br label %169, !llvm.loop !15

234:                                              ; preds = %172
  call void @llvm.lifetime.end.p0(ptr %24) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
