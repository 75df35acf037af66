; SIZE n 256 8388608
; SIZE slots 512 16777216
; BUF table i32 slots range 0 9999 3
; BUF keys i32 n range 1 9999 4
; BUF out i32 n zero
; KERNEL hash_join grid=n/128 block=128 args=(table, keys, out, slots-1)
source_filename = "hash_join.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hash_join(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #3
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #3
  %21 = load ptr, ptr %6, align 8, !tbaa !8
  %22 = load i32, ptr %9, align 4, !tbaa !4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  store i32 %25, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #3
  %26 = load i32, ptr %10, align 4, !tbaa !4
  %27 = mul i32 %26, -1640531535
  %28 = load i32, ptr %9, align 4, !tbaa !4
  %29 = add i32 %27, %28
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = and i32 %29, %30
  store i32 %31, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #3
  store i32 -1, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #3
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %65, %4
  %33 = load i32, ptr %13, align 4, !tbaa !4
  %34 = icmp slt i32 %33, 32
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 2, ptr %14, align 4
  br label %68

36:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %15) #3
  %37 = load ptr, ptr %5, align 8, !tbaa !8
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = load i32, ptr %13, align 4, !tbaa !4
  %40 = add i32 %38, %39
  %41 = load i32, ptr %8, align 4, !tbaa !4
  %42 = and i32 %40, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %37, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  store i32 %45, ptr %15, align 4, !tbaa !4
  %46 = load i32, ptr %15, align 4, !tbaa !4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %36
  store i32 2, ptr %14, align 4
  br label %62

49:                                               ; preds = %36
  %50 = load i32, ptr %15, align 4, !tbaa !4
  %51 = urem i32 %50, 101
  %52 = load i32, ptr %10, align 4, !tbaa !4
  %53 = urem i32 %52, 101
  %54 = icmp eq i32 %51, %53
  br i1 %54, label %55, label %61

55:                                               ; preds = %49
  %56 = load i32, ptr %11, align 4, !tbaa !4
  %57 = load i32, ptr %13, align 4, !tbaa !4
  %58 = add i32 %56, %57
  %59 = load i32, ptr %8, align 4, !tbaa !4
  %60 = and i32 %58, %59
  store i32 %60, ptr %12, align 4, !tbaa !4
  store i32 2, ptr %14, align 4
  br label %62

61:                                               ; preds = %49
  store i32 0, ptr %14, align 4
  br label %62

62:                                               ; preds = %61, %55, %48
  call void @llvm.lifetime.end.p0(ptr %15) #3
  %63 = load i32, ptr %14, align 4
  switch i32 %63, label %68 [
    i32 0, label %64
  ]

64:                                               ; preds = %62
  br label %65

65:                                               ; preds = %64
  %66 = load i32, ptr %13, align 4, !tbaa !4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %13, align 4, !tbaa !4
  br label %32, !llvm.loop !11

68:                                               ; preds = %62, %35
  call void @llvm.lifetime.end.p0(ptr %13) #3
  br label %69

69:                                               ; preds = %68
  %70 = load i32, ptr %12, align 4, !tbaa !4
  %71 = load ptr, ptr %7, align 8, !tbaa !8
  %72 = load i32, ptr %9, align 4, !tbaa !4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %71, i64 %73
  store i32 %70, ptr %74, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %12) #3
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
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
