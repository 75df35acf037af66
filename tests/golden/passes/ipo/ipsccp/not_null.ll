; RUN: %nvopt -passes=ipsccp -verify-each -S %s | FileCheck %s
; What all callers pass and all returns give is not null: attributes say so, and comparisons fold. An address of a block is no call.
@g = global i32 0

define internal ptr @inner(ptr %p, i1 %c) {
  %k = icmp eq ptr %p, null
  br i1 %k, label %x, label %y
x:
  ret ptr null
y:
  %q = select i1 %c, ptr %p, ptr @g
  ret ptr %q
}
define i1 @outer(i1 %c, ptr nonnull %p) {
  %s = alloca i32
  %a = call ptr @inner(ptr %s, i1 %c)
  %b = call ptr @inner(ptr %p, i1 %c)
  %ka = icmp eq ptr %a, null
  %kb = icmp ne ptr %b, null
  %r = and i1 %ka, %kb
  ret i1 %r
}
define internal i32 @labels(i1 %c, i32 %d) {
  %p = select i1 %c, ptr blockaddress(@labels, %one), ptr blockaddress(@labels, %two)
  indirectbr ptr %p, [label %one, label %two]
one:
  ret i32 %d
two:
  ret i32 7
}
define i32 @call_labels(i1 %c) {
  %r = call i32 @labels(i1 %c, i32 7)
  ret i32 %r
}
; CHECK-LABEL: define internal nonnull ptr @inner(ptr nonnull %p, i1 %c) {
; CHECK-NOT: ret ptr null
; CHECK-LABEL: @outer(
; CHECK: ret i1 false
; CHECK-LABEL: define internal i32 @labels(
; CHECK: ret i32 poison
; CHECK: ret i32 poison
; CHECK-LABEL: define i32 @call_labels(
; CHECK: ret i32 7
