; RUN: %nvopt -passes='cgscc(inline<threshold=0>)' -S %s | FileCheck %s
; RUN: %nvopt -passes='cgscc(inline<threshold=0>)' -inline-threshold=225 -S %s | FileCheck %s --check-prefix=GIVEN
; The tier's threshold holds where the user gives none.
define i32 @callee(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  %b = xor i32 %a, %x
  %c = mul i32 %b, %a
  %d = xor i32 %c, %y
  %e = mul i32 %d, %c
  %f = xor i32 %e, %a
  %g = udiv i32 %f, %e
  %h = xor i32 %g, %a
  %i = mul i32 %h, %g
  %j = xor i32 %i, %h
  %k = mul i32 %j, %g
  ret i32 %k
}
define i32 @caller(i32 %x) {
; CHECK-LABEL: @caller(
; CHECK: call i32 @callee
; GIVEN-LABEL: @caller(
; GIVEN-NOT: call
  %a = call i32 @callee(i32 %x, i32 7)
  ret i32 %a
}
