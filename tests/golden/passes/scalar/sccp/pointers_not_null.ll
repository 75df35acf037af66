; RUN: %nvopt -passes=sccp -verify-each -S %s | FileCheck %s
; That a pointer is not null comes from what declares it, goes through phis, selects and steps inside objects, and decides comparisons; where
; null may be an object's address, steps say nothing.
declare void @use(i1)
declare nonnull ptr @get()
declare void @llvm.assume(i1)
@g = global i32 0

define nonnull ptr @joined(i1 %c, ptr nonnull %a) {
  %s = alloca i32
  br i1 %c, label %x, label %y
x:
  br label %j
y:
  %o = getelementptr inbounds i8, ptr %a, i64 4
  br label %j
j:
  %p = phi ptr [ %s, %x ], [ %o, %y ]
  %r = select i1 %c, ptr %p, ptr @g
  %k = icmp eq ptr %r, null
  call void @use(i1 %k)
  %k2 = icmp ugt ptr %r, null
  call void @use(i1 %k2)
  %k3 = icmp eq ptr %p, null
  call void @use(i1 %k3)
  ret ptr %r
}
define void @called(ptr %m) {
  %a = call ptr @get()
  %b = load ptr, ptr %m, !nonnull !0
  %c = icmp ne ptr %a, null
  call void @use(i1 %c)
  %d = icmp ne ptr null, %b
  call void @use(i1 %d)
  ret void
}
define i1 @branch(ptr %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %y, label %n
n:
  %o = getelementptr inbounds i8, ptr %p, i64 8
  %r = icmp eq ptr %o, null
  ret i1 %r
y:
  ret i1 true
}
define i1 @bundle(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
  %r = icmp eq ptr %p, null
  ret i1 %r
}
define i1 @step_of_shared(ptr addrspace(3) nonnull %p) {
  %o = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %r = icmp eq ptr addrspace(3) %o, null
  ret i1 %r
}
define i1 @frozen(ptr nonnull %p) {
  %o = freeze ptr %p
  %r = icmp eq ptr %o, null
  ret i1 %r
}
!0 = !{}
; CHECK-LABEL: @joined(
; CHECK-COUNT-1: call void @use(i1 false)
; CHECK: call void @use(i1 true)
; CHECK: call void @use(i1 false)
; CHECK-LABEL: @called(
; CHECK: call void @use(i1 true)
; CHECK: call void @use(i1 true)
; CHECK-LABEL: @branch(
; CHECK: ret i1 false
; CHECK-LABEL: @bundle(
; CHECK: ret i1 false
; CHECK-LABEL: @step_of_shared(
; CHECK: ret i1 %r
; CHECK-LABEL: @frozen(
; CHECK: ret i1 %r
