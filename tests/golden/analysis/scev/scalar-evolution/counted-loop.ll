; A counted loop: recurrences with proved no-wrap flags, ranges, exit values, counts. The second loop has no count.
; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
define void @counted(ptr %p, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %out
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %w = sext i32 %i to i64
  %q = getelementptr inbounds float, ptr %p, i64 %w
  store float 0.0, ptr %q
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define void @no_count(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %loop, label %out
out:
  ret void
}

; CHECK: Printing analysis 'Scalar Evolution Analysis' for function 'counted':
; CHECK-NEXT: Classifying expressions for: @counted
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   -->  {0,+,1}<nuw><nsw><%loop> U: [0,2147483647) S: [0,2147483647)		Exits: (-1 + %n)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %w = sext i32 %i to i64
; CHECK-NEXT:   -->  {0,+,1}<nuw><nsw><%loop> U: [0,2147483647) S: [0,2147483647)		Exits: (zext i32 (-1 + %n) to i64)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %q = getelementptr inbounds float, ptr %p, i64 %w
; CHECK-NEXT:   -->  {%p,+,4}<nuw><%loop> U: full-set S: full-set		Exits: ((4 * (zext i32 (-1 + %n) to i64))<nuw><nsw> + %p)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %i1 = add nsw i32 %i, 1
; CHECK-NEXT:   -->  {1,+,1}<nuw><nsw><%loop> U: [1,-2147483648) S: [1,-2147483648)		Exits: %n		LoopDispositions: { %loop: Computable }
; CHECK-NEXT: Determining loop execution counts for: @counted
; CHECK-NEXT: Loop %loop: backedge-taken count is (-1 + %n)
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 2147483646
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is (-1 + %n)
; CHECK-NEXT: Loop %loop: Trip multiple is 1
; CHECK-NEXT: Printing analysis 'Scalar Evolution Analysis' for function 'no_count':
; CHECK-NEXT: Classifying expressions for: @no_count
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   -->  {0,+,1}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   -->  {1,+,1}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   -->  %v U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; CHECK-NEXT: Determining loop execution counts for: @no_count
; CHECK-NEXT: Loop %loop: Unpredictable backedge-taken count.
; CHECK-NEXT: Loop %loop: Unpredictable constant max backedge-taken count. 
; CHECK-NEXT: Loop %loop: Unpredictable symbolic max backedge-taken count. 
