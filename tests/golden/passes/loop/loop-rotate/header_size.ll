; RUN: %nvopt -passes='loop(loop-rotate)' -S %s | FileCheck %s --check-prefix=ROTATED
; RUN: %nvopt -passes='loop(loop-rotate)' -rotation-max-header-size=2 -S %s | FileCheck %s --check-prefix=STAYS
; RUN: %nvopt -passes='loop(loop-rotate<no-header-duplication>)' -S %s | FileCheck %s --check-prefix=STAYS
; ROTATED: entry:
; ROTATED: icmp ult i32 0, %n
; STAYS: entry:
; STAYS-NEXT: br label %h
define void @f(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %k = mul i32 %i, %i
  %l = add i32 %k, %i
  %c = icmp ult i32 %l, %n
  br i1 %c, label %body, label %exit
body:
  call void @work(i32 %i)
  %j = add i32 %i, 1
  br label %h
exit:
  ret void
}
declare void @work(i32)
