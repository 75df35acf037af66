; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; Where a loop begins and ends is said in its metadata: inlined, these places lie in the caller, as all others of the body. A caller without debug info
; keeps them as they are. Each copy of the loop is another loop.
; CHECK: define void @caller(
; CHECK: br i1 {{.*}}, !llvm.loop ![[FIRST:[0-9]+]]
; CHECK: br i1 {{.*}}, !llvm.loop ![[SECOND:[0-9]+]]
; CHECK: define void @plain(
; CHECK: br i1 {{.*}}, !llvm.loop ![[BARE:[0-9]+]]
; CHECK: ![[CALLER:[0-9]+]] = distinct !DISubprogram(name: "caller"
; CHECK: ![[CALLEE:[0-9]+]] = distinct !DISubprogram(name: "callee"
; CHECK: ![[AT1:[0-9]+]] = distinct !DILocation(line: 2, scope: ![[CALLER]])
; CHECK: ![[FIRST]] = distinct !{![[FIRST]], ![[B1:[0-9]+]], ![[E1:[0-9]+]], ![[P:[0-9]+]]}
; CHECK: ![[B1]] = !DILocation(line: 10, column: 3, scope: ![[CALLEE]], inlinedAt: ![[AT1]])
; CHECK: ![[E1]] = !DILocation(line: 12, column: 3, scope: ![[CALLEE]], inlinedAt: ![[AT1]])
; CHECK: ![[P]] = !{!"llvm.loop.mustprogress"}
; CHECK: ![[AT2:[0-9]+]] = distinct !DILocation(line: 3, scope: ![[CALLER]])
; CHECK: ![[SECOND]] = distinct !{![[SECOND]], ![[B2:[0-9]+]], ![[E2:[0-9]+]], ![[P]]}
; CHECK: ![[B2]] = !DILocation(line: 10, column: 3, scope: ![[CALLEE]], inlinedAt: ![[AT2]])
; CHECK: ![[E2]] = !DILocation(line: 12, column: 3, scope: ![[CALLEE]], inlinedAt: ![[AT2]])
; CHECK: ![[BARE]] = distinct !{![[BARE]], ![[B3:[0-9]+]], ![[E3:[0-9]+]], ![[P]]}
; CHECK: ![[B3]] = !DILocation(line: 10, column: 3, scope: ![[CALLEE]])
define internal void @callee(i32 %n) !dbg !8 {
  br label %l

l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %j = add i32 %i, 1, !dbg !13
  %c = icmp slt i32 %j, %n, !dbg !13
  br i1 %c, label %l, label %x, !dbg !13, !llvm.loop !14

x:
  ret void, !dbg !13
}

define void @caller(i32 %n) !dbg !5 {
  call void @callee(i32 %n), !dbg !9
  call void @callee(i32 %n), !dbg !10
  ret void, !dbg !10
}

define void @plain(i32 %n) {
  call void @callee(i32 %n)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "caller", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!8 = distinct !DISubprogram(name: "callee", file: !1, line: 9, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 2, scope: !5)
!10 = !DILocation(line: 3, scope: !5)
!13 = !DILocation(line: 11, scope: !8)
!14 = distinct !{!14, !15, !16, !17}
!15 = !DILocation(line: 10, column: 3, scope: !8)
!16 = !DILocation(line: 12, column: 3, scope: !8)
!17 = !{!"llvm.loop.mustprogress"}
