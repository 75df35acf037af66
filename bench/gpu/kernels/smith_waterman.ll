; SIZE pairs 32 65536
; SIZE len 24 64
; BUF a i8 pairs*len range 0 3 1
; BUF b i8 pairs*len range 0 3 2
; BUF out i32 pairs zero
; KERNEL smith_waterman grid=pairs/32 block=32 args=(a, b, out, len, pairs)
source_filename = "smith_waterman.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14smith_watermanE4rows = internal addrspace(3) global [65 x [32 x i16]] undef, align 2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smith_waterman(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !11
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #3
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %23, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #3
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = mul i32 %24, 32
  %26 = load i32, ptr %11, align 4, !tbaa !4
  %27 = add i32 %25, %26
  store i32 %27, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #3
  store i32 0, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #3
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %40, %5
  %29 = load i32, ptr %14, align 4, !tbaa !4
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = icmp sle i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %14) #3
  br label %43

33:                                               ; preds = %28
  %34 = load i32, ptr %14, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [65 x [32 x i16]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4rows to ptr), i64 0, i64 %35
  %37 = load i32, ptr %11, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [32 x i16], ptr %36, i64 0, i64 %38
  store i16 0, ptr %39, align 2, !tbaa !13
  br label %40

40:                                               ; preds = %33
  %41 = load i32, ptr %14, align 4, !tbaa !4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %14, align 4, !tbaa !4
  br label %28, !llvm.loop !15

43:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %15) #3
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %143, %43
  %45 = load i32, ptr %15, align 4, !tbaa !4
  %46 = load i32, ptr %9, align 4, !tbaa !4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #3
  br label %146

49:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %17) #3
  %50 = load ptr, ptr %6, align 8, !tbaa !8
  %51 = load i32, ptr %15, align 4, !tbaa !4
  %52 = load i32, ptr %10, align 4, !tbaa !4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %12, align 4, !tbaa !4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %50, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !17
  %59 = zext i8 %58 to i32
  store i32 %59, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #3
  store i32 0, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #3
  store i32 0, ptr %19, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %20) #3
  store i32 1, ptr %20, align 4, !tbaa !4
  br label %60

60:                                               ; preds = %139, %49
  %61 = load i32, ptr %20, align 4, !tbaa !4
  %62 = load i32, ptr %9, align 4, !tbaa !4
  %63 = icmp sle i32 %61, %62
  br i1 %63, label %65, label %64

64:                                               ; preds = %60
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #3
  br label %142

65:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %21) #3
  %66 = load i32, ptr %20, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [65 x [32 x i16]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4rows to ptr), i64 0, i64 %67
  %69 = load i32, ptr %11, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [32 x i16], ptr %68, i64 0, i64 %70
  %72 = load i16, ptr %71, align 2, !tbaa !13
  %73 = sext i16 %72 to i32
  store i32 %73, ptr %21, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %22) #3
  %74 = load i32, ptr %18, align 4, !tbaa !4
  %75 = load i32, ptr %17, align 4, !tbaa !4
  %76 = load ptr, ptr %7, align 8, !tbaa !8
  %77 = load i32, ptr %20, align 4, !tbaa !4
  %78 = sub nsw i32 %77, 1
  %79 = load i32, ptr %10, align 4, !tbaa !4
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %12, align 4, !tbaa !4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %76, i64 %83
  %85 = load i8, ptr %84, align 1, !tbaa !17
  %86 = zext i8 %85 to i32
  %87 = icmp eq i32 %75, %86
  %88 = zext i1 %87 to i64
  %89 = select i1 %87, i32 3, i32 -2
  %90 = add nsw i32 %74, %89
  store i32 %90, ptr %22, align 4, !tbaa !4
  %91 = load i32, ptr %22, align 4, !tbaa !4
  %92 = load i32, ptr %21, align 4, !tbaa !4
  %93 = sub nsw i32 %92, 2
  %94 = icmp sgt i32 %91, %93
  br i1 %94, label %95, label %97

95:                                               ; preds = %65
  %96 = load i32, ptr %22, align 4, !tbaa !4
  br label %100

97:                                               ; preds = %65
  %98 = load i32, ptr %21, align 4, !tbaa !4
  %99 = sub nsw i32 %98, 2
  br label %100

100:                                              ; preds = %97, %95
  %101 = phi i32 [ %96, %95 ], [ %99, %97 ]
  store i32 %101, ptr %22, align 4, !tbaa !4
  %102 = load i32, ptr %22, align 4, !tbaa !4
  %103 = load i32, ptr %19, align 4, !tbaa !4
  %104 = sub nsw i32 %103, 2
  %105 = icmp sgt i32 %102, %104
  br i1 %105, label %106, label %108

106:                                              ; preds = %100
  %107 = load i32, ptr %22, align 4, !tbaa !4
  br label %111

108:                                              ; preds = %100
  %109 = load i32, ptr %19, align 4, !tbaa !4
  %110 = sub nsw i32 %109, 2
  br label %111

111:                                              ; preds = %108, %106
  %112 = phi i32 [ %107, %106 ], [ %110, %108 ]
  store i32 %112, ptr %22, align 4, !tbaa !4
  %113 = load i32, ptr %22, align 4, !tbaa !4
  %114 = icmp sgt i32 %113, 0
  br i1 %114, label %115, label %117

115:                                              ; preds = %111
  %116 = load i32, ptr %22, align 4, !tbaa !4
  br label %118

117:                                              ; preds = %111
  br label %118

118:                                              ; preds = %117, %115
  %119 = phi i32 [ %116, %115 ], [ 0, %117 ]
  store i32 %119, ptr %22, align 4, !tbaa !4
  %120 = load i32, ptr %13, align 4, !tbaa !4
  %121 = load i32, ptr %22, align 4, !tbaa !4
  %122 = icmp sgt i32 %120, %121
  br i1 %122, label %123, label %125

123:                                              ; preds = %118
  %124 = load i32, ptr %13, align 4, !tbaa !4
  br label %127

125:                                              ; preds = %118
  %126 = load i32, ptr %22, align 4, !tbaa !4
  br label %127

127:                                              ; preds = %125, %123
  %128 = phi i32 [ %124, %123 ], [ %126, %125 ]
  store i32 %128, ptr %13, align 4, !tbaa !4
  %129 = load i32, ptr %21, align 4, !tbaa !4
  store i32 %129, ptr %18, align 4, !tbaa !4
  %130 = load i32, ptr %22, align 4, !tbaa !4
  store i32 %130, ptr %19, align 4, !tbaa !4
  %131 = load i32, ptr %22, align 4, !tbaa !4
  %132 = trunc i32 %131 to i16
  %133 = load i32, ptr %20, align 4, !tbaa !4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [65 x [32 x i16]], ptr addrspacecast (ptr addrspace(3) @_ZZ14smith_watermanE4rows to ptr), i64 0, i64 %134
  %136 = load i32, ptr %11, align 4, !tbaa !4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [32 x i16], ptr %135, i64 0, i64 %137
  store i16 %132, ptr %138, align 2, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %22) #3
  call void @llvm.lifetime.end.p0(ptr %21) #3
  br label %139

139:                                              ; preds = %127
  %140 = load i32, ptr %20, align 4, !tbaa !4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %20, align 4, !tbaa !4
  br label %60, !llvm.loop !18

142:                                              ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %19) #3
  call void @llvm.lifetime.end.p0(ptr %18) #3
  call void @llvm.lifetime.end.p0(ptr %17) #3
  br label %143

143:                                              ; preds = %142
  %144 = load i32, ptr %15, align 4, !tbaa !4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %15, align 4, !tbaa !4
  br label %44, !llvm.loop !19

146:                                              ; preds = %48
  %147 = load i32, ptr %13, align 4, !tbaa !4
  %148 = load ptr, ptr %8, align 8, !tbaa !11
  %149 = load i32, ptr %12, align 4, !tbaa !4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i32, ptr %148, i64 %150
  store i32 %147, ptr %151, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %13) #3
  call void @llvm.lifetime.end.p0(ptr %12) #3
  call void @llvm.lifetime.end.p0(ptr %11) #3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!6, !6, i64 0}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
