; RUN: %nvopt -passes='inline' -S %s | FileCheck %s
; A small internal function goes into its only caller and then away; noinline is obeyed; recursion ends.
define internal i32 @small(i32 %x) {
  %y = mul i32 %x, %x
  ret i32 %y
}

define internal i32 @no(i32 %x) noinline {
  ret i32 %x
}

define internal i32 @fac(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %one, label %more
one:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %r = call i32 @fac(i32 %m)
  %p = mul i32 %r, %n
  ret i32 %p
}

define i32 @f(i32 %x) {
  %a = call i32 @small(i32 %x)
  %b = call i32 @no(i32 %a)
  %c = call i32 @fac(i32 %b)
  ret i32 %c
}

; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @no(i32 %x) #0 {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @fac(i32 %n) {
; CHECK-NEXT:   %z = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %z, label %one, label %more
; CHECK: one:                                              ; preds = %0
; CHECK-NEXT:   ret i32 1
; CHECK: more:                                             ; preds = %0
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = call i32 @fac(i32 %m)
; CHECK-NEXT:   %p = mul i32 %r, %n
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK-NEXT:   %y.i = mul i32 %x, %x
; CHECK-NEXT:   %b = call i32 @no(i32 %y.i)
; CHECK-NEXT:   %c = call i32 @fac(i32 %b)
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
; CHECK: attributes #0 = { noinline }
