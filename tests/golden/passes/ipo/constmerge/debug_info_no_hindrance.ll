; RUN: %nvopt -passes='constmerge' -S %s | FileCheck %s
; The same with and without debug information.
@a = internal unnamed_addr constant i32 7, !dbg !5
@b = internal unnamed_addr constant i32 7

define i32 @f() {
  %x = load i32, ptr @a
  %y = load i32, ptr @b
  %z = add i32 %x, %y
  ret i32 %z
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DIGlobalVariable(name: "a", scope: !0, file: !1, line: 1, type: !3, isLocal: true, isDefinition: true)
!5 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())

; CHECK: @a = internal unnamed_addr constant i32 7, !dbg !0
; CHECK-LABEL: define i32 @f() {
; CHECK-NEXT:   %x = load i32, ptr @a, align 4
; CHECK-NEXT:   %y = load i32, ptr @a, align 4
; CHECK-NEXT:   %z = add i32 %x, %y
; CHECK-NEXT:   ret i32 %z
; CHECK-NEXT: }
; CHECK: !llvm.dbg.cu = !{!2}
; CHECK-NEXT: !llvm.module.flags = !{!5}
; CHECK: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
; CHECK-NEXT: !1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 1, type: !4, isLocal: true, isDefinition: true)
; CHECK-NEXT: !2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !3 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT: !4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !5 = !{i32 2, !"Debug Info Version", i32 3}
