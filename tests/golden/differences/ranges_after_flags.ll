; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; The range of %next is the one after its start was found not to wrap; opt-22 shows what it was when first asked for, the full set.
define void @f(i32 %start, ptr %p) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %i = phi i32 [ %start, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, 1
  %wide = sext i32 %next to i64
  %q = getelementptr inbounds i32, ptr %p, i32 %next
  %v = load i32, ptr %q
  %c = icmp eq i32 %n, 1
  %m = add i32 %n, 1
  br i1 %c, label %exit, label %loop
exit:
  ret void
}

; CHECK: Printing analysis 'Scalar Evolution Analysis' for function 'f':
; CHECK-NEXT: Classifying expressions for: @f
; CHECK-NEXT:   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
; CHECK-NEXT:   -->  {0,+,1}<nuw><nsw><%loop> U: [0,2) S: [0,2)		Exits: 1		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %i = phi i32 [ %start, %entry ], [ %next, %loop ]
; CHECK-NEXT:   -->  {%start,+,1}<nsw><%loop> U: full-set S: full-set		Exits: (1 + %start)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %next = add nsw i32 %i, 1
; CHECK-NEXT:   -->  {(1 + %start)<nsw>,+,1}<nsw><%loop> U: [-2147483647,-2147483648) S: [-2147483647,-2147483648)		Exits: (2 + %start)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %wide = sext i32 %next to i64
; CHECK-NEXT:   -->  {(1 + (sext i32 %start to i64))<nsw>,+,1}<nsw><%loop> U: [-2147483647,2147483650) S: [-2147483647,2147483650)		Exits: (2 + (sext i32 %start to i64))<nsw>		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %p, i32 %next
; CHECK-NEXT:   -->  {(4 + (4 * (sext i32 %start to i64))<nsw> + %p),+,4}<nw><%loop> U: full-set S: full-set		Exits: (8 + (4 * (sext i32 %start to i64))<nsw> + %p)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %v = load i32, ptr %q, align 4
; CHECK-NEXT:   -->  %v U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; CHECK-NEXT:   %m = add i32 %n, 1
; CHECK-NEXT:   -->  {1,+,1}<nuw><nsw><%loop> U: [1,3) S: [1,3)		Exits: 2		LoopDispositions: { %loop: Computable }
; CHECK-NEXT: Determining loop execution counts for: @f
; CHECK-NEXT: Loop %loop: backedge-taken count is i32 1
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 1
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is i32 1
; CHECK-NEXT: Loop %loop: Trip multiple is 2
