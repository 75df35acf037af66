; RUN: %nvopt -passes=jump-threading -verify-each -S %s | FileCheck %s
; A convergent call with a way for exceptions notices who is there like any other.
declare i32 @together(i32) convergent
declare i32 @pers(...)
define i32 @invoked(i1 %c, i1 %d) personality ptr @pers {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi i1 [ true, %a ], [ %d, %b ]
  br i1 %p, label %x, label %y
x:
  %r = invoke i32 @together(i32 1) to label %k unwind label %pad
y:
  br label %k
k:
  %z = phi i32 [ %r, %x ], [ 0, %y ]
  ret i32 %z
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 0
}
; CHECK-LABEL: define i32 @invoked(
; CHECK: %p = phi i1 [ true, %a ], [ %d, %b ]
; CHECK-NEXT: br i1 %p, label %x, label %y
