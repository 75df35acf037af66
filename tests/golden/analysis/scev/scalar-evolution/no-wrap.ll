; Flags are taken over only where poison would be seen by the program, and exit counts only where the loop must end.
; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
declare void @maybe_exits()
; The branch on %c sees poison of %i1: the flag holds.
define void @seen(i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %i1, %loop ]
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
; Nobody looks at %x: nothing may be said of the sum.
define i32 @not_seen(i32 %a, i32 %b) {
  %x = add nsw i32 %a, %b
  %y = add i32 %a, %b
  ret i32 %y
}
; A step of two may jump over the bound: no count, unless the loop must end.
define void @may_miss(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @maybe_exits()
  %i1 = add i32 %i, 3
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define void @must_end(i32 %n) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 4
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; CHECK: Printing analysis 'Scalar Evolution Analysis' for function 'seen':
; CHECK-NEXT: Classifying expressions for: @seen
; CHECK-NEXT:   %i = phi i32 [ %s, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   -->  {%s,+,1}<nsw><%loop> U: full-set S: full-set		Exits: (-1 + ((1 + %s)<nsw> smax %n))<nsw>		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %i1 = add nsw i32 %i, 1
; CHECK-NEXT:   -->  {(1 + %s)<nsw>,+,1}<nsw><%loop> U: [-2147483647,-2147483648) S: [-2147483647,-2147483648)		Exits: ((1 + %s)<nsw> smax %n)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT: Determining loop execution counts for: @seen
; CHECK-NEXT: Loop %loop: backedge-taken count is (-1 + (-1 * %s) + ((1 + %s)<nsw> smax %n))
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 -2
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is (-1 + (-1 * %s) + ((1 + %s)<nsw> smax %n))
; CHECK-NEXT: Loop %loop: Trip multiple is 1
; CHECK-NEXT: Printing analysis 'Scalar Evolution Analysis' for function 'not_seen':
; CHECK-NEXT: Classifying expressions for: @not_seen
; CHECK-NEXT:   %x = add nsw i32 %a, %b
; CHECK-NEXT:   -->  (%a + %b) U: full-set S: full-set
; CHECK-NEXT:   %y = add i32 %a, %b
; CHECK-NEXT:   -->  (%a + %b) U: full-set S: full-set
; CHECK-NEXT: Determining loop execution counts for: @not_seen
; CHECK-NEXT: Printing analysis 'Scalar Evolution Analysis' for function 'may_miss':
; CHECK-NEXT: Classifying expressions for: @may_miss
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   -->  {0,+,3}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %i1 = add i32 %i, 3
; CHECK-NEXT:   -->  {3,+,3}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; CHECK-NEXT: Determining loop execution counts for: @may_miss
; CHECK-NEXT: Loop %loop: Unpredictable backedge-taken count.
; CHECK-NEXT: Loop %loop: Unpredictable constant max backedge-taken count. 
; CHECK-NEXT: Loop %loop: Unpredictable symbolic max backedge-taken count. 
; CHECK-NEXT: Printing analysis 'Scalar Evolution Analysis' for function 'must_end':
; CHECK-NEXT: Classifying expressions for: @must_end
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   -->  {0,+,4}<%loop> U: [0,-3) S: [-2147483648,2147483645)		Exits: (4 * ((-4 + %n) /u 4))<nuw>		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %i1 = add i32 %i, 4
; CHECK-NEXT:   -->  {4,+,4}<nw><%loop> U: [0,-3) S: [-2147483648,2147483645)		Exits: (4 + (4 * ((-4 + %n) /u 4))<nuw>)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT: Determining loop execution counts for: @must_end
; CHECK-NEXT: Loop %loop: backedge-taken count is ((-4 + %n) /u 4)
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 1073741823
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is ((-4 + %n) /u 4)
; CHECK-NEXT: Loop %loop: Trip multiple is 1
