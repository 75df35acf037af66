; Limits of scalar evolution by their documented names: each shown to change an answer, in the function that is named for what it limits.
; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck --check-prefix=CHECK %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-ext-depth=0 -disable-output %s 2>&1 | FileCheck --check-prefix=EXT %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-cast-depth=0 -disable-output %s 2>&1 | FileCheck --check-prefix=CAST %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-arith-depth=0 -disable-output %s 2>&1 | FileCheck --check-prefix=ARITH %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-constant-evolving-depth=1 -disable-output %s 2>&1 | FileCheck --check-prefix=EVOLVE %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-expr-size=6 -disable-output %s 2>&1 | FileCheck --check-prefix=SIZE %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-expr-size=6 -scalar-evolution-max-expr-failures=1 -disable-output %s 2>&1 | FileCheck --check-prefix=FAIL %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-scev-compare-depth=0 -disable-output %s 2>&1 | FileCheck --check-prefix=COMPARE %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-value-compare-depth=0 -disable-output %s 2>&1 | FileCheck --check-prefix=VALUE %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-scev-operations-implication-depth=0 -disable-output %s 2>&1 | FileCheck --check-prefix=IMPLY %s
; How many operations an extension is moved through. It is a cast, too.
; CHECK-LABEL: 'extensions'
; CHECK: -->  ((5 + ((zext i16 %a to i64) /u 2))<nuw><nsw> /u 4)
; EXT-LABEL: 'extensions'
; EXT: -->  ((zext i32 (5 + ((zext i16 %a to i32) /u 2))<nuw><nsw> to i64) /u 4)
; CAST-LABEL: 'extensions'
; CAST: -->  ((zext i32 (5 + ((zext i16 %a to i32) /u 2))<nuw><nsw> to i64) /u 4)
define i64 @extensions(i16 %a) {
  %x = zext i16 %a to i32
  %h = lshr i32 %x, 1
  %s = add nuw nsw i32 %h, 5
  %d = lshr i32 %s, 2
  %z = zext i32 %d to i64
  ret i64 %z
}
; CHECK-LABEL: 'truncations'
; CHECK: -->  ((trunc i32 %b to i16) + (3 * (trunc i64 %a to i16)))
; EXT-LABEL: 'truncations'
; EXT: -->  ((trunc i32 %b to i16) + (3 * (trunc i64 %a to i16)))
; CAST-LABEL: 'truncations'
; CAST: -->  ((trunc i64 (3 * %a) to i16) + (trunc i32 %b to i16))
define i16 @truncations(i64 %a, i32 %b) {
  %w = zext i32 %b to i64
  %m = mul i64 %a, 3
  %s = add i64 %m, %w
  %t = trunc i64 %s to i16
  ret i16 %t
}
; How often sums of sums are put together anew; how far two values are compared to bring them into an order.
; CHECK-LABEL: 'sums'
; CHECK: -->  (%a + %b)
; CHECK: -->  (7 + (2 * %a) + (4 * %b))
; VALUE-LABEL: 'sums'
; VALUE: -->  (%b + %a)
; ARITH-LABEL: 'sums'
; ARITH: -->  (7 + (3 * (%a + %b)) + (-1 * %a) + %b)
define i32 @sums(i32 %a, i32 %b) {
  %x = add i32 %a, %b
  %y = add i32 %b, 7
  %z = mul i32 %x, 3
  %s = add i32 %z, %y
  %u = sub i32 %s, %a
  ret i32 %u
}
; How far two expressions are compared to bring them into an order.
; CHECK-LABEL: 'operands'
; CHECK: -->  (((%q /u 5) /u %p) + ((%p /u 5) /u %q))
; COMPARE-LABEL: 'operands'
; COMPARE: -->  (((%p /u 5) /u %q) + ((%q /u 5) /u %p))
define i32 @operands(i32 %p, i32 %q) {
  %a = udiv i32 %p, 5
  %b = udiv i32 %q, 5
  %ab = udiv i32 %a, %q
  %ba = udiv i32 %b, %p
  %s = add i32 %ba, %ab
  ret i32 %s
}
; Operations between a condition and the phi that it is computed from, round by round.
; CHECK-LABEL: 'evolving'
; CHECK: Loop %loop: backedge-taken count is i32 4
; EVOLVE-LABEL: 'evolving'
; EVOLVE: Loop %loop: Unpredictable backedge-taken count.
define i32 @evolving() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %n, %loop ]
  %a = xor i32 %i, 5
  %b = shl i32 %a, 1
  %n = and i32 %b, 63
  %c = icmp eq i32 %n, 38
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %n
}
; Nodes of an expression; after as many that were too large nothing new is analysed.
; CHECK-LABEL: 'large'
; CHECK: -->  (1 + (%a * %b) + (%c * %d))
; SIZE-LABEL: 'large'
; SIZE: -->  (1 + %s)
; FAIL-LABEL: 'large'
; FAIL: -->  %t
define i32 @large(i32 %a, i32 %b, i32 %c, i32 %d) {
  %x = mul i32 %a, %b
  %y = mul i32 %c, %d
  %s = add i32 %x, %y
  %t = add i32 %s, 1
  ret i32 %t
}
; Conditions that follow from others through an operation: n > 0 gives 0 < n / 2 + 1.
; CHECK-LABEL: 'implied'
; CHECK: Loop %header: backedge-taken count is (1 + %h)<nsw>
; IMPLY-LABEL: 'implied'
; IMPLY: Loop %header: backedge-taken count is (0 smax (1 + %h)<nsw>)
define void @implied(i32 %n) {
entry:
  %g = icmp sge i32 %n, 0
  %h = sdiv i32 %n, 2
  br i1 %g, label %pre, label %exit
pre:
  br label %header
header:
  %i = phi i32 [ 0, %pre ], [ %i1, %header ]
  %i1 = add i32 %i, 1
  %c = icmp sgt i32 %i, %h
  br i1 %c, label %exit, label %header
exit:
  ret void
}
