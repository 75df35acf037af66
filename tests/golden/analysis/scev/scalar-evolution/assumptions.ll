; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-classify-expressions=0 -disable-output %s 2>&1 | FileCheck %s
; Counts that hold under assumptions that a program could check: they are printed apart, the plain counts stay unknown.

; A phi that comes around through a cast to 32 bits.
; CHECK-LABEL: 'phicast'
; CHECK: Loop %loop: Unpredictable backedge-taken count.
; CHECK: Loop %loop: Predicated backedge-taken count is (-1 + (1 smax %n))<nsw>
; CHECK-NEXT: Predicates:
; CHECK-NEXT: {0,+,1}<%loop> Added Flags: <nssw>
; CHECK: Loop %loop: Predicated constant max backedge-taken count is i64 9223372036854775806
define void @phicast(ptr %A, i64 %n, i32 %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %t = shl i64 %i, 32
  %u = ashr exact i64 %t, 32
  %p = getelementptr i8, ptr %A, i64 %i
  store i8 0, ptr %p
  %i1 = add i64 %u, 1
  %b = icmp slt i64 %i1, %n
  br i1 %b, label %loop, label %out
out:
  ret void
}

; Counting down, compared as a wider number.
; CHECK-LABEL: 'sge'
; CHECK: Loop %loop: Unpredictable backedge-taken count.
; CHECK: Loop %loop: Predicated backedge-taken count is (100 + (-1 * (100 smin %n)))
; CHECK-NEXT: Predicates:
; CHECK-NEXT: {100,+,-1}<%loop> Added Flags: <nssw>
define void @sge(ptr %A, i64 %n, i16 %s) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 100, %entry ], [ %i1, %loop ]
  %u = sext i16 %i to i64
  %p = getelementptr i8, ptr %A, i64 %u
  store i8 0, ptr %p
  %i1 = add i16 %i, -1
  %b = icmp sgt i64 %u, %n
  br i1 %b, label %loop, label %out
out:
  ret void
}

; Two extensions of one recurrence: both assumptions.
; CHECK-LABEL: 'both'
; CHECK: Loop %loop: Unpredictable backedge-taken count.
; CHECK: Loop %loop: Predicated backedge-taken count is (((-1 * (zext i16 %s to i64))<nsw> + (1000 umax (zext i16 %s to i64))) umin ((-1 * (sext i16 %s to i64))<nsw> + ((sext i16 %s to i64) smax %n)))
; CHECK-NEXT: Predicates:
; CHECK-NEXT: {%s,+,1}<%loop> Added Flags: <nssw>
; CHECK-NEXT: {%s,+,1}<%loop> Added Flags: <nusw>
; CHECK: Loop %loop: Predicated constant max backedge-taken count is i64 1000
define void @both(ptr %A, i64 %n, i16 %s) {
entry:
  br label %loop
loop:
  %i = phi i16 [ %s, %entry ], [ %i1, %loop ]
  %u = sext i16 %i to i64
  %z = zext i16 %i to i64
  %i1 = add i16 %i, 1
  %b = icmp slt i64 %u, %n
  %c = icmp ult i64 %z, 1000
  %d = and i1 %b, %c
  br i1 %d, label %loop, label %out
out:
  ret void
}

; A step of 4 bytes meets the end only if the distance is a multiple of it.
; CHECK-LABEL: 'distance'
; CHECK: Loop %loop: Unpredictable backedge-taken count.
; CHECK: Loop %loop: Predicated backedge-taken count is (((-1 * (ptrtoint ptr %p to i64)) + (ptrtoint ptr %q to i64)) /u 4)
; CHECK-NEXT: Predicates:
; CHECK-NEXT: Equal predicate: (zext i2 ((trunc i64 (ptrtoint ptr %q to i64) to i2) + (-1 * (trunc i64 (ptrtoint ptr %p to i64) to i2))) to i64) == 0
define void @distance(ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi ptr [ %p, %entry ], [ %j, %loop ]
  %j = getelementptr i8, ptr %i, i64 4
  %c = icmp eq ptr %i, %q
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; One that is never met has no count under any assumption.
; CHECK-LABEL: 'missed'
; CHECK-NOT: Predicated
define void @missed() {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 4
  %c = icmp ne i8 %j, 6
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
