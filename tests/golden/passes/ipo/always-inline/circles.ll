; RUN: %nvopt -passes=always-inline -S %s | FileCheck %s
; RUN: %nvopt -passes='inline<only-mandatory>' -S %s | FileCheck %s
; In a circle with one unmarked function every marked call goes, though the functions stand in the wrong order: @a holds @b complete when it comes into
; @unmarked. In a circle of marked functions only, one comes to call itself and is called by the others from then on.
define i32 @unmarked(i32 %x) {
  %r = call i32 @a(i32 %x)
  ret i32 %r
}
define i32 @a(i32 %x) alwaysinline {
  %y = add i32 %x, 1
  %r = call i32 @b(i32 %y)
  ret i32 %r
}
define i32 @b(i32 %x) alwaysinline {
  %y = add i32 %x, 2
  %r = call i32 @unmarked(i32 %y)
  ret i32 %r
}
; CHECK-LABEL: define i32 @unmarked(
; CHECK-NEXT: add i32 %x, 1
; CHECK-NEXT: add i32
; CHECK-NEXT: call i32 @unmarked(
; CHECK-LABEL: define i32 @a(
; CHECK-NEXT: add i32 %x, 1
; CHECK-NEXT: add i32
; CHECK-NEXT: call i32 @unmarked(

define i32 @p(i32 %x) alwaysinline {
  %y = add i32 %x, 1
  %r = call i32 @q(i32 %y)
  ret i32 %r
}
define i32 @q(i32 %x) alwaysinline {
  %y = add i32 %x, 2
  %r = call i32 @s(i32 %y)
  ret i32 %r
}
define i32 @s(i32 %x) alwaysinline {
  %y = add i32 %x, 3
  %r = call i32 @p(i32 %y)
  ret i32 %r
}
; CHECK-LABEL: define i32 @p(
; CHECK-NEXT: add i32 %x, 1
; CHECK-NEXT: add i32 {{.*}}, 2
; CHECK-NEXT: add i32 {{.*}}, 3
; CHECK-NEXT: call i32 @p(
; CHECK-LABEL: define i32 @q(
; CHECK-NEXT: add i32 %x, 2
; CHECK-NEXT: add i32 {{.*}}, 3
; CHECK-NEXT: call i32 @p(
; CHECK-LABEL: define i32 @s(
; CHECK-NEXT: add i32 %x, 3
; CHECK-NEXT: call i32 @p(
