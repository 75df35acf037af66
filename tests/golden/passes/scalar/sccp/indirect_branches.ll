; RUN: %nvopt -passes=sccp -verify-each -S %s | FileCheck %s
; An indirect branch to a known block is a branch; to undef, or to a block that it does not list, it is undefined behaviour.
declare void @a()
declare void @b()

define void @known(i1 %c) {
  br i1 %c, label %x, label %y
x:
  br label %j
y:
  br label %j
j:
  %p = phi ptr [ blockaddress(@known, %two), %x ], [ blockaddress(@known, %two), %y ]
  indirectbr ptr %p, [label %one, label %two, label %two]
one:
  call void @a()
  br label %two
two:
  call void @b()
  ret void
}
define void @undefined() {
  indirectbr ptr undef, [label %one, label %two]
one:
  call void @a()
  ret void
two:
  call void @b()
  ret void
}
define void @not_listed(i1 %c) {
  br i1 %c, label %x, label %three
x:
  indirectbr ptr blockaddress(@not_listed, %three), [label %one, label %two]
one:
  call void @a()
  ret void
two:
  call void @b()
  ret void
three:
  ret void
}
define void @either(i1 %c) {
  %p = select i1 %c, ptr blockaddress(@either, %one), ptr blockaddress(@either, %two)
  indirectbr ptr %p, [label %one, label %two]
one:
  call void @a()
  ret void
two:
  call void @b()
  ret void
}
; CHECK-LABEL: @known(
; CHECK: j:
; CHECK-NEXT: br label %two
; CHECK-NOT: call void @a()
; CHECK-LABEL: @undefined(
; CHECK-NEXT: unreachable
; CHECK-LABEL: @not_listed(
; CHECK: x:
; CHECK-NEXT: unreachable
; CHECK-LABEL: @either(
; CHECK: indirectbr
