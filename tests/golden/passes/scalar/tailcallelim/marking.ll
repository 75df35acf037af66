; RUN: %nvopt -passes='tailcallelim' -S %s | FileCheck %s
; A call is marked `tail` when it cannot reach a stack object of this function: not after an address has escaped, nor with one among its arguments, but a byval
; copy is the callee's. notail and musttail are the author's word; calls that return twice rule all marks out.
declare void @use(ptr)
declare void @quiet()
declare void @nocapture(ptr captures(none))
declare i32 @setjmp(ptr) returns_twice
define void @plain(ptr %p) {
  call void @use(ptr %p)
  notail call void @quiet()
  ret void
}
define void @before_and_after() {
  %a = alloca i32
  call void @quiet()
  call void @use(ptr %a)
  call void @quiet()
  ret void
}
define void @not_captured() {
  %a = alloca i32
  call void @nocapture(ptr %a)
  call void @quiet()
  ret void
}
define void @byval() {
  %a = alloca i32
  call void @use(ptr byval(i32) %a)
  ret void
}
define void @stored(ptr %where) {
  %a = alloca i32
  store ptr %a, ptr %where
  call void @quiet()
  ret void
}
define void @twice(ptr %p) {
  %r = call i32 @setjmp(ptr %p)
  call void @quiet()
  ret void
}

; CHECK: declare void @use(ptr)
; CHECK: declare void @quiet()
; CHECK: declare void @nocapture(ptr captures(none))
; CHECK: ; Function Attrs: returns_twice
; CHECK-NEXT: declare i32 @setjmp(ptr) #0
; CHECK-LABEL: define void @plain(ptr %p) {
; CHECK-NEXT:   tail call void @use(ptr %p)
; CHECK-NEXT:   notail call void @quiet()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @before_and_after() {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   tail call void @quiet()
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   call void @quiet()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @not_captured() {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @nocapture(ptr %a)
; CHECK-NEXT:   tail call void @quiet()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @byval() {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   tail call void @use(ptr byval(i32) %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stored(ptr %where) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store ptr %a, ptr %where, align 8
; CHECK-NEXT:   call void @quiet()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @twice(ptr %p) {
; CHECK-NEXT:   %r = call i32 @setjmp(ptr %p)
; CHECK-NEXT:   call void @quiet()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { returns_twice }
