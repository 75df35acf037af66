; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s
; An undefined incoming value is what the others are; what an interpreter is handed (deopt) is a constant where a branch says so.

declare void @use()

; CHECK-LABEL: define i64 @constant_or_undef(
; CHECK-NOT:     phi
; CHECK:         ret i64 5
define i64 @constant_or_undef(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i64 [ undef, %a ], [ 5, %0 ]
  ret i64 %p
}

; A variable may be poison, which undef is not.
; CHECK-LABEL: define i64 @variable_or_undef(
; CHECK:         phi i64 [ undef, %a ], [ %x, %0 ]
define i64 @variable_or_undef(i1 %c, i64 %x) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i64 [ undef, %a ], [ %x, %0 ]
  ret i64 %p
}

; CHECK-LABEL: define i64 @two_constants(
; CHECK:         phi i64 [ undef, %a ], [ 5, %0 ], [ 6, %d ]
define i64 @two_constants(i1 %c, i1 %e) {
  br i1 %c, label %a, label %b
a:
  br i1 %e, label %b, label %d
d:
  br label %b
b:
  %p = phi i64 [ undef, %a ], [ 5, %0 ], [ 6, %d ]
  ret i64 %p
}

; CHECK-LABEL: define void @deopt(
; CHECK:         call void @use() [ "deopt"(i64 1, ptr null, i64 %y) ]
; CHECK:         call void @use() [ "other"(i64 %s) ]
define void @deopt(i1 %c, i64 %y, ptr %p) {
  %s = select i1 %c, i64 -1, i64 1
  %t = icmp sgt i64 %s, 0
  br i1 %t, label %yes, label %no
yes:
  %n = icmp eq ptr %p, null
  br i1 %n, label %null, label %no
null:
  call void @use() [ "deopt"(i64 %s, ptr %p, i64 %y) ]
  call void @use() [ "other"(i64 %s) ]
  ret void
no:
  ret void
}
