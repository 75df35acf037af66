; RUN: %nvopt -passes=aa-eval -disable-output -print-all-alias-modref-info %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=aa-eval -disable-output -print-all-alias-modref-info -basic-aa-recphi=false %s 2>&1 | FileCheck %s --check-prefix=OFF
; Phis and selects answer what all operands agree on. A pointer that walks through one object stays apart from another.
; CHECK-LABEL: Function: walk
; CHECK-DAG: NoAlias: {{.*}}i8* %other, i8* %p
; CHECK-DAG: MayAlias: {{.*}}i8* %p, i8* %start
; OFF-LABEL: Function: walk
; OFF: MayAlias: {{.*}}i8* %other, i8* %p
define void @walk(ptr noalias %start, ptr noalias %other, i1 %c) {
entry:
  store i8 0, ptr %start
  store i8 0, ptr %other
  br label %loop
loop:
  %p = phi ptr [ %start, %entry ], [ %next, %loop ]
  store i8 1, ptr %p
  %next = getelementptr i8, ptr %p, i64 1
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; Two phis of one block are compared edge by edge; of two selects of one condition the arms.
; CHECK-LABEL: Function: edges
; CHECK: NoAlias: {{.*}}i8* %p, i8* %q
; CHECK: NoAlias: {{.*}}i8* %s, i8* %t
; CHECK: MayAlias: {{.*}}i8* %s, i8* %u
define void @edges(i1 %c, i1 %d, ptr noalias %x, ptr noalias %y) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi ptr [ %x, %a ], [ %y, %b ]
  %q = phi ptr [ %y, %a ], [ %x, %b ]
  store i8 0, ptr %p
  store i8 0, ptr %q
  %s = select i1 %c, ptr %x, ptr %y
  %t = select i1 %c, ptr %y, ptr %x
  %u = select i1 %d, ptr %y, ptr %x
  store i8 0, ptr %s
  store i8 0, ptr %t
  store i8 0, ptr %u
  ret void
}
; The other side may be of a later round: %i of this round and of the next differ.
; CHECK-LABEL: Function: rounds
; CHECK: MayAlias: {{.*}}i32* %e, i32* %prev
define void @rounds(ptr %base, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %in, %loop ]
  %prev = phi ptr [ %base, %entry ], [ %e, %loop ]
  %i1 = add i64 %i, 4
  %e = getelementptr i32, ptr %base, i64 %i
  %v = load i32, ptr %prev
  store i32 %v, ptr %e
  %in = add i64 %i, 1
  %c = icmp ult i64 %in, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
