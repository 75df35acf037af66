; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -verify-each -S %s | FileCheck %s
; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>,simple-loop-unswitch<nontrivial>)' -verify-each -S %s | FileCheck %s
; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -simple-loop-unswitch-memoryssa-threshold=0 -S %s | FileCheck %s --check-prefix=NONE
; A condition that is loaded in every round, and that one side of the loop cannot change: that side has a loop of its own. Not where something on that side may write the place, a
; barrier among it, the load is volatile or atomic, or the first round may end before it. Knob: accesses looked at.
; NONE-NOT: .us
declare void @clobber()
declare void @may_not_return() memory(none) nounwind
define i32 @true_side(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 100
  br i1 %c, label %a, label %b
a:
  %g = getelementptr i32, ptr %q, i32 %i
  store i32 %i, ptr %g
  br label %l
b:
  call void @clobber()
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %i
}
define i32 @false_side(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %r = load ptr, ptr %p
  %s = getelementptr i8, ptr %r, i64 4
  %v = load i8, ptr %s
  %c = trunc i8 %v to i1
  br i1 %c, label %b, label %l
b:
  call void @clobber()
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %i
}
define i32 @written(ptr %p, ptr %q, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 100
  br i1 %c, label %a, label %b
a:
  %g = getelementptr i32, ptr %q, i32 %i
  store i32 %i, ptr %g
  br label %l
b:
  call void @clobber()
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %i
}
define i32 @released(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 100
  br i1 %c, label %a, label %b
a:
  fence syncscope("block") acquire
  br label %l
b:
  call void @clobber()
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %i
}
define i32 @volatile(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 100
  br i1 %c, label %l, label %b
b:
  call void @clobber()
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %i
}
define i32 @atomic(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load atomic i32, ptr %p unordered, align 4
  %c = icmp eq i32 %v, 100
  br i1 %c, label %l, label %b
b:
  call void @clobber()
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %i
}
define i32 @ends_before(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @may_not_return()
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 100
  br i1 %c, label %l, label %b
b:
  call void @clobber()
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %i
}
; CHECK-LABEL: define i32 @true_side(
; CHECK: %[[V:[0-9]+]] = load i32, ptr %p
; CHECK-NEXT: %[[C:[0-9]+]] = icmp eq i32 %[[V]], 100
; CHECK-NEXT: br i1 %[[C]]
; CHECK: h:
; CHECK: call void @clobber
; CHECK: !llvm.loop
; CHECK: h.us:
; CHECK-NOT: load
; CHECK-NOT: call void
; CHECK: ret i32
; CHECK-LABEL: define i32 @false_side(
; CHECK: %[[R:[0-9]+]] = load ptr, ptr %p
; CHECK-NEXT: %[[S:[0-9]+]] = getelementptr i8, ptr %[[R]], i64 4
; CHECK-NEXT: %[[W:[0-9]+]] = load i8, ptr %[[S]]
; CHECK-NEXT: trunc i8 %[[W]] to i1
; CHECK: h.us:
; CHECK-NOT: call void
; CHECK: ret i32
; CHECK-LABEL: define i32 @written(
; CHECK-NOT: .us
; CHECK-LABEL: define i32 @ends_before(
; CHECK-NOT: .us
; CHECK: ret i32
