; RUN: %nvopt -passes='cgscc(function-attrs)' -S %s | FileCheck %s
; A function with debug information has an address like one without.
define i32 @f() !dbg !3 {
  ret i32 10
}

define ptr @g() {
  ret ptr @f
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef i32 @f() #0 !dbg !3 {
; CHECK-NEXT:   ret i32 10
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef nonnull ptr @g() #0 {
; CHECK-NEXT:   ret ptr @f
; CHECK-NEXT: }
; CHECK: attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{null}
