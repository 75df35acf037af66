; RUN: %nvopt -passes='inline' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; With debug info a remark stands at its source line, and says at which call site, lines counted from where the functions begin.
define i32 @callee(i32 %x) !dbg !5 {
  %a = mul i32 %x, %x, !dbg !7
  ret i32 %a, !dbg !7
}
declare i32 @ext(i32) 
define i32 @mid(i32 %x) !dbg !9 {
  %a = call i32 @callee(i32 %x), !dbg !10
  ret i32 %a, !dbg !10
}
define i32 @top(i32 %x) !dbg !11 {
  %a = call i32 @mid(i32 %x), !dbg !12
  %b = call i32 @ext(i32 %a), !dbg !12
  ret i32 %b, !dbg !12
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "c", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a long/path to/a header that/is included/by many/and 'quoted'/callee.cuh", directory: "/tmp")
!3 = !{i32 2, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "callee", linkageName: "_Z6calleei", scope: !1, file: !1, line: 3, type: !6, scopeLine: 3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !8)
!7 = !DILocation(line: 4, column: 9, scope: !5)
!8 = !{null}
!9 = distinct !DISubprogram(name: "mid", scope: !1, file: !13, line: 10, type: !6, scopeLine: 3, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 12, column: 3, scope: !9)
!11 = distinct !DISubprogram(name: "top", scope: !1, file: !13, line: 20, type: !6, scopeLine: 3, unit: !0, spFlags: DISPFlagDefinition)
!12 = !DILocation(line: 25, column: 6, scope: !11)
!13 = !DIFile(filename: "caller.cu", directory: "/tmp")

; CHECK: remark: caller.cu:12:3: 'callee' inlined into 'mid' with (cost=-30, threshold=337) at callsite mid:2:3;
; CHECK-NEXT: remark: caller.cu:25:6: 'mid' inlined into 'top' with (cost=-30, threshold=337) at callsite top:5:6;
; CHECK-NOT: remark:
