; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; C's long has 32 bits or 64, but in one type of a function only one of them: this is no labs.
target triple = "x86_64-unknown-linux-gnu"

declare i32 @labs(i64)
declare i32 @ffsl(i64)

define i32 @another(i64 %x) {
  %r = call i32 @labs(i64 %x)
  ret i32 %r
}

define i32 @itself() {
  %r = call i32 @ffsl(i64 4096)
  ret i32 %r
}

; CHECK: target triple = "x86_64-unknown-linux-gnu"
; CHECK: declare i32 @labs(i64)
; CHECK: declare i32 @ffsl(i64)
; CHECK-LABEL: define i32 @another(i64 %x) {
; CHECK-NEXT:   %r = call i32 @labs(i64 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @itself() {
; CHECK-NEXT:   ret i32 13
; CHECK-NEXT: }
