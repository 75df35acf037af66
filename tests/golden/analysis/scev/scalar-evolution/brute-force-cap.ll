; The cap on rounds is below what the loop takes: no count.
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-iterations=3 -disable-output %s 2>&1 | FileCheck %s
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

; CHECK: Printing analysis 'Scalar Evolution Analysis' for function 'collatz':
; CHECK-NEXT: Classifying expressions for: @collatz
; CHECK-NEXT:   %x = phi i32 [ 6, %entry ], [ %x2, %loop ]
; CHECK-NEXT:   -->  %x U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; CHECK-NEXT:   %m = mul i32 %x, 5
; CHECK-NEXT:   -->  (5 * %x) U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; CHECK-NEXT:   %x2 = xor i32 %m, 3
; CHECK-NEXT:   -->  %x2 U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; CHECK-NEXT: Determining loop execution counts for: @collatz
; CHECK-NEXT: Loop %loop: Unpredictable backedge-taken count.
; CHECK-NEXT: Loop %loop: Unpredictable constant max backedge-taken count. 
; CHECK-NEXT: Loop %loop: Unpredictable symbolic max backedge-taken count. 
