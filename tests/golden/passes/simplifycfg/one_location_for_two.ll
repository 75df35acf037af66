; RUN: %nvopt '-passes=simplifycfg<hoist-common-insts>' -S %s | FileCheck %s
; What two arms begin with is hoisted with one location: the line on which both agree without the column on which they
; do not, line 0 where the lines differ, in the nearest scope that both belong to; of code inlined by different calls
; into one function that is the calls' function.
declare void @f(i32)
declare void @g(i32)
define void @k(i1 %c, i32 %x, ptr %p, ptr %q) !dbg !4 {
  br i1 %c, label %a, label %b, !dbg !7
a:
  store i32 %x, ptr %p, !dbg !10
  call void @f(i32 0), !dbg !12
  store i32 %x, ptr %q, !dbg !16
  call void @g(i32 1), !dbg !7
  ret void, !dbg !7
b:
  store i32 %x, ptr %p, !dbg !11
  call void @f(i32 0), !dbg !13
  store i32 %x, ptr %q, !dbg !17
  call void @g(i32 2), !dbg !7
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 3, column: 2, scope: !4)
!8 = distinct !DILexicalBlock(scope: !4, file: !1, line: 4)
!9 = distinct !DILexicalBlock(scope: !8, file: !1, line: 4)
!10 = !DILocation(line: 4, column: 5, scope: !9)
!11 = !DILocation(line: 4, column: 9, scope: !8)
!12 = !DILocation(line: 5, column: 5, scope: !9)
!13 = !DILocation(line: 6, column: 5, scope: !4)
!14 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 20, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!15 = distinct !DILexicalBlock(scope: !14, file: !1, line: 21)
!16 = !DILocation(line: 22, column: 3, scope: !14, inlinedAt: !18)
!17 = !DILocation(line: 22, column: 3, scope: !14, inlinedAt: !19)
!18 = distinct !DILocation(line: 8, column: 1, scope: !4)
!19 = distinct !DILocation(line: 9, column: 1, scope: !4)

; CHECK: declare void @f(i32)
; CHECK: declare void @g(i32)
; CHECK-LABEL: define void @k(i1 %c, i32 %x, ptr %p, ptr %q) !dbg !3 {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4, !dbg !6
; CHECK-NEXT:   call void @f(i32 0), !dbg !8
; CHECK-NEXT:   store i32 %x, ptr %q, align 4, !dbg !9
; CHECK-NEXT:   br i1 %c, label %a, label %b, !dbg !11
; CHECK: common.ret:                                       ; preds = %b, %a
; CHECK-NEXT:   ret void, !dbg !11
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   call void @g(i32 1), !dbg !11
; CHECK-NEXT:   br label %common.ret, !dbg !11
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   call void @g(i32 2), !dbg !11
; CHECK-NEXT:   br label %common.ret, !dbg !11
; CHECK-NEXT: }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.cu", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{null}
; CHECK-NEXT: !6 = !DILocation(line: 4, scope: !7)
; CHECK-NEXT: !7 = distinct !DILexicalBlock(scope: !3, file: !1, line: 4)
; CHECK-NEXT: !8 = !DILocation(line: 0, scope: !3)
; CHECK-NEXT: !9 = !DILocation(line: 22, column: 3, scope: !10, inlinedAt: !8)
; CHECK-NEXT: !10 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 20, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !11 = !DILocation(line: 3, column: 2, scope: !3)
