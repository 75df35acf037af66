; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-exit-depth=3 -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-exit-depth=2 -disable-output %s 2>&1 | FileCheck %s --check-prefix=DEEP
; The exits of a loop with two that lies so deep are not looked at. Then nothing is known: that the loop below ends after 100 rounds is what its latch says, but it ends after n where that is less.
define void @two_exits(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.n, %outer.latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.n, %inner.latch ]
  %early = icmp eq i32 %j, %n
  br i1 %early, label %outer.latch, label %inner.latch
inner.latch:
  %j.n = add nuw nsw i32 %j, 1
  %late = icmp ult i32 %j.n, 100
  br i1 %late, label %inner, label %outer.latch
outer.latch:
  %i.n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.n, 10
  br i1 %c, label %outer, label %exit
exit:
  ret void
}
; CHECK: Loop %inner: <multiple exits> backedge-taken count is (99 umin %n)
; CHECK: Loop %outer: backedge-taken count is i32 9
; DEEP: Loop %inner: <multiple exits> Unpredictable backedge-taken count
; DEEP: Loop %inner: Unpredictable constant max backedge-taken count
; DEEP: Loop %outer: backedge-taken count is i32 9
