; RUN: %nvopt -passes=mem2reg -S %s | FileCheck %s
; A phi has the location of the stores that it chooses from: their common line, else line 0.
define i32 @k(i1 %c, i32 %x, i32 %y) !dbg !4 {
  %a = alloca i32, !dbg !7
  %b = alloca i32, !dbg !7
  br i1 %c, label %s, label %t, !dbg !7
s:
  store i32 %x, ptr %a, !dbg !8
  store i32 1, ptr %b, !dbg !9
  br label %z, !dbg !7
t:
  store i32 %y, ptr %a, !dbg !8
  store i32 2, ptr %b, !dbg !10
  br label %z, !dbg !7
z:
  %p = load i32, ptr %a, !dbg !7
  %q = load i32, ptr %b, !dbg !7
  %r = add i32 %p, %q, !dbg !7
  ret i32 %r, !dbg !7
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
!8 = !DILocation(line: 4, column: 5, scope: !4)
!9 = !DILocation(line: 5, column: 5, scope: !4)
!10 = !DILocation(line: 6, column: 5, scope: !4)

; CHECK-LABEL: define i32 @k(i1 %c, i32 %x, i32 %y) !dbg !3 {
; CHECK-NEXT:   br i1 %c, label %s, label %t, !dbg !6
; CHECK: s:                                                ; preds = %0
; CHECK-NEXT:   br label %z, !dbg !6
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %z, !dbg !6
; CHECK: z:                                                ; preds = %t, %s
; CHECK-NEXT:   %b.0 = phi i32 [ 1, %s ], [ 2, %t ], !dbg !7
; CHECK-NEXT:   %a.0 = phi i32 [ %x, %s ], [ %y, %t ], !dbg !8
; CHECK-NEXT:   %r = add i32 %a.0, %b.0, !dbg !6
; CHECK-NEXT:   ret i32 %r, !dbg !6
; CHECK-NEXT: }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.cu", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{null}
; CHECK-NEXT: !6 = !DILocation(line: 3, column: 2, scope: !3)
; CHECK-NEXT: !7 = !DILocation(line: 0, scope: !3)
; CHECK-NEXT: !8 = !DILocation(line: 4, column: 5, scope: !3)
