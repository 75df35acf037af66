; RUN: %nvopt -passes='loop(indvars)' -S %s | FileCheck %s
; Nothing is computed in ppc_fp128: such a counter stays.
; CHECK: phi ppc_fp128
; CHECK: fadd ppc_fp128
define void @f() {
entry:
  br label %loop
loop:
  %x = phi ppc_fp128 [ 0xM00000000000000000000000000000000, %entry ], [ %y, %loop ]
  %y = fadd ppc_fp128 %x, 0xM3FF00000000000000000000000000000
  %c = fcmp olt ppc_fp128 %y, 0xM40C38800000000000000000000000000
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
