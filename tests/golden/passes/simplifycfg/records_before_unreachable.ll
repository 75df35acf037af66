; RUN: %nvopt -passes=simplifycfg -checked -S %s | FileCheck %s
; Debug records before an unreachable go: a change, though none of the code. (-checked compares what a pass says with what it did.)
; CHECK-LABEL: define i32 @f(
; CHECK: dead:
; CHECK-NEXT:   call void @stop()
; CHECK-NEXT:   unreachable
define i32 @f(i32 %x) !dbg !3 {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %dead, label %live
dead:
  call void @stop()
    #dbg_value(i32 %x, !6, !DIExpression(), !8)
  unreachable
live:
  ret i32 %x
}
declare void @stop()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1, type: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 2, scope: !3)
