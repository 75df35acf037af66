; The same kind of code with the older debug intrinsics, which become records at reading, and with typed pointers.
target triple = "nvptx64-nvidia-cuda"

define void @twice(i32* %p, i32 %x) !dbg !4 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !7, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata i32* %p, metadata !8, metadata !DIExpression()), !dbg !9
  %0 = load i32, i32* %x.addr, align 4, !dbg !9
  %1 = shl i32 %0, 1, !dbg !9
  store i32 %1, i32* %p, align 4, !dbg !9
  ret void, !dbg !9
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!nvvm.annotations = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = !{null}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "x", arg: 2, scope: !4, file: !1, line: 1, type: !6)
!8 = !DILocalVariable(name: "p", arg: 1, scope: !4, file: !1, line: 1, type: !6)
!9 = !DILocation(line: 2, column: 1, scope: !4)
!10 = !{void (i32*, i32)* @twice, !"kernel", i32 1}
