; SIZE n 2048 33554432
; BUF in i32 n range 0 99
; BUF out i32 n zero
; BUF sums i32 n/1024 zero
; KERNEL scan grid=n/1024 block=256 args=(in, out, sums)
source_filename = "scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4scanE4part = internal addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca [4 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = and i32 %20, 31
  store i32 %21, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = lshr i32 %22, 5
  store i32 %23, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %24 = load ptr, ptr %4, align 8, !tbaa !8
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = mul i32 %25, 1024
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = mul i32 %27, 4
  %29 = add i32 %26, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %24, i64 %30
  store ptr %31, ptr %9, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %10) #6
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 0, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %47, %3
  %33 = load i32, ptr %12, align 4, !tbaa !4
  %34 = icmp slt i32 %33, 4
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %50

36:                                               ; preds = %32
  %37 = load ptr, ptr %9, align 8, !tbaa !8
  %38 = load i32, ptr %12, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = load i32, ptr %11, align 4, !tbaa !4
  %43 = add nsw i32 %42, %41
  store i32 %43, ptr %11, align 4, !tbaa !4
  %44 = load i32, ptr %12, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %45
  store i32 %43, ptr %46, align 4, !tbaa !4
  br label %47

47:                                               ; preds = %36
  %48 = load i32, ptr %12, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %12, align 4, !tbaa !4
  br label %32, !llvm.loop !11

50:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %51 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %51, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 1, ptr %14, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %68, %50
  %53 = load i32, ptr %14, align 4, !tbaa !4
  %54 = icmp slt i32 %53, 32
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %71

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %57 = load i32, ptr %13, align 4, !tbaa !4
  %58 = load i32, ptr %14, align 4, !tbaa !4
  %59 = call noundef i32 @_ZL7shfl_upii(i32 noundef %57, i32 noundef %58) #7
  store i32 %59, ptr %15, align 4, !tbaa !4
  %60 = load i32, ptr %7, align 4, !tbaa !4
  %61 = load i32, ptr %14, align 4, !tbaa !4
  %62 = icmp sge i32 %60, %61
  br i1 %62, label %63, label %67

63:                                               ; preds = %56
  %64 = load i32, ptr %15, align 4, !tbaa !4
  %65 = load i32, ptr %13, align 4, !tbaa !4
  %66 = add nsw i32 %65, %64
  store i32 %66, ptr %13, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %63, %56
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %14, align 4, !tbaa !4
  %70 = shl i32 %69, 1
  store i32 %70, ptr %14, align 4, !tbaa !4
  br label %52, !llvm.loop !13

71:                                               ; preds = %55
  %72 = load i32, ptr %7, align 4, !tbaa !4
  %73 = icmp eq i32 %72, 31
  br i1 %73, label %74, label %79

74:                                               ; preds = %71
  %75 = load i32, ptr %13, align 4, !tbaa !4
  %76 = load i32, ptr %8, align 4, !tbaa !4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE4part to ptr), i64 0, i64 %77
  store i32 %75, ptr %78, align 4, !tbaa !4
  br label %79

79:                                               ; preds = %74, %71
  call void @_ZL10sync_blockv() #7
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store i32 0, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %80

80:                                               ; preds = %96, %79
  %81 = load i32, ptr %17, align 4, !tbaa !4
  %82 = icmp slt i32 %81, 8
  br i1 %82, label %84, label %83

83:                                               ; preds = %80
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %99

84:                                               ; preds = %80
  %85 = load i32, ptr %17, align 4, !tbaa !4
  %86 = load i32, ptr %8, align 4, !tbaa !4
  %87 = icmp slt i32 %85, %86
  br i1 %87, label %88, label %95

88:                                               ; preds = %84
  %89 = load i32, ptr %17, align 4, !tbaa !4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE4part to ptr), i64 0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !4
  %93 = load i32, ptr %16, align 4, !tbaa !4
  %94 = add nsw i32 %93, %92
  store i32 %94, ptr %16, align 4, !tbaa !4
  br label %95

95:                                               ; preds = %88, %84
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %17, align 4, !tbaa !4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %17, align 4, !tbaa !4
  br label %80, !llvm.loop !14

99:                                               ; preds = %83
  %100 = load i32, ptr %13, align 4, !tbaa !4
  %101 = load i32, ptr %11, align 4, !tbaa !4
  %102 = sub nsw i32 %100, %101
  %103 = load i32, ptr %16, align 4, !tbaa !4
  %104 = add nsw i32 %103, %102
  store i32 %104, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %105 = load ptr, ptr %5, align 8, !tbaa !8
  %106 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %107 = mul i32 %106, 1024
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %109 = mul i32 %108, 4
  %110 = add i32 %107, %109
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %105, i64 %111
  store ptr %112, ptr %18, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 0, ptr %19, align 4, !tbaa !4
  br label %113

113:                                              ; preds = %128, %99
  %114 = load i32, ptr %19, align 4, !tbaa !4
  %115 = icmp slt i32 %114, 4
  br i1 %115, label %117, label %116

116:                                              ; preds = %113
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %131

117:                                              ; preds = %113
  %118 = load i32, ptr %19, align 4, !tbaa !4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !4
  %122 = load i32, ptr %16, align 4, !tbaa !4
  %123 = add nsw i32 %121, %122
  %124 = load ptr, ptr %18, align 8, !tbaa !8
  %125 = load i32, ptr %19, align 4, !tbaa !4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i32, ptr %124, i64 %126
  store i32 %123, ptr %127, align 4, !tbaa !4
  br label %128

128:                                              ; preds = %117
  %129 = load i32, ptr %19, align 4, !tbaa !4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %19, align 4, !tbaa !4
  br label %113, !llvm.loop !15

131:                                              ; preds = %116
  %132 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %133 = icmp eq i32 %132, 255
  br i1 %133, label %134, label %142

134:                                              ; preds = %131
  %135 = load i32, ptr %16, align 4, !tbaa !4
  %136 = load i32, ptr %11, align 4, !tbaa !4
  %137 = add nsw i32 %135, %136
  %138 = load ptr, ptr %6, align 8, !tbaa !8
  %139 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i32, ptr %138, i64 %140
  store i32 %137, ptr %141, align 4, !tbaa !4
  br label %142

142:                                              ; preds = %134, %131
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7shfl_upii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %5, i32 %6, i32 0)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
