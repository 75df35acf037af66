; RUN: %nvopt -passes=jump-threading -S %s | FileCheck %s
; In one round %j19 is jumped over by %t16 and %t20 and %j18 by %t6: what comes into the copy of %j18 has copies itself.

define void @k(i1 %a, i1 %b, i32 %x, ptr %p) {
t6:
  br i1 %a, label %t16, label %j18
t16:
  br i1 %b, label %t20, label %j19
t20:
  %v31 = xor i32 %x, 5
  br label %j19
j19:
  %acc.1 = phi i32 [ %v31, %t20 ], [ 0, %t16 ]
  %f = phi i1 [ false, %t20 ], [ true, %t16 ]
  br i1 %f, label %j47, label %t46
t46:
  br label %j47
j47:
  br label %j18
j18:
  %acc.2 = phi i32 [ %acc.1, %j47 ], [ 0, %t6 ]
  br i1 %a, label %j8, label %t48
t48:
  br label %j8
j8:
  store i32 %acc.2, ptr %p
  ret void
}

; CHECK-LABEL: define void @k(i1 %a, i1 %b, i32 %x, ptr %p) {
; CHECK-NEXT: t6:
; CHECK-NEXT:   br i1 %a, label %t16, label %j8
; CHECK: t16:                                              ; preds = %t6
; CHECK-NEXT:   br i1 %b, label %t20, label %j8
; CHECK: t20:                                              ; preds = %t16
; CHECK-NEXT:   %v31 = xor i32 %x, 5
; CHECK-NEXT:   br label %j8
; CHECK: j8:                                               ; preds = %t20, %t16, %t6
; CHECK-NEXT:   %acc.2 = phi i32 [ %v31, %t20 ], [ 0, %t6 ], [ 0, %t16 ]
; CHECK-NEXT:   store i32 %acc.2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
