; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -S %s | FileCheck %s --check-prefix=COPIED
; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -unswitch-threshold=2 -S %s | FileCheck %s --check-prefix=STAYS
; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch)' -S %s | FileCheck %s --check-prefix=STAYS
; So much code may be there more than once; without the option, none.
; COPIED: h.us:
; STAYS-NOT: {{^}}h.us:
define void @branch(i1 %c, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @work(i32 %i)
  br i1 %c, label %a, label %l
a:
  call void @work(i32 1)
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
declare void @work(i32)
