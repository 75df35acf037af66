; RUN: %nvopt -passes=reassociate -S %s | FileCheck %s
; RUN: %nvopt -passes="reassociate<keep-order>" -S %s | FileCheck %s --check-prefix=PTX
; A negative constant in a product or quotient gives its sign to the sum above: to the bit the same, so no flag is asked for.
; CHECK-LABEL: @subtracted
; CHECK-NEXT: fmul float %b, 3.000000e+00
; CHECK-NEXT: fmul float %{{.*}}, %c
; CHECK-NEXT: fadd float %a,
define float @subtracted(float %a, float %b, float %c) {
  %m = fmul float %b, -3.0
  %n = fmul float %m, %c
  %s = fsub float %a, %n
  ret float %s
}
; PTX-LABEL: @subtracted
; PTX: fadd float %a,
; CHECK-LABEL: @added
; CHECK-NEXT: fdiv float 3.000000e+00, %b
; CHECK-NEXT: fsub float %a,
; PTX has no fused a - b * c.
; PTX-LABEL: @added
; PTX: fdiv float -3.000000e+00, %b
; PTX-NEXT: fadd float
define float @added(float %a, float %b) {
  %q = fdiv float -3.0, %b
  %s = fadd float %q, %a
  ret float %s
}
; Two signs take each other away.
; CHECK-LABEL: @twice
; CHECK-NEXT: fmul <2 x double> %b, splat (double 3.000000e+00)
; CHECK-NEXT: fdiv <2 x double> %{{.*}}, splat (double 7.000000e+00)
; CHECK-NEXT: fadd <2 x double> %a,
define <2 x double> @twice(<2 x double> %a, <2 x double> %b) {
  %m = fmul <2 x double> %b, splat (double -3.0)
  %q = fdiv <2 x double> %m, splat (double -7.0)
  %s = fadd <2 x double> %a, %q
  ret <2 x double> %s
}
; The product has a second user, or the subtraction would be taken apart again: as it was.
; CHECK-LABEL: @stays
; CHECK: fmul float %b, -3.000000e+00
; CHECK: fsub float %a, %m
; CHECK: fmul fast float %b, -4.000000e+00
; CHECK-NOT: fsub
; CHECK: ret
define float @stays(float %a, float %b, ptr %p) {
  %m = fmul float %b, -3.0
  store float %m, ptr %p
  %s = fsub float %a, %m
  %n = fmul fast float %b, -4.0
  %t = fadd fast float %s, %n
  %u = fadd fast float %t, %a
  ret float %u
}
; What a debugger would show of the product is another value.
; CHECK-LABEL: @debug
; CHECK: fmul float %b, 3.000000e+00
; CHECK-NEXT: fadd float
; CHECK-NEXT: #dbg_value(float poison,
define float @debug(float %a, float %b) !dbg !4 {
  %m = fmul float %b, -3.0, !dbg !6
    #dbg_value(float %m, !5, !DIExpression(), !6)
  %s = fsub float %a, %m, !dbg !6
  ret float %s, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !7)
!4 = distinct !DISubprogram(name: "debug", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocalVariable(name: "m", scope: !4, file: !1, line: 2, type: !8)
!6 = !DILocation(line: 2, scope: !4)
!7 = !{null}
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
