; RUN: %nvopt -passes=sccp -verify-each -S %s | FileCheck %s
; A load through an alias of a constant is one of the constant, unless another module may say what the alias is; a load from null or undef is
; undefined behaviour; a default that leads where a case leads stays.
@t = private constant [3 x i32] [i32 5, i32 6, i32 7]
@end = alias i32, getelementptr (i8, ptr @t, i64 4)
@further = alias i32, getelementptr (i8, ptr @end, i64 4)
@weak = weak alias i32, ptr @t

define i32 @through() {
  %a = load i32, ptr @end
  %b = load i32, ptr @further
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @interposable() {
  %a = load i32, ptr @weak
  ret i32 %a
}
define i32 @nowhere() {
  %a = load i32, ptr null
  ret i32 %a
}
define i32 @null_of_shared() {
  %a = load i32, ptr addrspace(3) null
  ret i32 %a
}
define i32 @shared_default(ptr %p) {
  %x = load i32, ptr %p, !range !0
  switch i32 %x, label %d [
    i32 0, label %d
    i32 1, label %a
    i32 2, label %a
    i32 7, label %b
  ]
d:
  ret i32 1
a:
  ret i32 2
b:
  ret i32 3
}
!0 = !{i32 0, i32 3}
; CHECK-LABEL: @through(
; CHECK-NEXT: ret i32 13
; CHECK-LABEL: @interposable(
; CHECK: ret i32 %a
; CHECK-LABEL: @nowhere(
; CHECK-NEXT: ret i32 poison
; CHECK-LABEL: @null_of_shared(
; CHECK: ret i32 %a
; CHECK-LABEL: @shared_default(
; CHECK: switch i32 %x, label %d [
; CHECK-NOT: i32 7
; CHECK: ]
