; RUN: %nvopt -passes='deadargelim' -S %s | FileCheck %s
; An argument nobody reads and a result nobody uses leave the internal function and every call of it.
define internal i32 @g(i32 %dead, i32 %x, ptr %p) {
  store i32 %x, ptr %p
  ret i32 %x
}

define void @f(i32 %y, ptr %p) {
  %r = call i32 @g(i32 %y, i32 2, ptr %p)
  ret void
}

; CHECK-LABEL: define internal void @g(i32 %x, ptr %p) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @f(i32 %y, ptr %p) {
; CHECK-NEXT:   call void @g(i32 2, ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
