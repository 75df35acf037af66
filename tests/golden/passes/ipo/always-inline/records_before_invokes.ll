; RUN: %nvopt -passes=always-inline -S %s | FileCheck %s
; Debug records before a call that becomes an invoke stand before the invoke.
declare void @t()
declare i32 @pers(...)
define internal void @g(i32 %x) alwaysinline !dbg !6 {
    #dbg_value(i32 %x, !9, !DIExpression(), !10)
  call void @t(), !dbg !10
    #dbg_value(i32 7, !9, !DIExpression(), !10)
  call void @t(), !dbg !10
  ret void, !dbg !10
}
define void @f(i32 %y) personality ptr @pers !dbg !11 {
  invoke void @g(i32 %y) to label %ok unwind label %lp, !dbg !12
ok:
  ret void
lp:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DISubroutineType(types: !{})
!6 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 1, type: !2)
!10 = !DILocation(line: 2, scope: !6)
!11 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!12 = !DILocation(line: 6, scope: !11)

; CHECK: declare void @t()
; CHECK: declare i32 @pers(...)
; CHECK-LABEL: define void @f(i32 %y) personality ptr @pers !dbg !3 {
; CHECK-NEXT:     #dbg_value(i32 %y, !6, !DIExpression(), !9)
; CHECK-NEXT:   invoke void @t()
; CHECK-NEXT:           to label %1 unwind label %lp, !dbg !9
; CHECK: 1:                                                ; preds = %0
; CHECK-NEXT:     #dbg_value(i32 7, !6, !DIExpression(), !9)
; CHECK-NEXT:   invoke void @t()
; CHECK-NEXT:           to label %g.exit unwind label %lp, !dbg !9
; CHECK: g.exit:                                           ; preds = %1
; CHECK-NEXT:   br label %ok, !dbg !11
; CHECK: ok:                                               ; preds = %g.exit
; CHECK-NEXT:   ret void
; CHECK: lp:                                               ; preds = %1, %0
; CHECK-NEXT:   %l = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{}
; CHECK-NEXT: !6 = !DILocalVariable(name: "x", scope: !7, file: !1, line: 1, type: !8)
; CHECK-NEXT: !7 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !9 = !DILocation(line: 2, scope: !7, inlinedAt: !10)
; CHECK-NEXT: !10 = distinct !DILocation(line: 6, scope: !3)
; CHECK-NEXT: !11 = !DILocation(line: 6, scope: !3)
