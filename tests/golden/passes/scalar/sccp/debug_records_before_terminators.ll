; RUN: %nvopt -passes='sccp' -S %s | FileCheck %s
; Records that stood before a branch stand before what takes its place: nothing follows a terminator.
define void @folded(i32 %x) !dbg !5 {
entry:
    #dbg_value(i32 %x, !7, !DIExpression(), !9)
  br i1 true, label %a, label %b

a:
  ret void

b:
  ret void
}

define void @undefined(i32 %x) !dbg !10 {
entry:
    #dbg_value(i32 %x, !11, !DIExpression(), !12)
  br i1 undef, label %a, label %b

a:
  ret void

b:
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null, !8}
!5 = distinct !DISubprogram(name: "folded", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 1, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 1, scope: !5)
!10 = distinct !DISubprogram(name: "undefined", scope: !1, file: !1, line: 2, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 2, type: !8)
!12 = !DILocation(line: 2, scope: !10)

; CHECK-LABEL: define void @folded(i32 %x) !dbg !3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:     #dbg_value(i32 %x, !7, !DIExpression(), !8)
; CHECK-NEXT:   br label %a
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @undefined(i32 %x) !dbg !9 {
; CHECK-NEXT: entry:
; CHECK-NEXT:     #dbg_value(i32 %x, !10, !DIExpression(), !11)
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "folded", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{null, !6}
; CHECK-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !7 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1, type: !6)
; CHECK-NEXT: !8 = !DILocation(line: 1, scope: !3)
; CHECK-NEXT: !9 = distinct !DISubprogram(name: "undefined", scope: !1, file: !1, line: 2, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !10 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 2, type: !6)
; CHECK-NEXT: !11 = !DILocation(line: 2, scope: !9)
