; RUN: %nvopt -passes='cgscc(inline<threshold=0>)' -S %s | FileCheck %s
; The last call of a template's instance: nothing is left of it.
; CHECK-NOT: @callee
target triple = "nvptx64-nvidia-cuda"
define linkonce_odr i32 @callee(i32 %x, i32 %y) {
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
  ret i32 %j
}
define ptx_kernel void @caller(ptr %p, i32 %x) {
  %a = call i32 @callee(i32 %x, i32 7)
  store i32 %a, ptr %p
  ret void
}
