; RUN: %nvopt -passes=instcombine,gvn -verify-each -S %s | FileCheck %s
; RUN: %nvopt -passes=early-cse,gvn -verify-each -S %s | FileCheck %s
; RUN: %nvopt -passes=instcombine,gvn -full-sweep -verify-each -S %s | FileCheck %s
; What a pass before has offered to the rules (PP_SIMPLIFIES) is numbered and not offered again, but for what lies near a change. GVN's own changes are
; near: %z is 0 only when %b has become %a, and the comparison only when %v has become %x.
define i32 @near_a_change(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  %b = mul i32 %y, %x
  %z = sub i32 %a, %b
  %r = add i32 %z, %y
  ret i32 %r
}
; CHECK-LABEL: @near_a_change(
; CHECK: ret i32 %y
define i1 @behind_a_load(ptr noalias %p, i32 %x, i1 %c) {
entry:
  store i32 %x, ptr %p
  br i1 %c, label %then, label %done
then:
  %v = load i32, ptr %p
  %e = icmp eq i32 %v, %x
  br label %done
done:
  %r = phi i1 [ true, %entry ], [ %e, %then ]
  ret i1 %r
}
; CHECK-LABEL: @behind_a_load(
; CHECK: ret i1 true
; What a branch says is no fold: it is found although the rules have seen all of it.
define i32 @told_by_a_branch(i32 %x, i32 %y) {
entry:
  %e = icmp eq i32 %x, 7
  br i1 %e, label %same, label %other
same:
  %s = add i32 %x, %y
  ret i32 %s
other:
  ret i32 0
}
; CHECK-LABEL: @told_by_a_branch(
; CHECK: add i32 {{%y, 7|7, %y}}
