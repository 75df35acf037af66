; SIZE w 64 8192
; SIZE h 8 8192
; BUF in i8 w*h range 0 1
; BUF out i8 w*h zero
; KERNEL life grid=w/64,h/4 block=64,4 args=(in, out, w, h)
source_filename = "life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @life(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #3
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = mul i32 %15, 64
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #3
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %20 = mul i32 %19, 4
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add i32 %20, %21
  store i32 %22, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #3
  store i32 0, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #3
  store i32 -1, ptr %12, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %68, %4
  %24 = load i32, ptr %12, align 4, !tbaa !4
  %25 = icmp sle i32 %24, 1
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #3
  br label %71

27:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %14) #3
  store i32 -1, ptr %14, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %64, %27
  %29 = load i32, ptr %14, align 4, !tbaa !4
  %30 = icmp sle i32 %29, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #3
  br label %67

32:                                               ; preds = %28
  %33 = load i32, ptr %14, align 4, !tbaa !4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = load i32, ptr %12, align 4, !tbaa !4
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %63

38:                                               ; preds = %35, %32
  %39 = load ptr, ptr %5, align 8, !tbaa !8
  %40 = load i32, ptr %10, align 4, !tbaa !4
  %41 = load i32, ptr %12, align 4, !tbaa !4
  %42 = add nsw i32 %40, %41
  %43 = load i32, ptr %8, align 4, !tbaa !4
  %44 = add nsw i32 %42, %43
  %45 = load i32, ptr %8, align 4, !tbaa !4
  %46 = srem i32 %44, %45
  %47 = load i32, ptr %7, align 4, !tbaa !4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %9, align 4, !tbaa !4
  %50 = load i32, ptr %14, align 4, !tbaa !4
  %51 = add nsw i32 %49, %50
  %52 = load i32, ptr %7, align 4, !tbaa !4
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %7, align 4, !tbaa !4
  %55 = srem i32 %53, %54
  %56 = add nsw i32 %48, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %39, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !11
  %60 = zext i8 %59 to i32
  %61 = load i32, ptr %11, align 4, !tbaa !4
  %62 = add nsw i32 %61, %60
  store i32 %62, ptr %11, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %38, %35
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %14, align 4, !tbaa !4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %14, align 4, !tbaa !4
  br label %28, !llvm.loop !12

67:                                               ; preds = %31
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %12, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %12, align 4, !tbaa !4
  br label %23, !llvm.loop !14

71:                                               ; preds = %26
  %72 = load i32, ptr %11, align 4, !tbaa !4
  %73 = icmp eq i32 %72, 3
  br i1 %73, label %90, label %74

74:                                               ; preds = %71
  %75 = load i32, ptr %11, align 4, !tbaa !4
  %76 = icmp eq i32 %75, 2
  br i1 %76, label %77, label %88

77:                                               ; preds = %74
  %78 = load ptr, ptr %5, align 8, !tbaa !8
  %79 = load i32, ptr %10, align 4, !tbaa !4
  %80 = load i32, ptr %7, align 4, !tbaa !4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %9, align 4, !tbaa !4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr %78, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !11
  %87 = icmp ne i8 %86, 0
  br label %88

88:                                               ; preds = %77, %74
  %89 = phi i1 [ false, %74 ], [ %87, %77 ]
  br label %90

90:                                               ; preds = %88, %71
  %91 = phi i1 [ true, %71 ], [ %89, %88 ]
  %92 = zext i1 %91 to i8
  %93 = load ptr, ptr %6, align 8, !tbaa !8
  %94 = load i32, ptr %10, align 4, !tbaa !4
  %95 = load i32, ptr %7, align 4, !tbaa !4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %9, align 4, !tbaa !4
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr %93, i64 %99
  store i8 %92, ptr %100, align 1, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %11) #3
  call void @llvm.lifetime.end.p0(ptr %10) #3
  call void @llvm.lifetime.end.p0(ptr %9) #3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

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
!11 = !{!6, !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
