; RUN: %nvopt -passes='sroa' -S %s | FileCheck %s
; A described struct that falls apart is described piece by piece, as fragments of the variable.
define i32 @f(i32 %x, i32 %y) !dbg !3 {
  %s = alloca { i32, i32 }, align 4
    #dbg_declare(ptr %s, !6, !DIExpression(), !10)
  store i32 %x, ptr %s, align 4
  %q = getelementptr i8, ptr %s, i64 4
  store i32 %y, ptr %q, align 4
  %a = load i32, ptr %s, align 4
  %b = load i32, ptr %q, align 4
  %r = sub i32 %a, %b
  ret i32 %r, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "s", scope: !3, file: !1, line: 2, type: !7)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 64, elements: !8)
!8 = !{}
!10 = !DILocation(line: 2, column: 1, scope: !3)

; CHECK-LABEL: define i32 @f(i32 %x, i32 %y) !dbg !3 {
; CHECK-NEXT:     #dbg_value(i32 %x, !6, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !9)
; CHECK-NEXT:     #dbg_value(i32 %y, !6, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !9)
; CHECK-NEXT:   %r = sub i32 %x, %y
; CHECK-NEXT:   ret i32 %r, !dbg !10
; CHECK-NEXT: }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{null}
; CHECK-NEXT: !6 = !DILocalVariable(name: "s", scope: !3, file: !1, line: 2, type: !7)
; CHECK-NEXT: !7 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 64, elements: !8)
; CHECK-NEXT: !8 = !{}
; CHECK-NEXT: !9 = !DILocation(line: 0, scope: !3)
; CHECK-NEXT: !10 = !DILocation(line: 2, column: 1, scope: !3)
