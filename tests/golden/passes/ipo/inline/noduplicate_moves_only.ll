; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; RUN: %nvopt -passes=always-inline -S %s | FileCheck --check-prefix=ALWAYS %s
; A body with a noduplicate call may only come in where nothing of it stays behind: the function is local, and the call is the last mention of it.
declare void @nd() noduplicate
declare void @plain()

define internal void @once() {
  call void @nd()
  ret void
}
define internal void @twice() {
  call void @nd()
  ret void
}
define void @external() {
  call void @nd()
  ret void
}
define internal void @taken() {
  call void @nd()
  ret void
}
define internal void @at_site() {
  call void @plain() noduplicate
  ret void
}
define internal void @marked_once() alwaysinline {
  call void @nd()
  ret void
}
define internal void @marked_twice() alwaysinline {
  call void @nd()
  ret void
}
define ptr @f() {
  call void @once()
  call void @twice()
  call void @twice()
  call void @external()
  call void @taken()
  call void @at_site()
  call void @at_site()
  call void @marked_once()
  call void @marked_twice()
  call void @marked_twice()
  ret ptr @taken
}
; CHECK-LABEL: define ptr @f(
; CHECK-NEXT: call void @nd()
; CHECK-NEXT: call void @twice()
; CHECK-NEXT: call void @twice()
; CHECK-NEXT: call void @external()
; CHECK-NEXT: call void @taken()
; CHECK-NEXT: call void @at_site()
; CHECK-NEXT: call void @at_site()
; CHECK-NEXT: call void @nd()
; CHECK-NEXT: call void @marked_twice()
; CHECK-NEXT: call void @marked_twice()
; CHECK-NEXT: ret ptr @taken
; ALWAYS-LABEL: define ptr @f(
; ALWAYS: call void @at_site()
; ALWAYS: call void @at_site()
; ALWAYS-NEXT: call void @nd()
; ALWAYS-NEXT: call void @marked_twice()
; ALWAYS-NEXT: call void @marked_twice()
; ALWAYS-NEXT: ret ptr @taken

; The call moves up by one: @inner is gone when @outer comes, which is needed twice.
define internal void @inner() {
  call void @nd()
  ret void
}
define internal void @outer() {
  call void @inner()
  ret void
}
define void @g() {
  call void @outer()
  call void @outer()
  ret void
}
; CHECK-LABEL: define internal void @outer(
; CHECK-NEXT: call void @nd()
; CHECK-LABEL: define void @g(
; CHECK-NEXT: call void @outer()
; CHECK-NEXT: call void @outer()

; @kept may not take @held in; copies of the call to it, made where @kept comes in, are no last use though it was the only one once.
define internal void @held() {
  call void @nd()
  ret void
}
define void @kept() optnone noinline {
  call void @held()
  ret void
}
define void @h() {
  call void @kept() alwaysinline
  ret void
}
; CHECK-LABEL: define internal void @held(
; CHECK-LABEL: define void @kept(
; CHECK-NEXT: call void @held()
; CHECK-LABEL: define void @h(
; CHECK-NEXT: call void @held()

; In a circle nobody knows who has the call.
define internal void @ring() {
  call void @nd()
  ret void
}
define void @a(i1 %c) {
  br i1 %c, label %t, label %e
t:
  call void @ring()
  call void @b(i1 false)
  ret void
e:
  ret void
}
define void @b(i1 %c) {
  call void @a(i1 %c)
  ret void
}
; CHECK-LABEL: define internal void @ring(
; CHECK-LABEL: define void @a(
; CHECK: call void @ring()
