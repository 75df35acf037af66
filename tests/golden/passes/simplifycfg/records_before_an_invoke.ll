; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; Debug records before an invoke that becomes a call stay before it.
declare void @t(i32) nounwind
declare i32 @pers(...)
define void @f(i32 %y) personality ptr @pers !dbg !11 {
    #dbg_value(i32 %y, !9, !DIExpression(), !12)
  invoke void @t(i32 %y) to label %ok unwind label %lp, !dbg !12
ok:
    #dbg_value(i32 7, !9, !DIExpression(), !12)
  call void @t(i32 2), !dbg !12
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
!9 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 1, type: !2)
!11 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!12 = !DILocation(line: 6, scope: !11)

; CHECK: ; Function Attrs: nounwind
; CHECK-NEXT: declare void @t(i32) #0
; CHECK: declare i32 @pers(...)
; CHECK-LABEL: define void @f(i32 %y) personality ptr @pers !dbg !3 {
; CHECK-NEXT:     #dbg_value(i32 %y, !6, !DIExpression(), !8)
; CHECK-NEXT:   call void @t(i32 %y), !dbg !8
; CHECK-NEXT:     #dbg_value(i32 7, !6, !DIExpression(), !8)
; CHECK-NEXT:   call void @t(i32 2), !dbg !8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{}
; CHECK-NEXT: !6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1, type: !7)
; CHECK-NEXT: !7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !8 = !DILocation(line: 6, scope: !3)
