; RUN: %nvopt -passes='always-inline' -S %s | FileCheck %s
; A function that calls itself stays; the attribute at the call site counts; noinline at the call site wins.
define internal i32 @self(i32 %x) alwaysinline {
  %a = call i32 @self(i32 %x)
  ret i32 %a
}

define internal i32 @plain(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @f(i32 %x) {
  %a = call i32 @self(i32 %x)
  %b = call i32 @plain(i32 %a) alwaysinline
  %c = call i32 @plain(i32 %b)
  ret i32 %c
}

; CHECK: ; Function Attrs: alwaysinline
; CHECK-NEXT: define internal i32 @self(i32 %x) #0 {
; CHECK-NEXT:   %a = call i32 @self(i32 %x)
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @plain(i32 %x) {
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK-NEXT:   %a = call i32 @self(i32 %x)
; CHECK-NEXT:   %y.i = add i32 %a, 1
; CHECK-NEXT:   %c = call i32 @plain(i32 %y.i)
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
; CHECK: attributes #0 = { alwaysinline }
