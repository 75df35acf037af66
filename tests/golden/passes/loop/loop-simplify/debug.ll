; RUN: %nvopt -passes=loop-simplify,lcssa -verify-each -S %s | FileCheck %s
; The preheader's branch has the loop's start, the new phis their values' locations; records outside name the phi.
define i32 @f(i1 %c, i32 %n) !dbg !4 {
entry:
  br i1 %c, label %loop, label %out, !dbg !8
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ], !dbg !9
  %j = add i32 %i, 1, !dbg !10
    #dbg_value(i32 %j, !11, !DIExpression(), !10)
  %d = icmp slt i32 %j, %n, !dbg !10
  br i1 %d, label %loop, label %after, !dbg !10, !llvm.loop !12
after:
    #dbg_value(i32 %j, !11, !DIExpression(), !13)
  ret i32 %j, !dbg !13
out:
  ret i32 0, !dbg !13
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, scopeLine: 1, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{!2}
!7 = !{!11}
!8 = !DILocation(line: 2, scope: !4)
!9 = !DILocation(line: 3, scope: !4)
!10 = !DILocation(line: 4, scope: !4)
!11 = !DILocalVariable(name: "j", scope: !4, file: !1, line: 1, type: !2)
!12 = distinct !{!12, !9, !10}
!13 = !DILocation(line: 6, scope: !4)

; CHECK-LABEL: define i32 @f(i1 %c, i32 %n) !dbg !3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %loop.preheader, label %out, !dbg !9
; CHECK: loop.preheader:                                   ; preds = %entry
; CHECK-NEXT:   br label %loop, !dbg !10
; CHECK: loop:                                             ; preds = %loop, %loop.preheader
; CHECK-NEXT:   %i = phi i32 [ 0, %loop.preheader ], [ %j, %loop ], !dbg !10
; CHECK-NEXT:   %j = add i32 %i, 1, !dbg !11
; CHECK-NEXT:     #dbg_value(i32 %j, !8, !DIExpression(), !11)
; CHECK-NEXT:   %d = icmp slt i32 %j, %n, !dbg !11
; CHECK-NEXT:   br i1 %d, label %loop, label %after, !dbg !11, !llvm.loop !12
; CHECK: after:                                            ; preds = %loop
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j, %loop ], !dbg !11
; CHECK-NEXT:     #dbg_value(i32 %j.lcssa, !8, !DIExpression(), !13)
; CHECK-NEXT:   ret i32 %j.lcssa, !dbg !13
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret i32 0, !dbg !13
; CHECK-NEXT: }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{!6}
; CHECK-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !7 = !{!8}
; CHECK-NEXT: !8 = !DILocalVariable(name: "j", scope: !3, file: !1, line: 1, type: !6)
; CHECK-NEXT: !9 = !DILocation(line: 2, scope: !3)
; CHECK-NEXT: !10 = !DILocation(line: 3, scope: !3)
; CHECK-NEXT: !11 = !DILocation(line: 4, scope: !3)
; CHECK-NEXT: !12 = distinct !{!12, !10, !11}
; CHECK-NEXT: !13 = !DILocation(line: 6, scope: !3)
