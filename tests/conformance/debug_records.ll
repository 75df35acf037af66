; CUDA C++ with -g: debug records, inlined locations, a lexical block, fragments of a split struct. Debug info follows what passes do.
target triple = "nvptx64-nvidia-cuda"

define float @norm(ptr %v, i32 %n) !dbg !5 {
entry:
  %s = alloca { float, float }, align 4
  %i = alloca i32, align 4
    #dbg_value(ptr %v, !10, !DIExpression(), !14)
    #dbg_value(i32 %n, !11, !DIExpression(), !14)
    #dbg_declare(ptr %s, !12, !DIExpression(), !14)
    #dbg_declare(ptr %i, !13, !DIExpression(), !15)
  store float 0.000000e+00, ptr %s, align 4, !dbg !14
  store i32 0, ptr %i, align 4, !dbg !15
  br label %loop, !dbg !15

loop:
  %0 = load i32, ptr %i, align 4, !dbg !15
  %c = icmp slt i32 %0, %n, !dbg !15
  br i1 %c, label %body, label %end, !dbg !15

body:
  %p = getelementptr inbounds float, ptr %v, i32 %0, !dbg !16
  %x = load float, ptr %p, align 4, !dbg !16
    #dbg_value(float %x, !18, !DIExpression(), !20)
  %xx = fmul float %x, %x, !dbg !20
  %t = load float, ptr %s, align 4, !dbg !16
  %u = fadd float %t, %xx, !dbg !16
  store float %u, ptr %s, align 4, !dbg !16
  %hi = getelementptr inbounds i8, ptr %s, i64 4, !dbg !16
  store float %x, ptr %hi, align 4, !dbg !16
  %1 = add nsw i32 %0, 1, !dbg !15
  store i32 %1, ptr %i, align 4, !dbg !15
  br label %loop, !dbg !15

end:
  %r = load float, ptr %s, align 4, !dbg !21
    #dbg_label(!22, !21)
  ret float %r, !dbg !21
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "norm.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 4}
!4 = !{}
!5 = distinct !DISubprogram(name: "norm", scope: !1, file: !1, line: 3, type: !6, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !4)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !9, !23}
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DILocalVariable(name: "v", arg: 1, scope: !5, file: !1, line: 3, type: !9)
!11 = !DILocalVariable(name: "n", arg: 2, scope: !5, file: !1, line: 3, type: !23)
!12 = !DILocalVariable(name: "s", scope: !5, file: !1, line: 4, type: !24)
!13 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 5, type: !23)
!14 = !DILocation(line: 3, column: 1, scope: !5)
!15 = !DILocation(line: 5, column: 8, scope: !17)
!16 = !DILocation(line: 6, column: 10, scope: !17)
!17 = distinct !DILexicalBlock(scope: !5, file: !1, line: 5, column: 3)
!18 = !DILocalVariable(name: "x", arg: 1, scope: !19, file: !1, line: 1, type: !8)
!19 = distinct !DISubprogram(name: "sq", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 1, column: 30, scope: !19, inlinedAt: !16)
!21 = !DILocation(line: 8, column: 3, scope: !5)
!22 = !DILabel(scope: !5, name: "out", file: !1, line: 8)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DICompositeType(tag: DW_TAG_structure_type, name: "acc", file: !1, line: 2, size: 64, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !24, file: !1, line: 2, baseType: !8, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !24, file: !1, line: 2, baseType: !8, size: 32, offset: 32)
