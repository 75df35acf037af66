; RUN: %nvopt -passes='cgscc(inline,function-attrs)' -print-after=function-attrs -print-module-scope -disable-output %s 2>&1 | FileCheck %s
; The body of a local function is given back as soon as its only call has been inlined, not when the whole module has been through: a print of the
; module in between no longer shows it. One that two functions call stays until then, as does one that its component calls in a circle.
define internal i32 @once(i32 %x) {
  %y = mul i32 %x, %x
  ret i32 %y
}

define internal i32 @twice(i32 %x) {
  %y = call i32 @once(i32 %x)
  %z = add i32 %y, 1
  ret i32 %z
}

define i32 @f(i32 %x) {
  %a = call i32 @twice(i32 %x)
  ret i32 %a
}

define i32 @g(i32 %x) {
  %a = call i32 @twice(i32 %x)
  ret i32 %a
}

; CHECK: *** IR Dump After {{.*}}(once) ***
; CHECK: @once(i32
; CHECK: @twice(i32
; CHECK: *** IR Dump After {{.*}}(twice) ***
; CHECK-NOT: @once
; CHECK: @twice(i32
; CHECK: *** IR Dump After {{.*}}(f) ***
; CHECK-NOT: @once
; CHECK: @twice(i32
; CHECK: *** IR Dump After {{.*}}(g) ***
; CHECK-NOT: @once
; CHECK: @twice(i32
