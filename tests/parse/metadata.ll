; Nodes that equal others: numbered and numbered through forward references, numbered and inline, nodes in cycles, distinct ones, strings with and
; without escapes. What is equal is one node; cycles and distinct nodes stay.
define void @f(ptr %p) !dbg !20 {
  %v = load i32, ptr %p, align 4, !dbg !30, !range !9, !custom !1, !again !3
  store i32 %v, ptr %p, align 4, !dbg !31, !custom !{!2, !"s"}, !again !{!{}, !"\73"}
  ret void, !dbg !DILocation(line: 3, column: 1, scope: !20)
}

!named = !{!1, !3, !5, !7, !10, !12, !14, !15}
!llvm.dbg.cu = !{!21}
!llvm.module.flags = !{!40}

!1 = !{!2, !"s"}
!3 = !{!4, !"\73"}
!2 = !{}
!4 = !{}
!5 = distinct !{!5, !6}
!6 = distinct !{}
!7 = !{!8}
!8 = !{!7}
!9 = !{i32 0, i32 10}
!10 = !{i32 0, i32 10, null, ptr @f, !"a\22b", float 1.0}
!11 = !{!10}
!12 = !{!13}
!13 = !{!12}
!14 = !{!11, !{!10}}
!15 = distinct !{!11, !{!10}}
!20 = distinct !DISubprogram(name: "f", scope: !22, file: !22, line: 1, type: !23, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !21, retainedNodes: !4)
!21 = distinct !DICompileUnit(language: DW_LANG_C11, file: !22, producer: "p\5Cq", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!22 = !DIFile(filename: "a\22b.c", directory: "/")
!23 = !DISubroutineType(types: !24)
!24 = !{null, !25}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocation(line: 1, column: 1, scope: !20)
!31 = !DILocation(column: 1, scope: !20, line: 1)
!40 = !{i32 2, !"Debug Info Version", i32 3}
