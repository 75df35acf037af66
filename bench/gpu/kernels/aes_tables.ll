; SIZE n 256 4194304
; BUF in i32 n*4 random 1
; BUF table i32 256 random 2
; BUF keys i32 44 random 3
; BUF out i32 n*4 zero
; KERNEL aes_tables grid=n/256 block=256 args=(in, table, keys, out)
source_filename = "aes_tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint4 = type { i32, i32, i32, i32 }

@_ZZ10aes_tablesE1t = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ10aes_tablesE1k = internal addrspace(3) global [44 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aes_tables(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.uint4, align 16
  %11 = alloca [4 x i32], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [4 x i32], align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !11
  store ptr %2, ptr %7, align 8, !tbaa !11
  store ptr %3, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = mul i32 %17, 256
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !4
  %21 = load ptr, ptr %6, align 8, !tbaa !11
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1t to ptr), i64 0, i64 %27
  store i32 %25, ptr %28, align 4, !tbaa !4
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = icmp ult i32 %29, 44
  br i1 %30, label %31, label %40

31:                                               ; preds = %4
  %32 = load ptr, ptr %7, align 8, !tbaa !11
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1k to ptr), i64 0, i64 %38
  store i32 %36, ptr %39, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %31, %4
  call void @_ZL10sync_blockv() #7
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %41 = load ptr, ptr %5, align 8, !tbaa !8
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw %struct.uint4, ptr %41, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 %44, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %45 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 0
  %46 = load i32, ptr %45, align 16, !tbaa !14
  %47 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1k to ptr), align 4, !tbaa !4
  %48 = xor i32 %46, %47
  store i32 %48, ptr %11, align 4, !tbaa !4
  %49 = getelementptr inbounds i32, ptr %11, i64 1
  %50 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 1
  %51 = load i32, ptr %50, align 4, !tbaa !16
  %52 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1k to ptr), i64 0, i64 1), align 4, !tbaa !4
  %53 = xor i32 %51, %52
  store i32 %53, ptr %49, align 4, !tbaa !4
  %54 = getelementptr inbounds i32, ptr %11, i64 2
  %55 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 2
  %56 = load i32, ptr %55, align 8, !tbaa !17
  %57 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1k to ptr), i64 0, i64 2), align 4, !tbaa !4
  %58 = xor i32 %56, %57
  store i32 %58, ptr %54, align 4, !tbaa !4
  %59 = getelementptr inbounds i32, ptr %11, i64 3
  %60 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 3
  %61 = load i32, ptr %60, align 4, !tbaa !18
  %62 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1k to ptr), i64 0, i64 3), align 4, !tbaa !4
  %63 = xor i32 %61, %62
  store i32 %63, ptr %59, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 1, ptr %12, align 4, !tbaa !4
  br label %64

64:                                               ; preds = %151, %40
  %65 = load i32, ptr %12, align 4, !tbaa !4
  %66 = icmp sle i32 %65, 10
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %154

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %14) #6
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %69

69:                                               ; preds = %131, %68
  %70 = load i32, ptr %15, align 4, !tbaa !4
  %71 = icmp slt i32 %70, 4
  br i1 %71, label %73, label %72

72:                                               ; preds = %69
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %134

73:                                               ; preds = %69
  %74 = load i32, ptr %15, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = and i32 %77, 255
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1t to ptr), i64 0, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !4
  %82 = load i32, ptr %15, align 4, !tbaa !4
  %83 = add nsw i32 %82, 1
  %84 = and i32 %83, 3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = lshr i32 %87, 8
  %89 = and i32 %88, 255
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1t to ptr), i64 0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !4
  %93 = call noundef i32 @_ZL6rotateji(i32 noundef %92, i32 noundef 8) #7
  %94 = xor i32 %81, %93
  %95 = load i32, ptr %15, align 4, !tbaa !4
  %96 = add nsw i32 %95, 2
  %97 = and i32 %96, 3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !4
  %101 = lshr i32 %100, 16
  %102 = and i32 %101, 255
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1t to ptr), i64 0, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !4
  %106 = call noundef i32 @_ZL6rotateji(i32 noundef %105, i32 noundef 16) #7
  %107 = xor i32 %94, %106
  %108 = load i32, ptr %15, align 4, !tbaa !4
  %109 = add nsw i32 %108, 3
  %110 = and i32 %109, 3
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %111
  %113 = load i32, ptr %112, align 4, !tbaa !4
  %114 = lshr i32 %113, 24
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1t to ptr), i64 0, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !4
  %118 = call noundef i32 @_ZL6rotateji(i32 noundef %117, i32 noundef 24) #7
  %119 = xor i32 %107, %118
  %120 = load i32, ptr %12, align 4, !tbaa !4
  %121 = mul nsw i32 %120, 4
  %122 = load i32, ptr %15, align 4, !tbaa !4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes_tablesE1k to ptr), i64 0, i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !4
  %127 = xor i32 %119, %126
  %128 = load i32, ptr %15, align 4, !tbaa !4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x i32], ptr %14, i64 0, i64 %129
  store i32 %127, ptr %130, align 4, !tbaa !4
  br label %131

131:                                              ; preds = %73
  %132 = load i32, ptr %15, align 4, !tbaa !4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %15, align 4, !tbaa !4
  br label %69, !llvm.loop !19

134:                                              ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %135

135:                                              ; preds = %147, %134
  %136 = load i32, ptr %16, align 4, !tbaa !4
  %137 = icmp slt i32 %136, 4
  br i1 %137, label %139, label %138

138:                                              ; preds = %135
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %150

139:                                              ; preds = %135
  %140 = load i32, ptr %16, align 4, !tbaa !4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [4 x i32], ptr %14, i64 0, i64 %141
  %143 = load i32, ptr %142, align 4, !tbaa !4
  %144 = load i32, ptr %16, align 4, !tbaa !4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %145
  store i32 %143, ptr %146, align 4, !tbaa !4
  br label %147

147:                                              ; preds = %139
  %148 = load i32, ptr %16, align 4, !tbaa !4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr %16, align 4, !tbaa !4
  br label %135, !llvm.loop !21

150:                                              ; preds = %138
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %151

151:                                              ; preds = %150
  %152 = load i32, ptr %12, align 4, !tbaa !4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %12, align 4, !tbaa !4
  br label %64, !llvm.loop !22

154:                                              ; preds = %67
  %155 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 0
  %156 = load i32, ptr %155, align 4, !tbaa !4
  %157 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 0
  store i32 %156, ptr %157, align 16, !tbaa !14
  %158 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 1
  %159 = load i32, ptr %158, align 4, !tbaa !4
  %160 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 1
  store i32 %159, ptr %160, align 4, !tbaa !16
  %161 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 2
  %162 = load i32, ptr %161, align 4, !tbaa !4
  %163 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 2
  store i32 %162, ptr %163, align 8, !tbaa !17
  %164 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 3
  %165 = load i32, ptr %164, align 4, !tbaa !4
  %166 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 3
  store i32 %165, ptr %166, align 4, !tbaa !18
  %167 = load ptr, ptr %8, align 8, !tbaa !8
  %168 = load i32, ptr %9, align 4, !tbaa !4
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw %struct.uint4, ptr %167, i64 %169
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %170, ptr align 16 %10, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6rotateji(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %2
  %8 = load i32, ptr %3, align 4, !tbaa !4
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = shl i32 %8, %9
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = load i32, ptr %4, align 4, !tbaa !4
  %13 = sub nsw i32 32, %12
  %14 = lshr i32 %11, %13
  %15 = or i32 %10, %14
  br label %18

16:                                               ; preds = %2
  %17 = load i32, ptr %3, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %16, %7
  %19 = phi i32 [ %15, %7 ], [ %17, %16 ]
  ret i32 %19
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
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
!9 = !{!"p1 _ZTS5uint4", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{i64 0, i64 4, !4, i64 4, i64 4, !4, i64 8, i64 4, !4, i64 12, i64 4, !4}
!14 = !{!15, !5, i64 0}
!15 = !{!"_ZTS5uint4", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!16 = !{!15, !5, i64 4}
!17 = !{!15, !5, i64 8}
!18 = !{!15, !5, i64 12}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = distinct !{!21, !20}
!22 = distinct !{!22, !20}
