; SIZE n 512 8388608
; BUF in i32 n range 0 255
; BUF out i32 n zero
; KERNEL radix_sort grid=n/256 block=256 args=(in, out)
source_filename = "radix_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10radix_sortE1s = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ10radix_sortE6counts = internal addrspace(3) global [4 x [8 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @radix_sort(ptr noundef %0, ptr noundef %1) #0 {
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
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = and i32 %19, 31
  store i32 %20, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %21 = load i32, ptr %5, align 4, !tbaa !4
  %22 = ashr i32 %21, 5
  store i32 %22, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %23 = load ptr, ptr %3, align 8, !tbaa !8
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = mul i32 %24, 256
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = add i32 %25, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %23, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  store i32 %30, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %125, %2
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %128

35:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %36 = load i32, ptr %8, align 4, !tbaa !4
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = lshr i32 %36, %37
  %39 = and i32 %38, 3
  store i32 %39, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %67, %35
  %41 = load i32, ptr %13, align 4, !tbaa !4
  %42 = icmp slt i32 %41, 4
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %70

44:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %45 = load i32, ptr %11, align 4, !tbaa !4
  %46 = load i32, ptr %13, align 4, !tbaa !4
  %47 = icmp eq i32 %45, %46
  %48 = call noundef i32 @_ZL4voteb(i1 noundef zeroext %47) #8
  store i32 %48, ptr %14, align 4, !tbaa !4
  %49 = load i32, ptr %11, align 4, !tbaa !4
  %50 = load i32, ptr %13, align 4, !tbaa !4
  %51 = icmp eq i32 %49, %50
  br i1 %51, label %52, label %54

52:                                               ; preds = %44
  %53 = load i32, ptr %14, align 4, !tbaa !4
  store i32 %53, ptr %12, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %52, %44
  %55 = load i32, ptr %6, align 4, !tbaa !4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %66

57:                                               ; preds = %54
  %58 = load i32, ptr %14, align 4, !tbaa !4
  %59 = call noundef i32 @_ZL4popcj(i32 noundef %58) #8
  %60 = load i32, ptr %13, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [4 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE6counts to ptr), i64 0, i64 %61
  %63 = load i32, ptr %7, align 4, !tbaa !4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [8 x i32], ptr %62, i64 0, i64 %64
  store i32 %59, ptr %65, align 4, !tbaa !4
  br label %66

66:                                               ; preds = %57, %54
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %13, align 4, !tbaa !4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %13, align 4, !tbaa !4
  br label %40, !llvm.loop !11

70:                                               ; preds = %43
  call void @_ZL10sync_blockv() #8
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %71 = load i32, ptr %12, align 4, !tbaa !4
  %72 = load i32, ptr %6, align 4, !tbaa !4
  %73 = shl i32 1, %72
  %74 = sub i32 %73, 1
  %75 = and i32 %71, %74
  %76 = call noundef i32 @_ZL4popcj(i32 noundef %75) #8
  store i32 %76, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %77

77:                                               ; preds = %113, %70
  %78 = load i32, ptr %16, align 4, !tbaa !4
  %79 = icmp slt i32 %78, 4
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %116

81:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %82

82:                                               ; preds = %109, %81
  %83 = load i32, ptr %17, align 4, !tbaa !4
  %84 = icmp slt i32 %83, 8
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %112

86:                                               ; preds = %82
  %87 = load i32, ptr %16, align 4, !tbaa !4
  %88 = load i32, ptr %11, align 4, !tbaa !4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %98, label %90

90:                                               ; preds = %86
  %91 = load i32, ptr %16, align 4, !tbaa !4
  %92 = load i32, ptr %11, align 4, !tbaa !4
  %93 = icmp eq i32 %91, %92
  br i1 %93, label %94, label %108

94:                                               ; preds = %90
  %95 = load i32, ptr %17, align 4, !tbaa !4
  %96 = load i32, ptr %7, align 4, !tbaa !4
  %97 = icmp slt i32 %95, %96
  br i1 %97, label %98, label %108

98:                                               ; preds = %94, %86
  %99 = load i32, ptr %16, align 4, !tbaa !4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [4 x [8 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE6counts to ptr), i64 0, i64 %100
  %102 = load i32, ptr %17, align 4, !tbaa !4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [8 x i32], ptr %101, i64 0, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !4
  %106 = load i32, ptr %15, align 4, !tbaa !4
  %107 = add nsw i32 %106, %105
  store i32 %107, ptr %15, align 4, !tbaa !4
  br label %108

108:                                              ; preds = %98, %94, %90
  br label %109

109:                                              ; preds = %108
  %110 = load i32, ptr %17, align 4, !tbaa !4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %17, align 4, !tbaa !4
  br label %82, !llvm.loop !13

112:                                              ; preds = %85
  br label %113

113:                                              ; preds = %112
  %114 = load i32, ptr %16, align 4, !tbaa !4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %16, align 4, !tbaa !4
  br label %77, !llvm.loop !14

116:                                              ; preds = %80
  %117 = load i32, ptr %8, align 4, !tbaa !4
  %118 = load i32, ptr %15, align 4, !tbaa !4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE1s to ptr), i64 0, i64 %119
  store i32 %117, ptr %120, align 4, !tbaa !4
  call void @_ZL10sync_blockv() #8
  %121 = load i32, ptr %5, align 4, !tbaa !4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE1s to ptr), i64 0, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !4
  store i32 %124, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %125

125:                                              ; preds = %116
  %126 = load i32, ptr %9, align 4, !tbaa !4
  %127 = add nsw i32 %126, 2
  store i32 %127, ptr %9, align 4, !tbaa !4
  br label %31, !llvm.loop !15

128:                                              ; preds = %34
  %129 = load i32, ptr %8, align 4, !tbaa !4
  %130 = load ptr, ptr %4, align 8, !tbaa !8
  %131 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %132 = mul i32 %131, 256
  %133 = load i32, ptr %5, align 4, !tbaa !4
  %134 = add i32 %132, %133
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %130, i64 %135
  store i32 %129, ptr %136, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL4voteb(i1 noundef zeroext %0) #3 {
  %2 = alloca i8, align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %2, align 1, !tbaa !16
  %4 = load i8, ptr %2, align 1, !tbaa !16, !range !18, !noundef !19
  %5 = trunc i8 %4 to i1
  %6 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %5)
  ret i32 %6
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL4popcj(i32 noundef %0) #3 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
  %3 = load i32, ptr %2, align 4, !tbaa !4
  %4 = call i32 @llvm.ctpop.i32(i32 %3)
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!16 = !{!17, !17, i64 0}
!17 = !{!"bool", !6, i64 0}
!18 = !{i8 0, i8 2}
!19 = !{}
