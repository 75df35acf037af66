; RUN: %nvopt -passes='cgscc(inline)' -S %s | FileCheck %s
; What is said before an alloca that moves to the caller's entry stays where it was said; a store and the record that names it get an identity of their own in every copy.
define i32 @caller() !dbg !5 {
  %a = call i32 @callee(i32 1), !dbg !9
  %b = call i32 @callee(i32 2), !dbg !9
  %r = add i32 %a, %b
  ret i32 %r, !dbg !9
}

define internal i32 @callee(i32 %x) alwaysinline !dbg !6 {
    #dbg_value(i32 %x, !7, !DIExpression(), !8)
  %p = alloca i32, align 4, !DIAssignID !10
    #dbg_assign(i1 undef, !7, !DIExpression(), !10, ptr %p, !DIExpression(), !8)
  store volatile i32 %x, ptr %p, align 4, !DIAssignID !11
    #dbg_assign(i32 %x, !7, !DIExpression(), !11, ptr %p, !DIExpression(), !8)
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "caller", scope: !1, file: !1, type: !3, unit: !0)
!6 = distinct !DISubprogram(name: "callee", scope: !1, file: !1, type: !3, unit: !0)
!7 = !DILocalVariable(name: "x", scope: !6, file: !1, type: !4)
!8 = !DILocation(line: 2, scope: !6)
!9 = !DILocation(line: 3, scope: !5)
!10 = distinct !DIAssignID()
!11 = distinct !DIAssignID()

; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT: %p.i = alloca i32, align 4, !DIAssignID ![[P2:[0-9]+]]
; CHECK-NEXT: %p.i1 = alloca i32, align 4, !DIAssignID ![[P1:[0-9]+]]
; CHECK: #dbg_value(i32 1,
; CHECK-NEXT: #dbg_assign(i1 undef, {{.*}}, ![[P1]], ptr %p.i1,
; CHECK-NEXT: store volatile i32 1, ptr %p.i1, align 4, !DIAssignID ![[S1:[0-9]+]]
; CHECK-NEXT: #dbg_assign(i32 1, {{.*}}, ![[S1]], ptr %p.i1,
; CHECK: #dbg_value(i32 2,
; CHECK-NEXT: #dbg_assign(i1 undef, {{.*}}, ![[P2]], ptr %p.i,
; CHECK-NEXT: store volatile i32 2, ptr %p.i, align 4, !DIAssignID ![[S2:[0-9]+]]
; CHECK-NEXT: #dbg_assign(i32 2, {{.*}}, ![[S2]], ptr %p.i,
; CHECK: ![[P2]] = distinct !DIAssignID()
; CHECK: ![[P1]] = distinct !DIAssignID()
; CHECK: ![[S1]] = distinct !DIAssignID()
; CHECK: ![[S2]] = distinct !DIAssignID()
