; RUN: %nvopt -passes=verify --emit-version=18 -S %s | FileCheck %s --check-prefix=V18
; RUN: %nvopt -passes=verify --emit-version=20 -S %s | FileCheck %s --check-prefix=V20
; Debug records are calls before LLVM 19; fields that came later are left out.
define i32 @f(i32 %x, i32 %y) !dbg !5 {
  %s = add i32 %x, %y, !dbg !9
    #dbg_value(!DIArgList(i32 %x, i32 %y), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !9)
  %t = mul i32 %s, 3, !dbg !10
    #dbg_value(i32 %t, !8, !DIExpression(), !9)
    #dbg_label(!11, !9)
  ret i32 %t, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{!7, !7}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !6, keyInstructions: true)
!6 = !{!8}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "t", scope: !5, file: !1, line: 2, type: !7)
!9 = !DILocation(line: 2, scope: !5)
!10 = !DILocation(line: 2, column: 3, scope: !5, atomGroup: 1, atomRank: 1)
!11 = !DILabel(scope: !5, name: "l", file: !1, line: 3, column: 4)

; V18-LABEL: define i32 @f(i32 %x, i32 %y) !dbg !3 {
; V18-NEXT:   %s = add i32 %x, %y, !dbg !9
; V18-NEXT:   call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 %y), metadata !8, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !9
; V18-NEXT:   %t = mul i32 %s, 3, !dbg !10
; V18-NEXT:   call void @llvm.dbg.value(metadata i32 %t, metadata !8, metadata !DIExpression()), !dbg !9
; V18-NEXT:   call void @llvm.dbg.label(metadata !11), !dbg !9
; V18-NEXT:   ret i32 %t, !dbg !9
; V18-NEXT: }
; V18: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; V18-NEXT: declare void @llvm.dbg.value(metadata, metadata, metadata) #0
; V18: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; V18-NEXT: declare void @llvm.dbg.label(metadata) #0
; V18: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; V18: !llvm.dbg.cu = !{!0}
; V18-NEXT: !llvm.module.flags = !{!2}
; V18: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; V18-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; V18-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; V18-NEXT: !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
; V18-NEXT: !4 = !DISubroutineType(types: !5)
; V18-NEXT: !5 = !{!6, !6}
; V18-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; V18-NEXT: !7 = !{!8}
; V18-NEXT: !8 = !DILocalVariable(name: "t", scope: !3, file: !1, line: 2, type: !6)
; V18-NEXT: !9 = !DILocation(line: 2, scope: !3)
; V18-NEXT: !10 = !DILocation(line: 2, column: 3, scope: !3)
; V18-NEXT: !11 = !DILabel(scope: !3, name: "l", file: !1, line: 3)

; V20-LABEL: define i32 @f(i32 %x, i32 %y) !dbg !3 {
; V20-NEXT:   %s = add i32 %x, %y, !dbg !9
; V20-NEXT:     #dbg_value(!DIArgList(i32 %x, i32 %y), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !9)
; V20-NEXT:   %t = mul i32 %s, 3, !dbg !10
; V20-NEXT:     #dbg_value(i32 %t, !8, !DIExpression(), !9)
; V20-NEXT:     #dbg_label(!11, !9)
; V20-NEXT:   ret i32 %t, !dbg !9
; V20-NEXT: }
; V20: !llvm.dbg.cu = !{!0}
; V20-NEXT: !llvm.module.flags = !{!2}
; V20: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; V20-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; V20-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; V20-NEXT: !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
; V20-NEXT: !4 = !DISubroutineType(types: !5)
; V20-NEXT: !5 = !{!6, !6}
; V20-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; V20-NEXT: !7 = !{!8}
; V20-NEXT: !8 = !DILocalVariable(name: "t", scope: !3, file: !1, line: 2, type: !6)
; V20-NEXT: !9 = !DILocation(line: 2, scope: !3)
; V20-NEXT: !10 = !DILocation(line: 2, column: 3, scope: !3)
; V20-NEXT: !11 = !DILabel(scope: !3, name: "l", file: !1, line: 3)
