; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; What the caller says of its variables before a call stays before what the body that takes the call's place says of its own, also where nothing else of
; the body is left (its addition folds; two records before an instruction that had none came in reverse); what it says after the call stays after both.
; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT: #dbg_value(i32 1, ![[OWN:[0-9]+]],
; CHECK-NEXT: #dbg_value(i32 6, ![[EMPTY:[0-9]+]],
; CHECK-NEXT: %r = add i32 6, %x
; CHECK-NEXT: #dbg_value(i32 3, ![[OWN]],
; CHECK-NEXT: #dbg_value(i32 %r, ![[BODY:[0-9]+]],
; CHECK-NEXT: %y.i = mul i32 %r, %r
; CHECK-NEXT: #dbg_value(i32 %y.i, ![[BODY]],
; CHECK-NEXT: #dbg_value(i32 4, ![[OWN]],
; CHECK-NEXT: ret i32 %y.i
; CHECK: ![[OWN]] = !DILocalVariable(name: "own"
; CHECK: ![[EMPTY]] = !DILocalVariable(name: "empty"
; CHECK: ![[BODY]] = !DILocalVariable(name: "body"
define internal i32 @empty(i32 %p) !dbg !7 {
    #dbg_value(i32 %p, !11, !DIExpression(), !14)
  %same = add i32 %p, 0, !dbg !14
  ret i32 %same, !dbg !14
}

define internal i32 @square(i32 %p) !dbg !8 {
    #dbg_value(i32 %p, !12, !DIExpression(), !13)
  %y = mul i32 %p, %p, !dbg !13
    #dbg_value(i32 %y, !12, !DIExpression(), !13)
  ret i32 %y, !dbg !13
}

define i32 @caller(i32 %x) !dbg !5 {
    #dbg_value(i32 1, !9, !DIExpression(), !10)
  %e = call i32 @empty(i32 6), !dbg !10
  %r = add i32 %e, %x, !dbg !10
    #dbg_value(i32 3, !9, !DIExpression(), !10)
  %s = call i32 @square(i32 %r), !dbg !10
    #dbg_value(i32 4, !9, !DIExpression(), !10)
  ret i32 %s, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "caller", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DISubprogram(name: "empty", file: !1, line: 5, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!8 = distinct !DISubprogram(name: "square", file: !1, line: 9, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocalVariable(name: "own", scope: !5, file: !1, line: 2, type: !6)
!10 = !DILocation(line: 2, scope: !5)
!11 = !DILocalVariable(name: "empty", scope: !7, file: !1, line: 6, type: !6)
!12 = !DILocalVariable(name: "body", scope: !8, file: !1, line: 10, type: !6)
!13 = !DILocation(line: 10, scope: !8)
!14 = !DILocation(line: 6, scope: !7)
