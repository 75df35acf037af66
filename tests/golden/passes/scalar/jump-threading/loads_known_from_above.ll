; RUN: %nvopt -passes=jump-threading -S %s | FileCheck %s
; A load that a branch decides on is done where nothing is known of it; not over a barrier or a volatile access.
declare i32 @f1()
declare i32 @f2()
declare void @f3()
define i32 @test1(ptr %P, i1 %t) {
entry:
  br i1 %t, label %bb1, label %bb
bb1:
  %u = call i32 @f1()
  store i32 42, ptr %P, align 4
  br label %bb3
bb:
  %u2 = call i32 @f2()
  br label %bb3
bb3:
  %res.0 = phi i32 [ %u, %bb1 ], [ %u2, %bb ]
  %l = load i32, ptr %P, align 4
  %c = icmp sgt i32 %l, 36
  br i1 %c, label %bb4, label %bb5
bb4:
  call void @f3()
  ret i32 %res.0
bb5:
  ret i32 %res.0
}
define i32 @test2(ptr %P, ptr %Q, i32 %t) {
entry:
  switch i32 %t, label %bb3 [ i32 1, label %bb1
   i32 2, label %bb 
   i32 3, label %bb3 ]
bb1:
  %u = call i32 @f1()
  store i32 42, ptr %P, align 4
  br label %bb3
bb:
  %u2 = call i32 @f2()
  %y = load i32, ptr %Q, !range !0
  br label %bb3
bb3:
  %p = phi ptr [ %P, %bb1 ], [ %Q, %bb ], [ %P, %entry ], [ %P, %entry ]
  %l = load i32, ptr %p, align 4
  %c = icmp sgt i32 %l, 36
  br i1 %c, label %bb4, label %bb5
bb4:
  call void @f3()
  ret i32 1
bb5:
  ret i32 2
}
define void @fence_above(ptr %P, i1 %t) {
entry:
  br i1 %t, label %a, label %b
a:
  store i32 42, ptr %P, align 4
  fence acq_rel
  br label %m
b:
  br label %m
m:
  %l = load i32, ptr %P, align 4
  %c = icmp sgt i32 %l, 36
  br i1 %c, label %yes, label %no
yes:
  call void @f3()
  br label %no
no:
  ret void
}
define void @may_not_come_to_the_load(ptr %P, i1 %t) {
entry:
  br i1 %t, label %a, label %b
a:
  store i32 42, ptr %P, align 4
  br label %m
b:
  br label %m
m:
  call void @f3() memory(none)
  %l = load i32, ptr %P, align 4
  %c = icmp sgt i32 %l, 36
  br i1 %c, label %yes, label %no
yes:
  call void @f3()
  br label %no
no:
  ret void
}
@g = global i32 0
define void @null_or_a_variable(i1 %t, i1 %u) {
entry:
  br i1 %t, label %a, label %b
a:
  call void @f3()
  br label %b
b:
  %p = phi ptr [ null, %a ], [ @g, %entry ]
  br i1 %u, label %x, label %y
x:
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no
yes:
  call void @f3()
  br label %y
no:
  %n = call i32 @f1()
  br label %y
y:
  ret void
}
!0 = !{i32 0, i32 30}

; CHECK: @g = global i32 0
; CHECK: declare i32 @f1()
; CHECK: declare i32 @f2()
; CHECK: declare void @f3()
; CHECK-LABEL: define i32 @test1(ptr %P, i1 %t) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %t, label %bb1, label %bb
; CHECK: bb1:                                              ; preds = %entry
; CHECK-NEXT:   %u = call i32 @f1()
; CHECK-NEXT:   store i32 42, ptr %P, align 4
; CHECK-NEXT:   br label %bb4
; CHECK: bb:                                               ; preds = %entry
; CHECK-NEXT:   %u2 = call i32 @f2()
; CHECK-NEXT:   %l.pr = load i32, ptr %P, align 4
; CHECK-NEXT:   %c = icmp sgt i32 %l.pr, 36
; CHECK-NEXT:   br i1 %c, label %bb4, label %bb5
; CHECK: bb4:                                              ; preds = %bb, %bb1
; CHECK-NEXT:   %res.0 = phi i32 [ %u2, %bb ], [ %u, %bb1 ]
; CHECK-NEXT:   call void @f3()
; CHECK-NEXT:   ret i32 %res.0
; CHECK: bb5:                                              ; preds = %bb
; CHECK-NEXT:   ret i32 %u2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @test2(ptr %P, ptr %Q, i32 %t) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %t, label %bb3.pre [
; CHECK-NEXT:     i32 1, label %bb1
; CHECK-NEXT:     i32 2, label %bb
; CHECK-NEXT:     i32 3, label %bb3.pre
; CHECK-NEXT:   ]
; CHECK: bb1:                                              ; preds = %entry
; CHECK-NEXT:   %u = call i32 @f1()
; CHECK-NEXT:   store i32 42, ptr %P, align 4
; CHECK-NEXT:   br label %bb4
; CHECK: bb:                                               ; preds = %entry
; CHECK-NEXT:   %u2 = call i32 @f2()
; CHECK-NEXT:   %y = load i32, ptr %Q, align 4
; CHECK-NEXT:   br label %bb3
; CHECK: bb3.pre:                                          ; preds = %entry, %entry
; CHECK-NEXT:   %l.pr = load i32, ptr %P, align 4
; CHECK-NEXT:   br label %bb3
; CHECK: bb3:                                              ; preds = %bb3.pre, %bb
; CHECK-NEXT:   %l = phi i32 [ %l.pr, %bb3.pre ], [ %y, %bb ]
; CHECK-NEXT:   %c = icmp sgt i32 %l, 36
; CHECK-NEXT:   br i1 %c, label %bb4, label %bb5
; CHECK: bb4:                                              ; preds = %bb3, %bb1
; CHECK-NEXT:   call void @f3()
; CHECK-NEXT:   ret i32 1
; CHECK: bb5:                                              ; preds = %bb3
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK-LABEL: define void @fence_above(ptr %P, i1 %t) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %t, label %a, label %m
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   store i32 42, ptr %P, align 4
; CHECK-NEXT:   fence acq_rel
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %a, %entry
; CHECK-NEXT:   %l = load i32, ptr %P, align 4
; CHECK-NEXT:   %c = icmp sgt i32 %l, 36
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %m
; CHECK-NEXT:   call void @f3()
; CHECK-NEXT:   br label %no
; CHECK: no:                                               ; preds = %yes, %m
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @may_not_come_to_the_load(ptr %P, i1 %t) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %t, label %a, label %m
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   store i32 42, ptr %P, align 4
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %a, %entry
; CHECK-NEXT:   call void @f3() #0
; CHECK-NEXT:   %l = load i32, ptr %P, align 4
; CHECK-NEXT:   %c = icmp sgt i32 %l, 36
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %m
; CHECK-NEXT:   call void @f3()
; CHECK-NEXT:   br label %no
; CHECK: no:                                               ; preds = %yes, %m
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @null_or_a_variable(i1 %t, i1 %u) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %t, label %a, label %b.thread
; CHECK: b.thread:                                         ; preds = %entry
; CHECK-NEXT:   br i1 %u, label %x, label %y
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @f3()
; CHECK-NEXT:   br i1 %u, label %yes, label %y
; CHECK: x:                                                ; preds = %b.thread
; CHECK-NEXT:   %n = call i32 @f1()
; CHECK-NEXT:   br label %y
; CHECK: yes:                                              ; preds = %a
; CHECK-NEXT:   call void @f3()
; CHECK-NEXT:   br label %y
; CHECK: y:                                                ; preds = %yes, %x, %a, %b.thread
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { memory(none) }
