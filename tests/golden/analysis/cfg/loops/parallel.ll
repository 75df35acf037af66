; RUN: %nvopt -passes='print<loops>' -disable-output %s 2>&1 | FileCheck %s
; Every access must be annotated for this very loop.
define void @groups(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %x = load i32, ptr %p, !llvm.access.group !2
  store i32 %x, ptr %p, !llvm.access.group !2
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
define void @one_access_without(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %x = load i32, ptr %p, !llvm.access.group !2
  store i32 %x, ptr %p
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
define void @older_form(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  store i32 0, ptr %p, !llvm.mem.parallel_loop_access !3
  br i1 %c, label %loop, label %exit, !llvm.loop !3
exit:
  ret void
}
define void @latches_disagree(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  store i32 0, ptr %p, !llvm.mem.parallel_loop_access !3
  br i1 %c, label %loop, label %more, !llvm.loop !3
more:
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_accesses", !2}
!2 = distinct !{}
!3 = distinct !{!3}

; CHECK: Loop info for function 'groups':
; CHECK-NEXT: Parallel Loop at depth 1 containing: %loop<header><latch><exiting>
; CHECK-NEXT: Loop info for function 'one_access_without':
; CHECK-NEXT: Loop at depth 1 containing: %loop<header><latch><exiting>
; CHECK-NEXT: Loop info for function 'older_form':
; CHECK-NEXT: Parallel Loop at depth 1 containing: %loop<header><latch><exiting>
; CHECK-NEXT: Loop info for function 'latches_disagree':
; CHECK-NEXT: Loop at depth 1 containing: %loop<header><latch>,%more<latch><exiting>
