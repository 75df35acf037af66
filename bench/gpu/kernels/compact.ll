; SIZE n 1024 33554432
; BUF in i32 n range -50 50
; BUF out i32 n zero
; BUF counts i32 n/256 zero
; KERNEL compact grid=n/256 block=256 args=(in, out, counts)
source_filename = "compact.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7compactE5warps = internal addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @compact(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = and i32 %18, 31
  store i32 %19, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = ashr i32 %20, 5
  store i32 %21, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 256
  %24 = load i32, ptr %7, align 4, !tbaa !4
  %25 = add i32 %23, %24
  store i32 %25, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %26 = load ptr, ptr %4, align 8, !tbaa !8
  %27 = load i32, ptr %10, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  store i32 %30, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %31 = load i32, ptr %11, align 4, !tbaa !4
  %32 = icmp sgt i32 %31, 0
  %33 = zext i1 %32 to i8
  store i8 %33, ptr %12, align 1, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %34 = load i8, ptr %12, align 1, !tbaa !11, !range !13, !noundef !14
  %35 = trunc i8 %34 to i1
  %36 = call noundef i32 @_ZL4voteb(i1 noundef zeroext %35) #8
  store i32 %36, ptr %13, align 4, !tbaa !4
  %37 = load i32, ptr %8, align 4, !tbaa !4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %3
  %40 = load i32, ptr %13, align 4, !tbaa !4
  %41 = call noundef i32 @_ZL4popcj(i32 noundef %40) #8
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE5warps to ptr), i64 0, i64 %43
  store i32 %41, ptr %44, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %39, %3
  call void @_ZL10sync_blockv() #8
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %46 = load i32, ptr %13, align 4, !tbaa !4
  %47 = load i32, ptr %8, align 4, !tbaa !4
  %48 = shl i32 1, %47
  %49 = sub i32 %48, 1
  %50 = and i32 %46, %49
  %51 = call noundef i32 @_ZL4popcj(i32 noundef %50) #8
  store i32 %51, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %74, %45
  %53 = load i32, ptr %16, align 4, !tbaa !4
  %54 = icmp slt i32 %53, 8
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %77

56:                                               ; preds = %52
  %57 = load i32, ptr %16, align 4, !tbaa !4
  %58 = load i32, ptr %9, align 4, !tbaa !4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %67

60:                                               ; preds = %56
  %61 = load i32, ptr %16, align 4, !tbaa !4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE5warps to ptr), i64 0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = load i32, ptr %14, align 4, !tbaa !4
  %66 = add nsw i32 %65, %64
  store i32 %66, ptr %14, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %60, %56
  %68 = load i32, ptr %16, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE5warps to ptr), i64 0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = load i32, ptr %15, align 4, !tbaa !4
  %73 = add nsw i32 %72, %71
  store i32 %73, ptr %15, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %67
  %75 = load i32, ptr %16, align 4, !tbaa !4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %16, align 4, !tbaa !4
  br label %52, !llvm.loop !15

77:                                               ; preds = %55
  %78 = load i8, ptr %12, align 1, !tbaa !11, !range !13, !noundef !14
  %79 = trunc i8 %78 to i1
  br i1 %79, label %80, label %89

80:                                               ; preds = %77
  %81 = load i32, ptr %11, align 4, !tbaa !4
  %82 = load ptr, ptr %5, align 8, !tbaa !8
  %83 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %84 = mul i32 %83, 256
  %85 = load i32, ptr %14, align 4, !tbaa !4
  %86 = add i32 %84, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %82, i64 %87
  store i32 %81, ptr %88, align 4, !tbaa !4
  br label %89

89:                                               ; preds = %80, %77
  %90 = load i32, ptr %7, align 4, !tbaa !4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %98

92:                                               ; preds = %89
  %93 = load i32, ptr %15, align 4, !tbaa !4
  %94 = load ptr, ptr %6, align 8, !tbaa !8
  %95 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %94, i64 %96
  store i32 %93, ptr %97, align 4, !tbaa !4
  br label %98

98:                                               ; preds = %92, %89
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
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
  store i8 %3, ptr %2, align 1, !tbaa !11
  %4 = load i8, ptr %2, align 1, !tbaa !11, !range !13, !noundef !14
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10sync_blockv() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!11 = !{!12, !12, i64 0}
!12 = !{!"bool", !6, i64 0}
!13 = !{i8 0, i8 2}
!14 = !{}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
