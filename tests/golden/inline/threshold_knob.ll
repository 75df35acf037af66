; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; RUN: %nvopt -passes=inline -inline-threshold=0 -S %s | FileCheck %s --check-prefix=ZERO
; With the usual threshold the body goes in; with none its cost is too much.
; CHECK-LABEL: define i32 @f(
; CHECK-NOT: call i32 @body
; CHECK: ret i32
; ZERO-LABEL: define i32 @f(
; ZERO: call i32 @body
define i32 @body(i32 %x, i32 %y, ptr %p) {
  %a = mul i32 %x, %y
  %b = udiv i32 %a, %x
  %c = xor i32 %b, %y
  %d = mul i32 %c, %a
  store i32 %d, ptr %p
  %e = add i32 %d, %b
  %g = lshr i32 %e, %x
  %h = sub i32 %g, %c
  store volatile i32 %h, ptr %p
  ret i32 %h
}

define i32 @f(i32 %x, i32 %y, ptr %p) {
  %a = call i32 @body(i32 %x, i32 %y, ptr %p)
  ret i32 %a
}
