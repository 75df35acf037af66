; RUN: %nvopt -passes=rpo-function-attrs -verify-each -S %s | FileCheck %s
; A function of the module alone does not recurse where no caller does and nothing takes its address.
target triple = "nvptx64-nvidia-cuda"
define internal i32 @leaf(i32 %x) {
  %y = call i32 @deeper(i32 %x)
  ret i32 %y
}
define internal i32 @deeper(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define internal i32 @by_address(i32 %x) {
  ret i32 %x
}
define i32 @root(i32 %x, ptr %q) norecurse {
  store ptr @by_address, ptr %q
  %y = call i32 @leaf(i32 %x)
  ret i32 %y
}
define internal i32 @cyclic(i32 %x) {
  %y = call i32 @cyclic(i32 %x)
  ret i32 %y
}
define i32 @other(i32 %x) {
  %y = call i32 @cyclic(i32 %x)
  ret i32 %y
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: norecurse
; CHECK-NEXT: define internal i32 @leaf(i32 %x) #0 {
; CHECK-NEXT:   %y = call i32 @deeper(i32 %x)
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK: ; Function Attrs: norecurse
; CHECK-NEXT: define internal i32 @deeper(i32 %x) #0 {
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @by_address(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: norecurse
; CHECK-NEXT: define i32 @root(i32 %x, ptr %q) #0 {
; CHECK-NEXT:   store ptr @by_address, ptr %q, align 8
; CHECK-NEXT:   %y = call i32 @leaf(i32 %x)
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @cyclic(i32 %x) {
; CHECK-NEXT:   %y = call i32 @cyclic(i32 %x)
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other(i32 %x) {
; CHECK-NEXT:   %y = call i32 @cyclic(i32 %x)
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK: attributes #0 = { norecurse }
