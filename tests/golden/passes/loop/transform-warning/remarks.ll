; RUN: %nvopt -passes=transform-warning -pass-remarks-output=- -disable-output %s | FileCheck %s
; Every request that can be left over, in opt's words; a place in the source where the loop's metadata or its way in has one.
target triple = "nvptx64-nvidia-cuda"
define void @unroll(ptr %p, i32 %n) !dbg !20 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  ret void
}
define void @all_others(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %l, %latch ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %latch, !llvm.loop !2
latch:
  %l = add i32 %k, 1
  %d = icmp slt i32 %l, %n
  br i1 %d, label %outer, label %done, !llvm.loop !1
done:
  ret void
}
!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!11}
!0 = distinct !{!0, !21, !{!"llvm.loop.unroll.enable"}}
!1 = distinct !{!1, !3, !{!"llvm.loop.unroll_and_jam.count", i32 4}, !{!"llvm.loop.distribute.enable", i1 true}}
!2 = distinct !{!2, !3, !{!"llvm.loop.vectorize.width", i32 1}, !{!"llvm.loop.unroll.count", i32 8}}
!3 = !{!"llvm.loop.vectorize.enable", i1 true}
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !12, emissionKind: FullDebug)
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !DIFile(filename: "source.cu", directory: "/src")
!20 = distinct !DISubprogram(name: "unroll", scope: !12, file: !12, line: 3, type: !22, unit: !10, spFlags: DISPFlagDefinition)
!21 = !DILocation(line: 7, column: 3, scope: !20)
!22 = !DISubroutineType(types: !{})

; CHECK: --- !Failure
; CHECK-NEXT: Pass:            transform-warning
; CHECK-NEXT: Name:            FailedRequestedUnrolling
; CHECK-NEXT: DebugLoc:        { File: source.cu, Line: 7, Column: 3 }
; CHECK-NEXT: Function:        unroll
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not unrolled: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Failure
; CHECK-NEXT: Pass:            transform-warning
; CHECK-NEXT: Name:            FailedRequestedUnrollAndJamming
; CHECK-NEXT: Function:        all_others
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not unroll-and-jammed: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Failure
; CHECK-NEXT: Pass:            transform-warning
; CHECK-NEXT: Name:            FailedRequestedVectorization
; CHECK-NEXT: Function:        all_others
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not vectorized: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Failure
; CHECK-NEXT: Pass:            transform-warning
; CHECK-NEXT: Name:            FailedRequestedDistribution
; CHECK-NEXT: Function:        all_others
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not distributed: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Failure
; CHECK-NEXT: Pass:            transform-warning
; CHECK-NEXT: Name:            FailedRequestedUnrolling
; CHECK-NEXT: Function:        all_others
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not unrolled: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Failure
; CHECK-NEXT: Pass:            transform-warning
; CHECK-NEXT: Name:            FailedRequestedInterleaving
; CHECK-NEXT: Function:        all_others
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          'loop not interleaved: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; CHECK-NEXT: ...
