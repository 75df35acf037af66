; ModuleID = 'mixed.c'
source_filename = "mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i32, [3 x float] }

@total = internal global i32 0, align 4, !dbg !0
@table = internal constant [8 x i32] [i32 1, i32 1, i32 2, i32 3, i32 5, i32 8, i32 13, i32 21], align 16, !dbg !5

; Function Attrs: nounwind uwtable
define dso_local i32 @sum(ptr noundef %0, i32 noundef %1) #0 !dbg !23 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !38
    #dbg_declare(ptr %3, !28, !DIExpression(), !41)
  store i32 %1, ptr %4, align 4, !tbaa !19
    #dbg_declare(ptr %4, !29, !DIExpression(), !42)
  call void @llvm.lifetime.start.p0(ptr %5) #4, !dbg !43
    #dbg_declare(ptr %5, !30, !DIExpression(), !44)
  store i32 0, ptr %5, align 4, !dbg !45, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %6) #4, !dbg !43
    #dbg_declare(ptr %6, !31, !DIExpression(), !46)
  %10 = load i32, ptr %4, align 4, !dbg !47, !tbaa !19
  %11 = mul nsw i32 %10, 3, !dbg !48
  store i32 %11, ptr %6, align 4, !dbg !49, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %7) #4, !dbg !43
    #dbg_declare(ptr %7, !32, !DIExpression(), !50)
  store i32 0, ptr %7, align 4, !dbg !51, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %8) #4, !dbg !52
    #dbg_declare(ptr %8, !33, !DIExpression(), !53)
  store i32 0, ptr %8, align 4, !dbg !54, !tbaa !19
  br label %12, !dbg !52

12:                                               ; preds = %36, %2
  %13 = load i32, ptr %8, align 4, !dbg !55, !tbaa !19
  %14 = load i32, ptr %4, align 4, !dbg !56, !tbaa !19
  %15 = icmp slt i32 %13, %14, !dbg !57
  br i1 %15, label %17, label %16, !dbg !58

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %8) #4, !dbg !59
  br label %39

17:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %9) #4, !dbg !60
    #dbg_declare(ptr %9, !35, !DIExpression(), !61)
  %18 = load ptr, ptr %3, align 8, !dbg !62, !tbaa !38
  %19 = load i32, ptr %8, align 4, !dbg !63, !tbaa !19
  %20 = sext i32 %19 to i64, !dbg !62
  %21 = getelementptr inbounds i32, ptr %18, i64 %20, !dbg !62
  %22 = load i32, ptr %21, align 4, !dbg !64, !tbaa !19
  store i32 %22, ptr %9, align 4, !dbg !65, !tbaa !19
  %23 = load i32, ptr %9, align 4, !dbg !66, !tbaa !19
  %24 = load i32, ptr %9, align 4, !dbg !67, !tbaa !19
  %25 = add nsw i32 %23, %24, !dbg !68
  store i32 %25, ptr %7, align 4, !dbg !69, !tbaa !19
  %26 = load i32, ptr %9, align 4, !dbg !70, !tbaa !19
  %27 = call i32 @clamp(i32 noundef %26, i32 noundef 0, i32 noundef 255), !dbg !71
  %28 = load i32, ptr %7, align 4, !dbg !72, !tbaa !19
  %29 = add nsw i32 %27, %28, !dbg !73
  %30 = load i32, ptr %9, align 4, !dbg !74, !tbaa !19
  %31 = sub nsw i32 %29, %30, !dbg !75
  %32 = load i32, ptr %9, align 4, !dbg !76, !tbaa !19
  %33 = sub nsw i32 %31, %32, !dbg !77
  %34 = load i32, ptr %5, align 4, !dbg !78, !tbaa !19
  %35 = add nsw i32 %34, %33, !dbg !79
  store i32 %35, ptr %5, align 4, !dbg !80, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %9) #4, !dbg !81
  br label %36, !dbg !82

36:                                               ; preds = %17
  %37 = load i32, ptr %8, align 4, !dbg !83, !tbaa !19
  %38 = add nsw i32 %37, 1, !dbg !84
  store i32 %38, ptr %8, align 4, !dbg !85, !tbaa !19
  br label %12, !dbg !59, !llvm.loop !86

39:                                               ; preds = %16
  %40 = load i32, ptr %5, align 4, !dbg !90, !tbaa !19
  store i32 %40, ptr %6, align 4, !dbg !91, !tbaa !19
  %41 = load i32, ptr %5, align 4, !dbg !92, !tbaa !19
  %42 = load i32, ptr @total, align 4, !dbg !93, !tbaa !19
  %43 = add nsw i32 %42, %41, !dbg !94
  store i32 %43, ptr @total, align 4, !dbg !95, !tbaa !19
  %44 = load i32, ptr %5, align 4, !dbg !96, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %7) #4, !dbg !97
  call void @llvm.lifetime.end.p0(ptr %6) #4, !dbg !97
  call void @llvm.lifetime.end.p0(ptr %5) #4, !dbg !97
  ret i32 %44, !dbg !98
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: inlinehint nounwind uwtable
define internal i32 @clamp(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 !dbg !99 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !19
    #dbg_declare(ptr %4, !103, !DIExpression(), !107)
  store i32 %1, ptr %5, align 4, !tbaa !19
    #dbg_declare(ptr %5, !104, !DIExpression(), !108)
  store i32 %2, ptr %6, align 4, !tbaa !19
    #dbg_declare(ptr %6, !105, !DIExpression(), !109)
  call void @llvm.lifetime.start.p0(ptr %7) #4, !dbg !110
    #dbg_declare(ptr %7, !106, !DIExpression(), !111)
  %8 = load i32, ptr %4, align 4, !dbg !112, !tbaa !19
  %9 = load i32, ptr %5, align 4, !dbg !113, !tbaa !19
  %10 = icmp slt i32 %8, %9, !dbg !114
  br i1 %10, label %11, label %13, !dbg !115

11:                                               ; preds = %3
  %12 = load i32, ptr %5, align 4, !dbg !116, !tbaa !19
  br label %15, !dbg !112

13:                                               ; preds = %3
  %14 = load i32, ptr %4, align 4, !dbg !117, !tbaa !19
  br label %15, !dbg !112

15:                                               ; preds = %13, %11
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ], !dbg !118
  store i32 %16, ptr %7, align 4, !dbg !119, !tbaa !19
  %17 = load i32, ptr %7, align 4, !dbg !120, !tbaa !19
  %18 = load i32, ptr %6, align 4, !dbg !122, !tbaa !19
  %19 = icmp sgt i32 %17, %18, !dbg !123
  br i1 %19, label %20, label %22, !dbg !124

20:                                               ; preds = %15
  %21 = load i32, ptr %6, align 4, !dbg !125, !tbaa !19
  store i32 %21, ptr %7, align 4, !dbg !126, !tbaa !19
  br label %22, !dbg !127

22:                                               ; preds = %20, %15
  %23 = load i32, ptr %7, align 4, !dbg !128, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %7) #4, !dbg !129
  ret i32 %23, !dbg !130
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @kind(i32 noundef %0, ptr noundef %1) #0 !dbg !131 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.point, align 4
  %6 = alloca %struct.point, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !19
    #dbg_declare(ptr %3, !145, !DIExpression(), !158)
  store ptr %1, ptr %4, align 8, !tbaa !159
    #dbg_declare(ptr %4, !146, !DIExpression(), !161)
  call void @llvm.lifetime.start.p0(ptr %5) #4, !dbg !162
    #dbg_declare(ptr %5, !147, !DIExpression(), !163)
  %11 = load ptr, ptr %4, align 8, !dbg !164, !tbaa !159
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %11, i64 20, i1 false), !dbg !165, !tbaa.struct !166
  call void @llvm.lifetime.start.p0(ptr %6) #4, !dbg !162
    #dbg_declare(ptr %6, !148, !DIExpression(), !168)
  call void @llvm.lifetime.start.p0(ptr %7) #4, !dbg !169
    #dbg_declare(ptr %7, !149, !DIExpression(), !170)
  %12 = getelementptr inbounds nuw %struct.point, ptr %5, i32 0, i32 1, !dbg !171
  %13 = load i32, ptr %12, align 4, !dbg !172, !tbaa !173
  %14 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 0, !dbg !175
  store i32 %13, ptr %14, align 4, !dbg !176, !tbaa !177
  %15 = getelementptr inbounds nuw %struct.point, ptr %5, i32 0, i32 0, !dbg !178
  %16 = load i32, ptr %15, align 4, !dbg !179, !tbaa !177
  %17 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 1, !dbg !180
  store i32 %16, ptr %17, align 4, !dbg !181, !tbaa !173
  %18 = getelementptr inbounds nuw %struct.point, ptr %5, i32 0, i32 2, !dbg !182
  %19 = getelementptr inbounds [3 x float], ptr %18, i64 0, i64 1, !dbg !183
  %20 = load float, ptr %19, align 4, !dbg !184, !tbaa !185
  %21 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 2, !dbg !187
  %22 = getelementptr inbounds [3 x float], ptr %21, i64 0, i64 0, !dbg !188
  store float %20, ptr %22, align 4, !dbg !189, !tbaa !185
  %23 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 2, !dbg !190
  %24 = getelementptr inbounds [3 x float], ptr %23, i64 0, i64 1, !dbg !191
  store float 0.000000e+00, ptr %24, align 4, !dbg !192, !tbaa !185
  %25 = getelementptr inbounds nuw %struct.point, ptr %5, i32 0, i32 2, !dbg !193
  %26 = getelementptr inbounds [3 x float], ptr %25, i64 0, i64 0, !dbg !194
  %27 = load float, ptr %26, align 4, !dbg !194, !tbaa !185
  %28 = fmul float %27, 2.000000e+00, !dbg !195
  %29 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 2, !dbg !196
  %30 = getelementptr inbounds [3 x float], ptr %29, i64 0, i64 2, !dbg !197
  store float %28, ptr %30, align 4, !dbg !198, !tbaa !185
  %31 = load i32, ptr %3, align 4, !dbg !199, !tbaa !19
  switch i32 %31, label %50 [
    i32 0, label %32
    i32 1, label %35
    i32 2, label %41
    i32 5, label %44
  ], !dbg !200

32:                                               ; preds = %2
  %33 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 0, !dbg !201
  %34 = load i32, ptr %33, align 4, !dbg !202, !tbaa !177
  store i32 %34, ptr %7, align 4, !dbg !203, !tbaa !19
  br label %63, !dbg !204

35:                                               ; preds = %2
  %36 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 1, !dbg !205
  %37 = load i32, ptr %36, align 4, !dbg !205, !tbaa !173
  %38 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 0, !dbg !206
  %39 = load i32, ptr %38, align 4, !dbg !206, !tbaa !177
  %40 = add nsw i32 %37, %39, !dbg !207
  store i32 %40, ptr %7, align 4, !dbg !208, !tbaa !19
  br label %63, !dbg !209

41:                                               ; preds = %2
  %42 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 1, !dbg !210
  %43 = load i32, ptr %42, align 4, !dbg !211, !tbaa !173
  store i32 %43, ptr %7, align 4, !dbg !212, !tbaa !19
  br label %63, !dbg !213

44:                                               ; preds = %2
  %45 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 0, !dbg !214
  %46 = load i32, ptr %45, align 4, !dbg !214, !tbaa !177
  %47 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 1, !dbg !215
  %48 = load i32, ptr %47, align 4, !dbg !215, !tbaa !173
  %49 = call i32 @gcd(i32 noundef %46, i32 noundef %48), !dbg !216
  store i32 %49, ptr %7, align 4, !dbg !217, !tbaa !19
  br label %63, !dbg !218

50:                                               ; preds = %2
  %51 = load i32, ptr %3, align 4, !dbg !219, !tbaa !19
  %52 = and i32 %51, 7, !dbg !220
  %53 = sext i32 %52 to i64, !dbg !221
  %54 = getelementptr inbounds [8 x i32], ptr @table, i64 0, i64 %53, !dbg !221
  %55 = load i32, ptr %54, align 4, !dbg !222, !tbaa !19
  store i32 %55, ptr %7, align 4, !dbg !223, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %8) #4, !dbg !224
    #dbg_declare(ptr %8, !150, !DIExpression(), !225)
  %56 = load i32, ptr %7, align 4, !dbg !226, !tbaa !19
  %57 = mul nsw i32 %56, 2, !dbg !227
  store i32 %57, ptr %8, align 4, !dbg !228, !tbaa !19
  %58 = load i32, ptr %3, align 4, !dbg !229, !tbaa !19
  %59 = icmp sgt i32 %58, 100, !dbg !231
  br i1 %59, label %60, label %62, !dbg !232

60:                                               ; preds = %50
  %61 = load i32, ptr %8, align 4, !dbg !233, !tbaa !19
  store i32 %61, ptr %7, align 4, !dbg !234, !tbaa !19
  br label %62, !dbg !235

62:                                               ; preds = %60, %50
  call void @llvm.lifetime.end.p0(ptr %8) #4, !dbg !236
  br label %63, !dbg !237

63:                                               ; preds = %62, %44, %41, %35, %32
  %64 = load ptr, ptr %4, align 8, !dbg !238, !tbaa !159
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %64, ptr align 4 %6, i64 20, i1 false), !dbg !239, !tbaa.struct !166
  %65 = load i32, ptr %3, align 4, !dbg !240, !tbaa !19
  %66 = and i32 %65, 1, !dbg !241
  %67 = icmp ne i32 %66, 0, !dbg !242
  br i1 %67, label %68, label %72, !dbg !243

68:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %9) #4, !dbg !244
    #dbg_declare(ptr %9, !153, !DIExpression(), !245)
  %69 = load i32, ptr %7, align 4, !dbg !246, !tbaa !19
  %70 = add nsw i32 %69, 1, !dbg !247
  store i32 %70, ptr %9, align 4, !dbg !248, !tbaa !19
  %71 = load i32, ptr %9, align 4, !dbg !249, !tbaa !19
  store i32 %71, ptr @total, align 4, !dbg !250, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %9) #4, !dbg !251
  br label %76, !dbg !252

72:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %10) #4, !dbg !253
    #dbg_declare(ptr %10, !156, !DIExpression(), !254)
  %73 = load i32, ptr %7, align 4, !dbg !255, !tbaa !19
  %74 = add nsw i32 %73, 1, !dbg !256
  store i32 %74, ptr %10, align 4, !dbg !257, !tbaa !19
  %75 = load i32, ptr %10, align 4, !dbg !258, !tbaa !19
  store i32 %75, ptr @total, align 4, !dbg !259, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %10) #4, !dbg !260
  br label %76

76:                                               ; preds = %72, %68
  %77 = load i32, ptr %7, align 4, !dbg !261, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %7) #4, !dbg !262
  call void @llvm.lifetime.end.p0(ptr %6) #4, !dbg !262
  call void @llvm.lifetime.end.p0(ptr %5) #4, !dbg !262
  ret i32 %77, !dbg !263
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define internal i32 @gcd(i32 noundef %0, i32 noundef %1) #0 !dbg !264 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !19
    #dbg_declare(ptr %3, !268, !DIExpression(), !271)
  store i32 %1, ptr %4, align 4, !tbaa !19
    #dbg_declare(ptr %4, !269, !DIExpression(), !272)
  call void @llvm.lifetime.start.p0(ptr %5) #4, !dbg !273
    #dbg_declare(ptr %5, !270, !DIExpression(), !274)
  %6 = load i32, ptr %3, align 4, !dbg !275, !tbaa !19
  %7 = load i32, ptr %4, align 4, !dbg !276, !tbaa !19
  %8 = icmp ne i32 %7, 0, !dbg !277
  br i1 %8, label %9, label %11, !dbg !278

9:                                                ; preds = %2
  %10 = load i32, ptr %4, align 4, !dbg !279, !tbaa !19
  br label %12, !dbg !276

11:                                               ; preds = %2
  br label %12, !dbg !276

12:                                               ; preds = %11, %9
  %13 = phi i32 [ %10, %9 ], [ 1, %11 ], !dbg !276
  %14 = srem i32 %6, %13, !dbg !280
  store i32 %14, ptr %5, align 4, !dbg !281, !tbaa !19
  %15 = load i32, ptr %4, align 4, !dbg !282, !tbaa !19
  %16 = icmp ne i32 %15, 0, !dbg !283
  br i1 %16, label %17, label %21, !dbg !284

17:                                               ; preds = %12
  %18 = load i32, ptr %4, align 4, !dbg !285, !tbaa !19
  %19 = load i32, ptr %5, align 4, !dbg !286, !tbaa !19
  %20 = call i32 @gcd(i32 noundef %18, i32 noundef %19), !dbg !287
  br label %23, !dbg !282

21:                                               ; preds = %12
  %22 = load i32, ptr %3, align 4, !dbg !288, !tbaa !19
  br label %23, !dbg !282

23:                                               ; preds = %21, %17
  %24 = phi i32 [ %20, %17 ], [ %22, %21 ], !dbg !289
  call void @llvm.lifetime.end.p0(ptr %5) #4, !dbg !290
  ret i32 %24, !dbg !291
}

; Function Attrs: nounwind uwtable
define dso_local double @mean(ptr noundef %0, i32 noundef %1) #0 !dbg !292 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !302
    #dbg_declare(ptr %3, !298, !DIExpression(), !304)
  store i32 %1, ptr %4, align 4, !tbaa !19
    #dbg_declare(ptr %4, !299, !DIExpression(), !305)
  call void @llvm.lifetime.start.p0(ptr %5) #4, !dbg !306
    #dbg_declare(ptr %5, !300, !DIExpression(), !307)
  store double 0.000000e+00, ptr %5, align 8, !dbg !308, !tbaa !309
  call void @llvm.lifetime.start.p0(ptr %6) #4, !dbg !311
    #dbg_declare(ptr %6, !301, !DIExpression(), !312)
  store i32 0, ptr %6, align 4, !dbg !313, !tbaa !19
  br label %7, !dbg !314

7:                                                ; preds = %11, %2
  %8 = load i32, ptr %6, align 4, !dbg !315, !tbaa !19
  %9 = load i32, ptr %4, align 4, !dbg !316, !tbaa !19
  %10 = icmp slt i32 %8, %9, !dbg !317
  br i1 %10, label %11, label %21, !dbg !318

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !dbg !319, !tbaa !302
  %13 = load i32, ptr %6, align 4, !dbg !321, !tbaa !19
  %14 = sext i32 %13 to i64, !dbg !319
  %15 = getelementptr inbounds double, ptr %12, i64 %14, !dbg !319
  %16 = load double, ptr %15, align 8, !dbg !319, !tbaa !309
  %17 = load double, ptr %5, align 8, !dbg !322, !tbaa !309
  %18 = fadd double %17, %16, !dbg !323
  store double %18, ptr %5, align 8, !dbg !324, !tbaa !309
  %19 = load i32, ptr %6, align 4, !dbg !325, !tbaa !19
  %20 = add nsw i32 %19, 1, !dbg !326
  store i32 %20, ptr %6, align 4, !dbg !327, !tbaa !19
  br label %7, !dbg !314, !llvm.loop !328

21:                                               ; preds = %7
  %22 = load i32, ptr %4, align 4, !dbg !330, !tbaa !19
  %23 = icmp ne i32 %22, 0, !dbg !331
  br i1 %23, label %24, label %29, !dbg !332

24:                                               ; preds = %21
  %25 = load double, ptr %5, align 8, !dbg !333, !tbaa !309
  %26 = load i32, ptr %4, align 4, !dbg !334, !tbaa !19
  %27 = sitofp i32 %26 to double, !dbg !334
  %28 = fdiv double %25, %27, !dbg !335
  br label %30, !dbg !330

29:                                               ; preds = %21
  br label %30, !dbg !330

30:                                               ; preds = %29, %24
  %31 = phi double [ %28, %24 ], [ 0.000000e+00, %29 ], !dbg !336
  call void @llvm.lifetime.end.p0(ptr %6) #4, !dbg !337
  call void @llvm.lifetime.end.p0(ptr %5) #4, !dbg !337
  ret double %31, !dbg !338
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}
!llvm.errno.tbaa = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 3, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed.c", directory: ".", checksumkind: CSK_MD5, checksum: "af49d5f0b174335efea74f9b66398d3a")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !10)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C/C++ TBAA"}
!23 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27, keyInstructions: true)
!24 = !DISubroutineType(types: !25)
!25 = !{!9, !26, !9}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!27 = !{!28, !29, !30, !31, !32, !33, !35}
!28 = !DILocalVariable(name: "p", arg: 1, scope: !23, file: !3, line: 7, type: !26)
!29 = !DILocalVariable(name: "n", arg: 2, scope: !23, file: !3, line: 7, type: !9)
!30 = !DILocalVariable(name: "s", scope: !23, file: !3, line: 8, type: !9)
!31 = !DILocalVariable(name: "unused", scope: !23, file: !3, line: 8, type: !9)
!32 = !DILocalVariable(name: "twice", scope: !23, file: !3, line: 8, type: !9)
!33 = !DILocalVariable(name: "i", scope: !34, file: !3, line: 9, type: !9)
!34 = distinct !DILexicalBlock(scope: !23, file: !3, line: 9, column: 3)
!35 = !DILocalVariable(name: "v", scope: !36, file: !3, line: 9, type: !9)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 9, column: 31)
!37 = distinct !DILexicalBlock(scope: !34, file: !3, line: 9, column: 3)
!38 = !{!39, !39, i64 0}
!39 = !{!"p1 int", !40, i64 0}
!40 = !{!"any pointer", !21, i64 0}
!41 = !DILocation(line: 7, column: 20, scope: !23)
!42 = !DILocation(line: 7, column: 27, scope: !23)
!43 = !DILocation(line: 8, column: 3, scope: !23)
!44 = !DILocation(line: 8, column: 7, scope: !23)
!45 = !DILocation(line: 8, column: 7, scope: !23, atomGroup: 1, atomRank: 1)
!46 = !DILocation(line: 8, column: 14, scope: !23)
!47 = !DILocation(line: 8, column: 23, scope: !23)
!48 = !DILocation(line: 8, column: 25, scope: !23, atomGroup: 2, atomRank: 2)
!49 = !DILocation(line: 8, column: 14, scope: !23, atomGroup: 2, atomRank: 1)
!50 = !DILocation(line: 8, column: 30, scope: !23)
!51 = !DILocation(line: 8, column: 30, scope: !23, atomGroup: 3, atomRank: 1)
!52 = !DILocation(line: 9, column: 8, scope: !34)
!53 = !DILocation(line: 9, column: 12, scope: !34)
!54 = !DILocation(line: 9, column: 12, scope: !34, atomGroup: 4, atomRank: 1)
!55 = !DILocation(line: 9, column: 19, scope: !37)
!56 = !DILocation(line: 9, column: 23, scope: !37)
!57 = !DILocation(line: 9, column: 21, scope: !37, atomGroup: 5, atomRank: 1)
!58 = !DILocation(line: 9, column: 3, scope: !34, atomGroup: 6, atomRank: 1)
!59 = !DILocation(line: 9, column: 3, scope: !37)
!60 = !DILocation(line: 9, column: 33, scope: !36)
!61 = !DILocation(line: 9, column: 37, scope: !36)
!62 = !DILocation(line: 9, column: 41, scope: !36)
!63 = !DILocation(line: 9, column: 43, scope: !36)
!64 = !DILocation(line: 9, column: 41, scope: !36, atomGroup: 7, atomRank: 2)
!65 = !DILocation(line: 9, column: 37, scope: !36, atomGroup: 7, atomRank: 1)
!66 = !DILocation(line: 9, column: 55, scope: !36)
!67 = !DILocation(line: 9, column: 59, scope: !36)
!68 = !DILocation(line: 9, column: 57, scope: !36, atomGroup: 8, atomRank: 2)
!69 = !DILocation(line: 9, column: 53, scope: !36, atomGroup: 8, atomRank: 1)
!70 = !DILocation(line: 9, column: 73, scope: !36)
!71 = !DILocation(line: 9, column: 67, scope: !36)
!72 = !DILocation(line: 9, column: 86, scope: !36)
!73 = !DILocation(line: 9, column: 84, scope: !36)
!74 = !DILocation(line: 9, column: 94, scope: !36)
!75 = !DILocation(line: 9, column: 92, scope: !36)
!76 = !DILocation(line: 9, column: 98, scope: !36)
!77 = !DILocation(line: 9, column: 96, scope: !36)
!78 = !DILocation(line: 9, column: 64, scope: !36)
!79 = !DILocation(line: 9, column: 64, scope: !36, atomGroup: 9, atomRank: 2)
!80 = !DILocation(line: 9, column: 64, scope: !36, atomGroup: 9, atomRank: 1)
!81 = !DILocation(line: 9, column: 101, scope: !37)
!82 = !DILocation(line: 9, column: 101, scope: !36, atomGroup: 11, atomRank: 1)
!83 = !DILocation(line: 9, column: 27, scope: !37)
!84 = !DILocation(line: 9, column: 27, scope: !37, atomGroup: 10, atomRank: 2)
!85 = !DILocation(line: 9, column: 27, scope: !37, atomGroup: 10, atomRank: 1)
!86 = distinct !{!86, !87, !88, !89}
!87 = !DILocation(line: 9, column: 3, scope: !34)
!88 = !DILocation(line: 9, column: 101, scope: !34)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocation(line: 10, column: 12, scope: !23, atomGroup: 12, atomRank: 2)
!91 = !DILocation(line: 10, column: 10, scope: !23, atomGroup: 12, atomRank: 1)
!92 = !DILocation(line: 11, column: 12, scope: !23)
!93 = !DILocation(line: 11, column: 9, scope: !23)
!94 = !DILocation(line: 11, column: 9, scope: !23, atomGroup: 13, atomRank: 2)
!95 = !DILocation(line: 11, column: 9, scope: !23, atomGroup: 13, atomRank: 1)
!96 = !DILocation(line: 12, column: 10, scope: !23, atomGroup: 15, atomRank: 2)
!97 = !DILocation(line: 13, column: 1, scope: !23)
!98 = !DILocation(line: 12, column: 3, scope: !23, atomGroup: 15, atomRank: 1)
!99 = distinct !DISubprogram(name: "clamp", scope: !3, file: !3, line: 5, type: !100, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !102, keyInstructions: true)
!100 = !DISubroutineType(types: !101)
!101 = !{!9, !9, !9, !9}
!102 = !{!103, !104, !105, !106}
!103 = !DILocalVariable(name: "v", arg: 1, scope: !99, file: !3, line: 5, type: !9)
!104 = !DILocalVariable(name: "lo", arg: 2, scope: !99, file: !3, line: 5, type: !9)
!105 = !DILocalVariable(name: "hi", arg: 3, scope: !99, file: !3, line: 5, type: !9)
!106 = !DILocalVariable(name: "r", scope: !99, file: !3, line: 5, type: !9)
!107 = !DILocation(line: 5, column: 29, scope: !99)
!108 = !DILocation(line: 5, column: 36, scope: !99)
!109 = !DILocation(line: 5, column: 44, scope: !99)
!110 = !DILocation(line: 5, column: 50, scope: !99)
!111 = !DILocation(line: 5, column: 54, scope: !99)
!112 = !DILocation(line: 5, column: 58, scope: !99)
!113 = !DILocation(line: 5, column: 62, scope: !99)
!114 = !DILocation(line: 5, column: 60, scope: !99, atomGroup: 2, atomRank: 2)
!115 = !DILocation(line: 5, column: 58, scope: !99, atomGroup: 2, atomRank: 1)
!116 = !DILocation(line: 5, column: 67, scope: !99)
!117 = !DILocation(line: 5, column: 72, scope: !99)
!118 = !DILocation(line: 5, column: 58, scope: !99, atomGroup: 1, atomRank: 2)
!119 = !DILocation(line: 5, column: 54, scope: !99, atomGroup: 1, atomRank: 1)
!120 = !DILocation(line: 5, column: 79, scope: !121)
!121 = distinct !DILexicalBlock(scope: !99, file: !3, line: 5, column: 79)
!122 = !DILocation(line: 5, column: 83, scope: !121)
!123 = !DILocation(line: 5, column: 81, scope: !121, atomGroup: 3, atomRank: 2)
!124 = !DILocation(line: 5, column: 81, scope: !121, atomGroup: 3, atomRank: 1)
!125 = !DILocation(line: 5, column: 91, scope: !121, atomGroup: 4, atomRank: 2)
!126 = !DILocation(line: 5, column: 89, scope: !121, atomGroup: 4, atomRank: 1)
!127 = !DILocation(line: 5, column: 87, scope: !121)
!128 = !DILocation(line: 5, column: 102, scope: !99, atomGroup: 6, atomRank: 2)
!129 = !DILocation(line: 5, column: 105, scope: !99)
!130 = !DILocation(line: 5, column: 95, scope: !99, atomGroup: 6, atomRank: 1)
!131 = distinct !DISubprogram(name: "kind", scope: !3, file: !3, line: 14, type: !132, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !144, keyInstructions: true)
!132 = !DISubroutineType(types: !133)
!133 = !{!9, !9, !134}
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!135 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 2, size: 160, elements: !136)
!136 = !{!137, !138, !139}
!137 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !135, file: !3, line: 2, baseType: !9, size: 32)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !135, file: !3, line: 2, baseType: !9, size: 32, offset: 32)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !135, file: !3, line: 2, baseType: !140, size: 96, offset: 64)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !141, size: 96, elements: !142)
!141 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!142 = !{!143}
!143 = !DISubrange(count: 3)
!144 = !{!145, !146, !147, !148, !149, !150, !153, !156}
!145 = !DILocalVariable(name: "k", arg: 1, scope: !131, file: !3, line: 14, type: !9)
!146 = !DILocalVariable(name: "q", arg: 2, scope: !131, file: !3, line: 14, type: !134)
!147 = !DILocalVariable(name: "a", scope: !131, file: !3, line: 15, type: !135)
!148 = !DILocalVariable(name: "b", scope: !131, file: !3, line: 15, type: !135)
!149 = !DILocalVariable(name: "r", scope: !131, file: !3, line: 16, type: !9)
!150 = !DILocalVariable(name: "z", scope: !151, file: !3, line: 23, type: !9)
!151 = distinct !DILexicalBlock(scope: !152, file: !3, line: 23, column: 30)
!152 = distinct !DILexicalBlock(scope: !131, file: !3, line: 18, column: 14)
!153 = !DILocalVariable(name: "e", scope: !154, file: !3, line: 26, type: !9)
!154 = distinct !DILexicalBlock(scope: !155, file: !3, line: 26, column: 14)
!155 = distinct !DILexicalBlock(scope: !131, file: !3, line: 26, column: 7)
!156 = !DILocalVariable(name: "e", scope: !157, file: !3, line: 26, type: !9)
!157 = distinct !DILexicalBlock(scope: !155, file: !3, line: 26, column: 49)
!158 = !DILocation(line: 14, column: 14, scope: !131)
!159 = !{!160, !160, i64 0}
!160 = !{!"p1 _ZTS5point", !40, i64 0}
!161 = !DILocation(line: 14, column: 31, scope: !131)
!162 = !DILocation(line: 15, column: 3, scope: !131)
!163 = !DILocation(line: 15, column: 16, scope: !131)
!164 = !DILocation(line: 15, column: 21, scope: !131)
!165 = !DILocation(line: 15, column: 20, scope: !131, atomGroup: 1, atomRank: 1)
!166 = !{i64 0, i64 4, !19, i64 4, i64 4, !19, i64 8, i64 12, !167}
!167 = !{!21, !21, i64 0}
!168 = !DILocation(line: 15, column: 24, scope: !131)
!169 = !DILocation(line: 16, column: 3, scope: !131)
!170 = !DILocation(line: 16, column: 7, scope: !131)
!171 = !DILocation(line: 17, column: 11, scope: !131)
!172 = !DILocation(line: 17, column: 11, scope: !131, atomGroup: 2, atomRank: 2)
!173 = !{!174, !20, i64 4}
!174 = !{!"point", !20, i64 0, !20, i64 4, !21, i64 8}
!175 = !DILocation(line: 17, column: 5, scope: !131)
!176 = !DILocation(line: 17, column: 7, scope: !131, atomGroup: 2, atomRank: 1)
!177 = !{!174, !20, i64 0}
!178 = !DILocation(line: 17, column: 22, scope: !131)
!179 = !DILocation(line: 17, column: 22, scope: !131, atomGroup: 3, atomRank: 2)
!180 = !DILocation(line: 17, column: 16, scope: !131)
!181 = !DILocation(line: 17, column: 18, scope: !131, atomGroup: 3, atomRank: 1)
!182 = !DILocation(line: 17, column: 36, scope: !131)
!183 = !DILocation(line: 17, column: 34, scope: !131)
!184 = !DILocation(line: 17, column: 34, scope: !131, atomGroup: 4, atomRank: 2)
!185 = !{!186, !186, i64 0}
!186 = !{!"float", !21, i64 0}
!187 = !DILocation(line: 17, column: 27, scope: !131)
!188 = !DILocation(line: 17, column: 25, scope: !131)
!189 = !DILocation(line: 17, column: 32, scope: !131, atomGroup: 4, atomRank: 1)
!190 = !DILocation(line: 17, column: 44, scope: !131)
!191 = !DILocation(line: 17, column: 42, scope: !131)
!192 = !DILocation(line: 17, column: 49, scope: !131, atomGroup: 5, atomRank: 1)
!193 = !DILocation(line: 17, column: 65, scope: !131)
!194 = !DILocation(line: 17, column: 63, scope: !131)
!195 = !DILocation(line: 17, column: 70, scope: !131, atomGroup: 6, atomRank: 2)
!196 = !DILocation(line: 17, column: 56, scope: !131)
!197 = !DILocation(line: 17, column: 54, scope: !131)
!198 = !DILocation(line: 17, column: 61, scope: !131, atomGroup: 6, atomRank: 1)
!199 = !DILocation(line: 18, column: 11, scope: !131, atomGroup: 7, atomRank: 2)
!200 = !DILocation(line: 18, column: 3, scope: !131, atomGroup: 7, atomRank: 1)
!201 = !DILocation(line: 19, column: 17, scope: !152)
!202 = !DILocation(line: 19, column: 17, scope: !152, atomGroup: 8, atomRank: 2)
!203 = !DILocation(line: 19, column: 13, scope: !152, atomGroup: 8, atomRank: 1)
!204 = !DILocation(line: 19, column: 20, scope: !152, atomGroup: 9, atomRank: 1)
!205 = !DILocation(line: 20, column: 17, scope: !152)
!206 = !DILocation(line: 20, column: 23, scope: !152)
!207 = !DILocation(line: 20, column: 19, scope: !152, atomGroup: 10, atomRank: 2)
!208 = !DILocation(line: 20, column: 13, scope: !152, atomGroup: 10, atomRank: 1)
!209 = !DILocation(line: 20, column: 26, scope: !152, atomGroup: 11, atomRank: 1)
!210 = !DILocation(line: 21, column: 17, scope: !152)
!211 = !DILocation(line: 21, column: 17, scope: !152, atomGroup: 12, atomRank: 2)
!212 = !DILocation(line: 21, column: 13, scope: !152, atomGroup: 12, atomRank: 1)
!213 = !DILocation(line: 21, column: 20, scope: !152, atomGroup: 13, atomRank: 1)
!214 = !DILocation(line: 22, column: 21, scope: !152)
!215 = !DILocation(line: 22, column: 26, scope: !152)
!216 = !DILocation(line: 22, column: 15, scope: !152, atomGroup: 14, atomRank: 2)
!217 = !DILocation(line: 22, column: 13, scope: !152, atomGroup: 14, atomRank: 1)
!218 = !DILocation(line: 22, column: 30, scope: !152, atomGroup: 15, atomRank: 1)
!219 = !DILocation(line: 23, column: 22, scope: !152)
!220 = !DILocation(line: 23, column: 24, scope: !152)
!221 = !DILocation(line: 23, column: 16, scope: !152)
!222 = !DILocation(line: 23, column: 16, scope: !152, atomGroup: 16, atomRank: 2)
!223 = !DILocation(line: 23, column: 14, scope: !152, atomGroup: 16, atomRank: 1)
!224 = !DILocation(line: 23, column: 32, scope: !151)
!225 = !DILocation(line: 23, column: 36, scope: !151)
!226 = !DILocation(line: 23, column: 40, scope: !151)
!227 = !DILocation(line: 23, column: 42, scope: !151, atomGroup: 17, atomRank: 2)
!228 = !DILocation(line: 23, column: 36, scope: !151, atomGroup: 17, atomRank: 1)
!229 = !DILocation(line: 23, column: 51, scope: !230)
!230 = distinct !DILexicalBlock(scope: !151, file: !3, line: 23, column: 51)
!231 = !DILocation(line: 23, column: 53, scope: !230, atomGroup: 18, atomRank: 2)
!232 = !DILocation(line: 23, column: 53, scope: !230, atomGroup: 18, atomRank: 1)
!233 = !DILocation(line: 23, column: 64, scope: !230, atomGroup: 19, atomRank: 2)
!234 = !DILocation(line: 23, column: 62, scope: !230, atomGroup: 19, atomRank: 1)
!235 = !DILocation(line: 23, column: 60, scope: !230)
!236 = !DILocation(line: 23, column: 67, scope: !152)
!237 = !DILocation(line: 24, column: 3, scope: !152)
!238 = !DILocation(line: 25, column: 4, scope: !131)
!239 = !DILocation(line: 25, column: 8, scope: !131, atomGroup: 20, atomRank: 1)
!240 = !DILocation(line: 26, column: 7, scope: !155)
!241 = !DILocation(line: 26, column: 9, scope: !155)
!242 = !DILocation(line: 26, column: 9, scope: !155, atomGroup: 21, atomRank: 2)
!243 = !DILocation(line: 26, column: 9, scope: !155, atomGroup: 21, atomRank: 1)
!244 = !DILocation(line: 26, column: 16, scope: !154)
!245 = !DILocation(line: 26, column: 20, scope: !154)
!246 = !DILocation(line: 26, column: 24, scope: !154)
!247 = !DILocation(line: 26, column: 26, scope: !154, atomGroup: 22, atomRank: 2)
!248 = !DILocation(line: 26, column: 20, scope: !154, atomGroup: 22, atomRank: 1)
!249 = !DILocation(line: 26, column: 39, scope: !154, atomGroup: 23, atomRank: 2)
!250 = !DILocation(line: 26, column: 37, scope: !154, atomGroup: 23, atomRank: 1)
!251 = !DILocation(line: 26, column: 42, scope: !155)
!252 = !DILocation(line: 26, column: 42, scope: !154)
!253 = !DILocation(line: 26, column: 51, scope: !157)
!254 = !DILocation(line: 26, column: 55, scope: !157)
!255 = !DILocation(line: 26, column: 59, scope: !157)
!256 = !DILocation(line: 26, column: 61, scope: !157, atomGroup: 24, atomRank: 2)
!257 = !DILocation(line: 26, column: 55, scope: !157, atomGroup: 24, atomRank: 1)
!258 = !DILocation(line: 26, column: 74, scope: !157, atomGroup: 25, atomRank: 2)
!259 = !DILocation(line: 26, column: 72, scope: !157, atomGroup: 25, atomRank: 1)
!260 = !DILocation(line: 26, column: 77, scope: !155)
!261 = !DILocation(line: 27, column: 10, scope: !131, atomGroup: 27, atomRank: 2)
!262 = !DILocation(line: 28, column: 1, scope: !131)
!263 = !DILocation(line: 27, column: 3, scope: !131, atomGroup: 27, atomRank: 1)
!264 = distinct !DISubprogram(name: "gcd", scope: !3, file: !3, line: 6, type: !265, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !267, keyInstructions: true)
!265 = !DISubroutineType(types: !266)
!266 = !{!9, !9, !9}
!267 = !{!268, !269, !270}
!268 = !DILocalVariable(name: "a", arg: 1, scope: !264, file: !3, line: 6, type: !9)
!269 = !DILocalVariable(name: "b", arg: 2, scope: !264, file: !3, line: 6, type: !9)
!270 = !DILocalVariable(name: "t", scope: !264, file: !3, line: 6, type: !9)
!271 = !DILocation(line: 6, column: 20, scope: !264)
!272 = !DILocation(line: 6, column: 27, scope: !264)
!273 = !DILocation(line: 6, column: 32, scope: !264)
!274 = !DILocation(line: 6, column: 36, scope: !264)
!275 = !DILocation(line: 6, column: 40, scope: !264)
!276 = !DILocation(line: 6, column: 45, scope: !264)
!277 = !DILocation(line: 6, column: 45, scope: !264, atomGroup: 2, atomRank: 2)
!278 = !DILocation(line: 6, column: 45, scope: !264, atomGroup: 2, atomRank: 1)
!279 = !DILocation(line: 6, column: 49, scope: !264)
!280 = !DILocation(line: 6, column: 42, scope: !264, atomGroup: 1, atomRank: 2)
!281 = !DILocation(line: 6, column: 36, scope: !264, atomGroup: 1, atomRank: 1)
!282 = !DILocation(line: 6, column: 64, scope: !264)
!283 = !DILocation(line: 6, column: 64, scope: !264, atomGroup: 4, atomRank: 2)
!284 = !DILocation(line: 6, column: 64, scope: !264, atomGroup: 4, atomRank: 1)
!285 = !DILocation(line: 6, column: 72, scope: !264)
!286 = !DILocation(line: 6, column: 75, scope: !264)
!287 = !DILocation(line: 6, column: 68, scope: !264)
!288 = !DILocation(line: 6, column: 80, scope: !264)
!289 = !DILocation(line: 6, column: 64, scope: !264, atomGroup: 5, atomRank: 2)
!290 = !DILocation(line: 6, column: 83, scope: !264)
!291 = !DILocation(line: 6, column: 57, scope: !264, atomGroup: 5, atomRank: 1)
!292 = distinct !DISubprogram(name: "mean", scope: !3, file: !3, line: 29, type: !293, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !297, keyInstructions: true)
!293 = !DISubroutineType(types: !294)
!294 = !{!295, !296, !9}
!295 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!296 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !295, size: 64)
!297 = !{!298, !299, !300, !301}
!298 = !DILocalVariable(name: "v", arg: 1, scope: !292, file: !3, line: 29, type: !296)
!299 = !DILocalVariable(name: "n", arg: 2, scope: !292, file: !3, line: 29, type: !9)
!300 = !DILocalVariable(name: "s", scope: !292, file: !3, line: 29, type: !295)
!301 = !DILocalVariable(name: "i", scope: !292, file: !3, line: 29, type: !9)
!302 = !{!303, !303, i64 0}
!303 = !{!"p1 double", !40, i64 0}
!304 = !DILocation(line: 29, column: 21, scope: !292)
!305 = !DILocation(line: 29, column: 28, scope: !292)
!306 = !DILocation(line: 29, column: 33, scope: !292)
!307 = !DILocation(line: 29, column: 40, scope: !292)
!308 = !DILocation(line: 29, column: 40, scope: !292, atomGroup: 1, atomRank: 1)
!309 = !{!310, !310, i64 0}
!310 = !{!"double", !21, i64 0}
!311 = !DILocation(line: 29, column: 47, scope: !292)
!312 = !DILocation(line: 29, column: 51, scope: !292)
!313 = !DILocation(line: 29, column: 51, scope: !292, atomGroup: 2, atomRank: 1)
!314 = !DILocation(line: 29, column: 58, scope: !292)
!315 = !DILocation(line: 29, column: 65, scope: !292)
!316 = !DILocation(line: 29, column: 69, scope: !292)
!317 = !DILocation(line: 29, column: 67, scope: !292, atomGroup: 3, atomRank: 1)
!318 = !DILocation(line: 29, column: 58, scope: !292, atomGroup: 4, atomRank: 1)
!319 = !DILocation(line: 29, column: 79, scope: !320)
!320 = distinct !DILexicalBlock(scope: !292, file: !3, line: 29, column: 72)
!321 = !DILocation(line: 29, column: 81, scope: !320)
!322 = !DILocation(line: 29, column: 76, scope: !320)
!323 = !DILocation(line: 29, column: 76, scope: !320, atomGroup: 5, atomRank: 2)
!324 = !DILocation(line: 29, column: 76, scope: !320, atomGroup: 5, atomRank: 1)
!325 = !DILocation(line: 29, column: 86, scope: !320)
!326 = !DILocation(line: 29, column: 86, scope: !320, atomGroup: 6, atomRank: 2)
!327 = !DILocation(line: 29, column: 86, scope: !320, atomGroup: 6, atomRank: 1)
!328 = distinct !{!328, !314, !329, !89}
!329 = !DILocation(line: 29, column: 90, scope: !292)
!330 = !DILocation(line: 29, column: 99, scope: !292)
!331 = !DILocation(line: 29, column: 99, scope: !292, atomGroup: 8, atomRank: 2)
!332 = !DILocation(line: 29, column: 99, scope: !292, atomGroup: 8, atomRank: 1)
!333 = !DILocation(line: 29, column: 103, scope: !292)
!334 = !DILocation(line: 29, column: 107, scope: !292)
!335 = !DILocation(line: 29, column: 105, scope: !292)
!336 = !DILocation(line: 29, column: 99, scope: !292, atomGroup: 9, atomRank: 2)
!337 = !DILocation(line: 29, column: 116, scope: !292)
!338 = !DILocation(line: 29, column: 92, scope: !292, atomGroup: 9, atomRank: 1)
