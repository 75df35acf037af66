; RUN: %nvopt -passes=sccp -verify-each -S %s | FileCheck %s
; Where a branch says that a pointer is equal to a constant, comparisons fold, but accesses stay with the pointer: the end of one variable may
; be where another one begins.
@x = global [1 x i32] zeroinitializer
@y = global i32 0
declare void @use(i1)

define i32 @ends(ptr %p) {
  store i32 1, ptr @y
  %c = icmp eq ptr %p, getelementptr inbounds (i8, ptr @x, i64 4)
  br i1 %c, label %t, label %f
t:
  store i32 2, ptr %p
  %d = icmp eq ptr %p, getelementptr inbounds (i8, ptr @x, i64 4)
  call void @use(i1 %d)
  %e = icmp eq ptr %p, null
  call void @use(i1 %e)
  br label %f
f:
  %l = load i32, ptr @y
  ret i32 %l
}
define i1 @unequal(ptr %p) {
  %c = icmp eq ptr %p, @y
  br i1 %c, label %t, label %f
t:
  ret i1 true
f:
  %d = icmp eq ptr %p, @y
  %e = icmp eq ptr %p, @x
  %o = or i1 %d, %e
  ret i1 %o
}
; CHECK-LABEL: @ends(
; CHECK: store i32 2, ptr %p
; CHECK: call void @use(i1 true)
; CHECK: call void @use(i1 false)
; CHECK-LABEL: @unequal(
; CHECK: f:
; CHECK-NEXT: %e = icmp eq ptr %p, @x
