; RUN: %nvopt -passes='loop(loop-deletion)' -verify-each -S %s | FileCheck %s
; A function that returns leaves its loops.
define void @returns(ptr %p, i32 %n) willreturn {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %j = add i32 %i, 1
  %c = icmp eq i32 %x, %n
  br i1 %c, label %e, label %h
e:
  ret void
}
define void @need_not_return(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %j = add i32 %i, 1
  %c = icmp eq i32 %x, %n
  br i1 %c, label %e, label %h
e:
  ret void
}

; CHECK: ; Function Attrs: willreturn
; CHECK-NEXT: define void @returns(ptr %p, i32 %n) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @need_not_return(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %x, %n
; CHECK-NEXT:   br i1 %c, label %e, label %h
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { willreturn }
