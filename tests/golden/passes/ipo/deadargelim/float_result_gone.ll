; RUN: %nvopt -passes='deadargelim' -S %s | FileCheck %s
; What is said of a call's result goes with the result: fast-math flags, !fpmath, debug records. Profiles stay.
define internal float @unused(float %x) noinline {
  ret float %x
}

define internal { float, i32 } @pair(float %x, i32 %y) noinline {
  %a = insertvalue { float, i32 } poison, float %x, 0
  %b = insertvalue { float, i32 } %a, i32 %y, 1
  ret { float, i32 } %b
}

define i32 @f(float %x) !dbg !5 {
  %r = call fast float @unused(float %x), !fpmath !0, !prof !1
    #dbg_value(float %r, !6, !DIExpression(), !8)
  %q = call { float, i32 } @pair(float %x, i32 3)
    #dbg_value({ float, i32 } %q, !6, !DIExpression(), !8)
  %e = extractvalue { float, i32 } %q, 1
  ret i32 %e
}

!0 = !{float 2.5}
!1 = !{!"branch_weights", i32 7}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!4}
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !9, spFlags: DISPFlagDefinition, unit: !2)
!6 = !DILocalVariable(name: "x", scope: !5, file: !3, line: 1, type: !7)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DILocation(line: 1, scope: !5)
!9 = !DISubroutineType(types: !10)
!10 = !{null}

; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal void @unused() #0 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @pair(i32 %y) #0 {
; CHECK-NEXT:   %a = insertvalue { float, i32 } poison, float poison, 0
; CHECK-NEXT:   %b = insertvalue { float, i32 } %a, i32 %y, 1
; CHECK-NEXT:   %1 = extractvalue { float, i32 } %b, 1
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(float %x) !dbg !3 {
; CHECK-NEXT:   call void @unused(), !prof !6
; CHECK-NEXT:     #dbg_value(float poison, !7, !DIExpression(), !9)
; CHECK-NEXT:   %q = call i32 @pair(i32 3)
; CHECK-NEXT:     #dbg_value({ float, i32 } poison, !7, !DIExpression(), !9)
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
; CHECK: attributes #0 = { noinline }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{null}
; CHECK-NEXT: !6 = !{!"branch_weights", i32 7}
; CHECK-NEXT: !7 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1, type: !8)
; CHECK-NEXT: !8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
; CHECK-NEXT: !9 = !DILocation(line: 1, scope: !3)
