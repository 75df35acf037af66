; RUN: %nvopt -passes='ipsccp' -S %s | FileCheck %s
; Where all callers are known, the interval of what they pass is said of the argument; not where one may pass undef.
define internal i32 @f(i32 %x, i32 %y) noinline {
  %a = add i32 %x, %y
  ret i32 %a
}

define i32 @g(i32 %n, i1 %c) {
  %s = and i32 %n, 7
  %u = select i1 %c, i32 undef, i32 %s
  %r = call i32 @f(i32 %s, i32 %u)
  %t = call i32 @f(i32 20, i32 1)
  %m = mul i32 %r, %t
  ret i32 %m
}

; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @f(i32 range(i32 0, 21) %x, i32 %y) #0 {
; CHECK-NEXT:   %a = add i32 %x, %y
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @g(i32 %n, i1 %c) {
; CHECK-NEXT:   %s = and i32 %n, 7
; CHECK-NEXT:   %u = select i1 %c, i32 undef, i32 %s
; CHECK-NEXT:   %r = call i32 @f(i32 %s, i32 %u)
; CHECK-NEXT:   %t = call i32 @f(i32 20, i32 1)
; CHECK-NEXT:   %m = mul i32 %r, %t
; CHECK-NEXT:   ret i32 %m
; CHECK-NEXT: }
; CHECK: attributes #0 = { noinline }
