; RUN: %nvopt -passes=simplifycfg -verify-each -S %s | FileCheck %s
; Equal invokes in both arms are one before the branch where a phi behind takes the results of both. Where it takes one
; result and another value, a select would stand before the invoke whose result it takes: they stay.

declare i32 @f()
declare i32 @personality(...)

; CHECK-LABEL: define i32 @both(
; CHECK-NEXT:    %r = invoke i32 @f()
; CHECK-NOT:     invoke
; CHECK:         phi i32 [ %r, %0 ], [ 0, %l ]
define i32 @both(i1 %c) personality ptr @personality {
  br i1 %c, label %a, label %b
a:
  %r = invoke i32 @f() to label %j unwind label %l
b:
  %s = invoke i32 @f() to label %j unwind label %l
j:
  %p = phi i32 [ %r, %a ], [ %s, %b ]
  ret i32 %p
l:
  %x = landingpad { ptr, i32 } cleanup
  ret i32 0
}

; CHECK-LABEL: define i32 @first(
; CHECK:         br i1 %c
; CHECK:         %r = invoke i32 @f()
; CHECK:         %s = invoke i32 @f()
; CHECK:         phi i32 {{.*}}[ %r, %a ], {{.*}}[ 7, %b ]
define i32 @first(i1 %c) personality ptr @personality {
  br i1 %c, label %a, label %b
a:
  %r = invoke i32 @f() to label %j unwind label %l
b:
  %s = invoke i32 @f() to label %j unwind label %l
j:
  %p = phi i32 [ %r, %a ], [ 7, %b ]
  ret i32 %p
l:
  %x = landingpad { ptr, i32 } cleanup
  ret i32 0
}

; CHECK-LABEL: define i32 @second(
; CHECK:         br i1 %c
; CHECK:         %r = invoke i32 @f()
; CHECK:         %s = invoke i32 @f()
; CHECK:         phi i32 {{.*}}[ 7, %a ], {{.*}}[ %s, %b ]
define i32 @second(i1 %c) personality ptr @personality {
  br i1 %c, label %a, label %b
a:
  %r = invoke i32 @f() to label %j unwind label %l
b:
  %s = invoke i32 @f() to label %j unwind label %l
j:
  %p = phi i32 [ 7, %a ], [ %s, %b ]
  ret i32 %p
l:
  %x = landingpad { ptr, i32 } cleanup
  ret i32 0
}
