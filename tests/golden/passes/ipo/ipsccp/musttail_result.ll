; RUN: %nvopt -passes='ipsccp' -S %s | FileCheck %s
; A function that a musttail call calls keeps what it returns: that call's result goes on as it is.
define internal i32 @seven(i32 %x) {
  ret i32 7
}

define i32 @f(i32 %x) {
  %r = musttail call i32 @seven(i32 %x)
  ret i32 %r
}

define internal i32 @eight(i32 %x) {
  ret i32 8
}

define i32 @g(i32 %x) {
  %r = call i32 @eight(i32 %x)
  ret i32 %r
}

; CHECK-LABEL: define internal i32 @seven(i32 %x) {
; CHECK-NEXT:   ret i32 7
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK-NEXT:   %r = musttail call i32 @seven(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @eight(i32 %x) {
; CHECK-NEXT:   ret i32 poison
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @g(i32 %x) {
; CHECK-NEXT:   %r = call i32 @eight(i32 %x)
; CHECK-NEXT:   ret i32 8
; CHECK-NEXT: }
