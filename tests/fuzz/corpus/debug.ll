define i32 @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !7, !DIExpression(DW_OP_plus_uconst, 1), !8)
  %y = add i32 %x, 1, !dbg !8
  ret i32 %y, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 1, column: 1, scope: !4)
