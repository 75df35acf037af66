; No closed form: the loop is run in the mind, up to a cap; a shift reaches zero within the width.
; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
define i32 @collatz() {
entry:
  br label %loop
loop:
  %x = phi i32 [ 6, %entry ], [ %x2, %loop ]
  %m = mul i32 %x, 5
  %x2 = xor i32 %m, 3
  %c = icmp ult i32 %x2, 10000
  br i1 %c, label %loop, label %out
out:
  ret i32 %x2
}
define void @shifted(i32 %a) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %x2, %loop ]
  %x2 = lshr i32 %x, 1
  %c = icmp ne i32 %x2, 0
  br i1 %c, label %loop, label %out
out:
  ret void
}

; CHECK: Printing analysis 'Scalar Evolution Analysis' for function 'collatz':
; CHECK-NEXT: Classifying expressions for: @collatz
; CHECK-NEXT:   %x = phi i32 [ 6, %entry ], [ %x2, %loop ]
; CHECK-NEXT:   -->  %x U: full-set S: full-set		Exits: 3646		LoopDispositions: { %loop: Variant }
; CHECK-NEXT:   %m = mul i32 %x, 5
; CHECK-NEXT:   -->  (5 * %x) U: full-set S: full-set		Exits: 18230		LoopDispositions: { %loop: Variant }
; CHECK-NEXT:   %x2 = xor i32 %m, 3
; CHECK-NEXT:   -->  %x2 U: full-set S: full-set		Exits: 18229		LoopDispositions: { %loop: Variant }
; CHECK-NEXT: Determining loop execution counts for: @collatz
; CHECK-NEXT: Loop %loop: backedge-taken count is i32 4
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 4
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is i32 4
; CHECK-NEXT: Loop %loop: Trip multiple is 5
; CHECK-NEXT: Printing analysis 'Scalar Evolution Analysis' for function 'shifted':
; CHECK-NEXT: Classifying expressions for: @shifted
; CHECK-NEXT:   %x = phi i32 [ %a, %entry ], [ %x2, %loop ]
; CHECK-NEXT:   -->  %x U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; CHECK-NEXT:   %x2 = lshr i32 %x, 1
; CHECK-NEXT:   -->  (%x /u 2) U: [0,-2147483648) S: [0,-2147483648)		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; CHECK-NEXT: Determining loop execution counts for: @shifted
; CHECK-NEXT: Loop %loop: Unpredictable backedge-taken count.
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 32
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is i32 32
