; RUN: %nvopt -passes=always-inline -S %s | FileCheck %s
; What comes in from a function without debug info, as a device library's, belongs to the line of the call; what comes
; in from one with lines keeps its own, and code without a line stays without one.
define internal float @library(ptr %p, float %x) alwaysinline {
  %slot = alloca float
  store float %x, ptr %slot
  %a = fmul float %x, %x
  %c = fcmp olt float %a, 1.0
  br i1 %c, label %small, label %out
small:
  %b = load float, ptr %p
  br label %out
out:
  %r = phi float [ %b, %small ], [ %a, %0 ]
  ret float %r
}
define internal float @lines(float %x) alwaysinline !dbg !8 {
  %a = fmul float %x, %x, !dbg !9
  %b = fadd float %a, 1.0
  ret float %b, !dbg !9
}
define float @k(ptr %p, float %x) !dbg !4 {
  %r = call float @library(ptr %p, float %x), !dbg !7
  %s = call float @lines(float %r), !dbg !7
  ret float %s, !dbg !7
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
!8 = distinct !DISubprogram(name: "lines", scope: !1, file: !1, line: 10, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 11, column: 2, scope: !8)

; CHECK-LABEL: define float @k(ptr %p, float %x) !dbg !3 {
; CHECK-NEXT:   %slot.i = alloca float, align 4
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %slot.i), !dbg !6
; CHECK-NEXT:   store float %x, ptr %slot.i, align 4, !dbg !6
; CHECK-NEXT:   %a.i = fmul float %x, %x, !dbg !6
; CHECK-NEXT:   %c.i = fcmp olt float %a.i, 1.000000e+00, !dbg !6
; CHECK-NEXT:   br i1 %c.i, label %small.i, label %out.i, !dbg !6
; CHECK: small.i:                                          ; preds = %0
; CHECK-NEXT:   %b.i = load float, ptr %p, align 4, !dbg !6
; CHECK-NEXT:   br label %out.i, !dbg !6
; CHECK: out.i:                                            ; preds = %small.i, %0
; CHECK-NEXT:   %r.i = phi float [ %a.i, %0 ], [ %b.i, %small.i ], !dbg !6
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %slot.i), !dbg !6
; CHECK-NEXT:   %a.i1 = fmul float %r.i, %r.i, !dbg !7
; CHECK-NEXT:   %b.i2 = fadd float %a.i1, 1.000000e+00
; CHECK-NEXT:   ret float %b.i2, !dbg !6
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.cu", directory: "/")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{null}
; CHECK-NEXT: !6 = !DILocation(line: 3, column: 2, scope: !3)
; CHECK-NEXT: !7 = !DILocation(line: 11, column: 2, scope: !8, inlinedAt: !9)
; CHECK-NEXT: !8 = distinct !DISubprogram(name: "lines", scope: !1, file: !1, line: 10, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !9 = distinct !DILocation(line: 3, column: 2, scope: !3)
