; RUN: %nvopt -S %s | FileCheck %s
; Orders of uses are read and dropped. A label is used by edges and by its address, a value not by metadata.
; CHECK-LABEL: define void @label
; CHECK-NOT: uselistorder
define void @label(ptr %p) {
e:
  br label %l
l:
  store ptr blockaddress(@label, %l), ptr %p
  store ptr blockaddress(@label, %l), ptr %p
  ret void
  uselistorder label %l, { 1, 0 }
}
; CHECK-LABEL: define i32 @value
define i32 @value(i32 %a) !dbg !3 {
    #dbg_value(i32 %a, !5, !DIExpression(), !7)
  %b = add i32 %a, 1
  %c = add i32 %a, %b
  ret i32 %c
  uselistorder i32 %a, { 1, 0 }
}
define void @named(ptr %p, i1 %c) {
e:
  br i1 %c, label %l, label %l
l:
  store ptr blockaddress(@named, %l), ptr %p
  ret void
}
uselistorder_bb @named, %l, { 2, 1, 0 }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "value", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 1, type: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 1, scope: !3)
