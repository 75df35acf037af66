; RUN: %nvopt -passes='loop(loop-unroll-full)' -verify-each -S %s | FileCheck %s
; From the begin of a variable to its end, both constants.
@a = global [3 x i32] zeroinitializer
define void @ends(i32 %v) {
entry:
  br label %h
h:
  %p = phi ptr [ @a, %entry ], [ %q, %h ]
  store i32 %v, ptr %p
  %q = getelementptr inbounds i32, ptr %p, i64 1
  %c = icmp eq ptr %q, getelementptr inbounds ([3 x i32], ptr @a, i64 0, i64 3)
  br i1 %c, label %e, label %h
e:
  ret void
}
; What the loop's test alone used goes, before the loop too.
declare void @f(i32)
define void @bound(i32 %v) {
entry:
  %b = add nsw i32 %v, 1
  br label %h
h:
  %i = phi i32 [ %v, %entry ], [ %j, %h ]
  call void @f(i32 %i)
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %i, %b
  br i1 %c, label %h, label %e
e:
  ret void
}

; CHECK: @a = global [3 x i32] zeroinitializer
; CHECK-LABEL: define void @ends(i32 %v) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   store i32 %v, ptr @a, align 4
; CHECK-NEXT:   store i32 %v, ptr getelementptr inbounds (i8, ptr @a, i64 4), align 4
; CHECK-NEXT:   store i32 %v, ptr getelementptr inbounds (i8, ptr @a, i64 8), align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @f(i32)
; CHECK-LABEL: define void @bound(i32 %v) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   call void @f(i32 %v)
; CHECK-NEXT:   %j = add nsw i32 %v, 1
; CHECK-NEXT:   br i1 true, label %h.1, label %e
; CHECK: h.1:                                              ; preds = %h
; CHECK-NEXT:   call void @f(i32 %j)
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %h.1, %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
