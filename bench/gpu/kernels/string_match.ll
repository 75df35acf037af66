; SIZE n 2048 268435456
; BUF text i8 n+16 range 97 98 9
; BUF counts i32 n/512 zero
; KERNEL string_match grid=n/512 block=128 args=(text, counts, 1633771873, 1650614882, n)
source_filename = "string_match.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12string_matchE4part = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @string_match(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store i32 %2, ptr %8, align 4, !tbaa !4
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %22 = load ptr, ptr %6, align 8, !tbaa !8
  %23 = load i32, ptr %11, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = zext i32 %26 to i64
  %28 = load ptr, ptr %6, align 8, !tbaa !8
  %29 = load i32, ptr %11, align 4, !tbaa !4
  %30 = add nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %28, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = zext i32 %33 to i64
  %35 = shl i64 %34, 32
  %36 = or i64 %27, %35
  store i64 %36, ptr %13, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %37 = load ptr, ptr %6, align 8, !tbaa !8
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = add nsw i32 %38, 2
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %37, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = zext i32 %42 to i64
  store i64 %43, ptr %14, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %92, %5
  %45 = load i32, ptr %15, align 4, !tbaa !4
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %95

48:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %49 = load i32, ptr %15, align 4, !tbaa !4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %64

51:                                               ; preds = %48
  %52 = load i64, ptr %13, align 8, !tbaa !11
  %53 = load i32, ptr %15, align 4, !tbaa !4
  %54 = mul nsw i32 8, %53
  %55 = zext i32 %54 to i64
  %56 = lshr i64 %52, %55
  %57 = load i64, ptr %14, align 8, !tbaa !11
  %58 = load i32, ptr %15, align 4, !tbaa !4
  %59 = mul nsw i32 8, %58
  %60 = sub nsw i32 64, %59
  %61 = zext i32 %60 to i64
  %62 = shl i64 %57, %61
  %63 = or i64 %56, %62
  br label %66

64:                                               ; preds = %48
  %65 = load i64, ptr %13, align 8, !tbaa !11
  br label %66

66:                                               ; preds = %64, %51
  %67 = phi i64 [ %63, %51 ], [ %65, %64 ]
  store i64 %67, ptr %16, align 8, !tbaa !11
  %68 = load i64, ptr %16, align 8, !tbaa !11
  %69 = trunc i64 %68 to i32
  %70 = load i32, ptr %8, align 4, !tbaa !4
  %71 = icmp eq i32 %69, %70
  br i1 %71, label %72, label %87

72:                                               ; preds = %66
  %73 = load i64, ptr %16, align 8, !tbaa !11
  %74 = lshr i64 %73, 32
  %75 = load i32, ptr %9, align 4, !tbaa !4
  %76 = zext i32 %75 to i64
  %77 = icmp eq i64 %74, %76
  br i1 %77, label %85, label %78

78:                                               ; preds = %72
  %79 = load i64, ptr %16, align 8, !tbaa !11
  %80 = lshr i64 %79, 40
  %81 = load i32, ptr %9, align 4, !tbaa !4
  %82 = lshr i32 %81, 8
  %83 = zext i32 %82 to i64
  %84 = icmp eq i64 %80, %83
  br label %85

85:                                               ; preds = %78, %72
  %86 = phi i1 [ true, %72 ], [ %84, %78 ]
  br label %87

87:                                               ; preds = %85, %66
  %88 = phi i1 [ false, %66 ], [ %86, %85 ]
  %89 = zext i1 %88 to i32
  %90 = load i32, ptr %12, align 4, !tbaa !4
  %91 = add nsw i32 %90, %89
  store i32 %91, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %92

92:                                               ; preds = %87
  %93 = load i32, ptr %15, align 4, !tbaa !4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %15, align 4, !tbaa !4
  br label %44, !llvm.loop !13

95:                                               ; preds = %47
  %96 = load i32, ptr %12, align 4, !tbaa !4
  %97 = call noundef i32 @_ZL8warp_sumi(i32 noundef %96) #7
  store i32 %97, ptr %12, align 4, !tbaa !4
  %98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %99 = and i32 %98, 31
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %107

101:                                              ; preds = %95
  %102 = load i32, ptr %12, align 4, !tbaa !4
  %103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %104 = lshr i32 %103, 5
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12string_matchE4part to ptr), i64 0, i64 %105
  store i32 %102, ptr %106, align 4, !tbaa !4
  br label %107

107:                                              ; preds = %101, %95
  call void @_ZL10sync_blockv() #7
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %122

110:                                              ; preds = %107
  %111 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12string_matchE4part to ptr), align 4, !tbaa !4
  %112 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12string_matchE4part to ptr), i64 0, i64 1), align 4, !tbaa !4
  %113 = add nsw i32 %111, %112
  %114 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12string_matchE4part to ptr), i64 0, i64 2), align 4, !tbaa !4
  %115 = add nsw i32 %113, %114
  %116 = load i32, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12string_matchE4part to ptr), i64 0, i64 3), align 4, !tbaa !4
  %117 = add nsw i32 %115, %116
  %118 = load ptr, ptr %7, align 8, !tbaa !8
  %119 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr %118, i64 %120
  store i32 %117, ptr %121, align 4, !tbaa !4
  br label %122

122:                                              ; preds = %110, %107
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8warp_sumi(i32 noundef %0) #3 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %3) #6
  store i32 16, ptr %3, align 4, !tbaa !4
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #6
  br label %17

8:                                                ; preds = %4
  %9 = load i32, ptr %2, align 4, !tbaa !4
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = call noundef i32 @_ZL8shfl_xorii(i32 noundef %9, i32 noundef %10) #7
  %12 = load i32, ptr %2, align 4, !tbaa !4
  %13 = add nsw i32 %12, %11
  store i32 %13, ptr %2, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !15

17:                                               ; preds = %7
  %18 = load i32, ptr %2, align 4, !tbaa !4
  ret i32 %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8shfl_xorii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %5, i32 %6, i32 31)
  ret i32 %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
