; RUN: %nvopt -S %s | FileCheck %s
; The older llvm.dbg.addr tells where a variable lies: its record says that the value is what lies there.
; CHECK: #dbg_value(ptr %a, !{{[0-9]+}}, !DIExpression(DW_OP_deref), !{{[0-9]+}})
; CHECK-NEXT: #dbg_value(ptr %a, !{{[0-9]+}}, !DIExpression(DW_OP_plus_uconst, 159, DW_OP_deref, DW_OP_LLVM_fragment, 0, 8), !{{[0-9]+}})
; CHECK-NEXT: #dbg_value(ptr %a, !{{[0-9]+}}, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_deref, DW_OP_stack_value), !{{[0-9]+}})
; Arithmetic of constants is folded, in LLVM's spelling.
; CHECK-NEXT: #dbg_value(ptr %a, !{{[0-9]+}}, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_deref)
; CHECK-NEXT: #dbg_value(ptr %a, !{{[0-9]+}}, !DIExpression(DW_OP_plus_uconst, 12, DW_OP_deref)
; CHECK-NEXT: #dbg_value(ptr %a, !{{[0-9]+}}, !DIExpression(DW_OP_constu, 15, DW_OP_mul, DW_OP_deref)
; CHECK-NEXT: #dbg_value(ptr %a, !{{[0-9]+}}, !DIExpression(DW_OP_deref)
; What is not exact stays; a difference is no sum.
; CHECK-NEXT: #dbg_value(ptr %a, !{{[0-9]+}}, !DIExpression(DW_OP_plus_uconst, 18446744073709551615, DW_OP_plus_uconst, 3, DW_OP_deref)
; CHECK-NEXT: #dbg_value(ptr %a, !{{[0-9]+}}, !DIExpression(DW_OP_constu, 4, DW_OP_minus, DW_OP_deref)
define void @described(i32 %x) !dbg !3 {
  %a = alloca i32
  call void @llvm.dbg.addr(metadata ptr %a, metadata !5, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.addr(metadata ptr %a, metadata !5, metadata !DIExpression(DW_OP_plus_uconst, 159, DW_OP_LLVM_fragment, 0, 8)), !dbg !7
  call void @llvm.dbg.addr(metadata ptr %a, metadata !5, metadata !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value)), !dbg !7
  call void @llvm.dbg.addr(metadata ptr %a, metadata !5, metadata !DIExpression(DW_OP_constu, 4, DW_OP_plus)), !dbg !7
  call void @llvm.dbg.addr(metadata ptr %a, metadata !5, metadata !DIExpression(DW_OP_constu, 4, DW_OP_plus, DW_OP_plus_uconst, 3, DW_OP_lit5, DW_OP_plus)), !dbg !7
  call void @llvm.dbg.addr(metadata ptr %a, metadata !5, metadata !DIExpression(DW_OP_constu, 3, DW_OP_mul, DW_OP_constu, 5, DW_OP_mul)), !dbg !7
  call void @llvm.dbg.addr(metadata ptr %a, metadata !5, metadata !DIExpression(DW_OP_constu, 0, DW_OP_shl, DW_OP_constu, 1, DW_OP_div, DW_OP_plus_uconst, 0)), !dbg !7
  call void @llvm.dbg.addr(metadata ptr %a, metadata !5, metadata !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_plus, DW_OP_plus_uconst, 3)), !dbg !7
  call void @llvm.dbg.addr(metadata ptr %a, metadata !5, metadata !DIExpression(DW_OP_constu, 4, DW_OP_minus)), !dbg !7
  ret void, !dbg !7
}
declare void @llvm.dbg.addr(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "described", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 1, type: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 1, scope: !3)
