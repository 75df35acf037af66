; SIZE n 16 1024
; SIZE k 16 1024
; BUF a f64 n*k range -1 1 1
; BUF b f64 k*n range -1 1 2
; BUF c f64 n*n zero tol=1e-10,1e-12
; KERNEL wmma_double grid=n/8,n/8 block=32 args=(a, b, c, n, k)
source_filename = "wmma_double.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wmma_double(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [2 x double], align 8
  %14 = alloca i32, align 4
  %15 = alloca [1 x double], align 8
  %16 = alloca [1 x double], align 8
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = mul i32 %17, 8
  store i32 %18, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %19, 8
  store i32 %20, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %68, %5
  %22 = load i32, ptr %14, align 4, !tbaa !4
  %23 = load i32, ptr %10, align 4, !tbaa !4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %71

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %27 = getelementptr inbounds [1 x double], ptr %15, i64 0, i64 0
  %28 = load ptr, ptr %6, align 8, !tbaa !8
  %29 = load i32, ptr %11, align 4, !tbaa !4
  %30 = load i32, ptr %10, align 4, !tbaa !4
  %31 = mul nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %28, i64 %32
  %34 = load i32, ptr %14, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = call contract double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr %36, i32 %37)
  store double %38, ptr %27, align 4
  %39 = getelementptr inbounds [1 x double], ptr %16, i64 0, i64 0
  %40 = load ptr, ptr %7, align 8, !tbaa !8
  %41 = load i32, ptr %14, align 4, !tbaa !4
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = mul nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %40, i64 %44
  %46 = load i32, ptr %12, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load i32, ptr %9, align 4, !tbaa !4
  %50 = call contract double @llvm.nvvm.wmma.m8n8k4.load.b.row.stride.f64.p0(ptr %48, i32 %49)
  store double %50, ptr %39, align 4
  %51 = getelementptr inbounds [2 x double], ptr %13, i64 0, i64 0
  %52 = getelementptr inbounds [1 x double], ptr %15, i64 0, i64 0
  %53 = getelementptr inbounds [1 x double], ptr %16, i64 0, i64 0
  %54 = getelementptr inbounds [2 x double], ptr %13, i64 0, i64 0
  %55 = getelementptr double, ptr %52, i32 0
  %56 = load double, ptr %55, align 4
  %57 = getelementptr double, ptr %53, i32 0
  %58 = load double, ptr %57, align 4
  %59 = getelementptr double, ptr %54, i32 0
  %60 = load double, ptr %59, align 4
  %61 = getelementptr double, ptr %54, i32 1
  %62 = load double, ptr %61, align 4
  %63 = call contract { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.row.f64(double %56, double %58, double %60, double %62)
  %64 = extractvalue { double, double } %63, 0
  %65 = getelementptr double, ptr %51, i32 0
  store double %64, ptr %65, align 4
  %66 = extractvalue { double, double } %63, 1
  %67 = getelementptr double, ptr %51, i32 1
  store double %66, ptr %67, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %68

68:                                               ; preds = %26
  %69 = load i32, ptr %14, align 4, !tbaa !4
  %70 = add nsw i32 %69, 4
  store i32 %70, ptr %14, align 4, !tbaa !4
  br label %21, !llvm.loop !11

71:                                               ; preds = %25
  %72 = load ptr, ptr %8, align 8, !tbaa !8
  %73 = load i32, ptr %11, align 4, !tbaa !4
  %74 = load i32, ptr %9, align 4, !tbaa !4
  %75 = mul nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %72, i64 %76
  %78 = load i32, ptr %12, align 4, !tbaa !4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %77, i64 %79
  %81 = getelementptr inbounds [2 x double], ptr %13, i64 0, i64 0
  %82 = load i32, ptr %9, align 4, !tbaa !4
  %83 = getelementptr double, ptr %81, i32 0
  %84 = load double, ptr %83, align 4
  %85 = getelementptr double, ptr %81, i32 1
  %86 = load double, ptr %85, align 4
  call void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr %80, double %84, double %86, i32 %82)
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare double @llvm.nvvm.wmma.m8n8k4.load.b.row.stride.f64.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.row.f64(double, double, double, double) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr writeonly captures(none), double, double, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nounwind memory(none) }
attributes #6 = { nocallback nounwind memory(argmem: write) }
attributes #7 = { nounwind }

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
!9 = !{!"p1 double", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
