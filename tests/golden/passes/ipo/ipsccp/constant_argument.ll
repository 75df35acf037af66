; RUN: %nvopt -passes='ipsccp' -S %s | FileCheck %s
; Every call of an internal function passes 4: inside, %k is 4, and what it returns is known outside.
define internal i32 @g(i32 %k, i32 %x) {
  %c = icmp eq i32 %k, 4
  br i1 %c, label %a, label %b
a:
  ret i32 8
b:
  ret i32 %x
}

define i32 @f(i32 %x) {
  %a = call i32 @g(i32 4, i32 %x)
  %b = call i32 @g(i32 4, i32 7)
  %s = add i32 %a, %b
  ret i32 %s
}

; CHECK-LABEL: define internal i32 @g(i32 %k, i32 %x) {
; CHECK-NEXT:   br label %a
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   ret i32 poison
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK-NEXT:   %a = call i32 @g(i32 4, i32 %x)
; CHECK-NEXT:   %b = call i32 @g(i32 4, i32 7)
; CHECK-NEXT:   ret i32 16
; CHECK-NEXT: }
