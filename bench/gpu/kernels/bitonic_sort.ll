; SIZE n 1024 8388608
; BUF in i32 n range 0 999999
; BUF out i32 n zero
; KERNEL bitonic_sort grid=n/512 block=256 args=(in, out)
source_filename = "bitonic_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12bitonic_sortE1s = internal addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort(ptr noundef %0, ptr noundef %1) #0 {
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
  %14 = alloca i8, align 1
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = mul i32 %16, 512
  store i32 %17, ptr %6, align 4, !tbaa !4
  %18 = load ptr, ptr %3, align 8, !tbaa !8
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = load i32, ptr %5, align 4, !tbaa !4
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %18, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %26
  store i32 %24, ptr %27, align 4, !tbaa !4
  %28 = load ptr, ptr %3, align 8, !tbaa !8
  %29 = load i32, ptr %6, align 4, !tbaa !4
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = add nsw i32 %29, %30
  %32 = add nsw i32 %31, 256
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %28, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = load i32, ptr %5, align 4, !tbaa !4
  %37 = add nsw i32 %36, 256
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %38
  store i32 %35, ptr %39, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  store i32 2, ptr %7, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %97, %2
  %41 = load i32, ptr %7, align 4, !tbaa !4
  %42 = icmp sle i32 %41, 512
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #5
  br label %100

44:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %45 = load i32, ptr %7, align 4, !tbaa !4
  %46 = ashr i32 %45, 1
  store i32 %46, ptr %9, align 4, !tbaa !4
  br label %47

47:                                               ; preds = %93, %44
  %48 = load i32, ptr %9, align 4, !tbaa !4
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %96

51:                                               ; preds = %47
  call void @_ZL10sync_blockv() #6
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %52 = load i32, ptr %5, align 4, !tbaa !4
  %53 = mul nsw i32 2, %52
  %54 = load i32, ptr %5, align 4, !tbaa !4
  %55 = load i32, ptr %9, align 4, !tbaa !4
  %56 = sub nsw i32 %55, 1
  %57 = and i32 %54, %56
  %58 = sub nsw i32 %53, %57
  store i32 %58, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %59 = load i32, ptr %10, align 4, !tbaa !4
  %60 = load i32, ptr %9, align 4, !tbaa !4
  %61 = add nsw i32 %59, %60
  store i32 %61, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %62 = load i32, ptr %10, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !4
  store i32 %65, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %66 = load i32, ptr %11, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !4
  store i32 %69, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %70 = load i32, ptr %10, align 4, !tbaa !4
  %71 = load i32, ptr %7, align 4, !tbaa !4
  %72 = and i32 %70, %71
  %73 = icmp eq i32 %72, 0
  %74 = zext i1 %73 to i8
  store i8 %74, ptr %14, align 1, !tbaa !11
  %75 = load i32, ptr %12, align 4, !tbaa !4
  %76 = load i32, ptr %13, align 4, !tbaa !4
  %77 = icmp sgt i32 %75, %76
  %78 = zext i1 %77 to i32
  %79 = load i8, ptr %14, align 1, !tbaa !11, !range !13, !noundef !14
  %80 = trunc i8 %79 to i1
  %81 = zext i1 %80 to i32
  %82 = icmp eq i32 %78, %81
  br i1 %82, label %83, label %92

83:                                               ; preds = %51
  %84 = load i32, ptr %13, align 4, !tbaa !4
  %85 = load i32, ptr %10, align 4, !tbaa !4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %86
  store i32 %84, ptr %87, align 4, !tbaa !4
  %88 = load i32, ptr %12, align 4, !tbaa !4
  %89 = load i32, ptr %11, align 4, !tbaa !4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %90
  store i32 %88, ptr %91, align 4, !tbaa !4
  br label %92

92:                                               ; preds = %83, %51
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %9, align 4, !tbaa !4
  %95 = ashr i32 %94, 1
  store i32 %95, ptr %9, align 4, !tbaa !4
  br label %47, !llvm.loop !15

96:                                               ; preds = %50
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %7, align 4, !tbaa !4
  %99 = shl i32 %98, 1
  store i32 %99, ptr %7, align 4, !tbaa !4
  br label %40, !llvm.loop !17

100:                                              ; preds = %43
  call void @_ZL10sync_blockv() #6
  %101 = load i32, ptr %5, align 4, !tbaa !4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !4
  %105 = load ptr, ptr %4, align 8, !tbaa !8
  %106 = load i32, ptr %6, align 4, !tbaa !4
  %107 = load i32, ptr %5, align 4, !tbaa !4
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %105, i64 %109
  store i32 %104, ptr %110, align 4, !tbaa !4
  %111 = load i32, ptr %5, align 4, !tbaa !4
  %112 = add nsw i32 %111, 256
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !4
  %116 = load ptr, ptr %4, align 8, !tbaa !8
  %117 = load i32, ptr %6, align 4, !tbaa !4
  %118 = load i32, ptr %5, align 4, !tbaa !4
  %119 = add nsw i32 %117, %118
  %120 = add nsw i32 %119, 256
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %116, i64 %121
  store i32 %115, ptr %122, align 4, !tbaa !4
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"bool", !6, i64 0}
!13 = !{i8 0, i8 2}
!14 = !{}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
