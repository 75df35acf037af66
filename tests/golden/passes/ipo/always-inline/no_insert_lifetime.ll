; RUN: %nvopt -passes='always-inline<no-insert-lifetime>' -S %s | FileCheck %s
; RUN: %nvopt -O0 -S %s | FileCheck %s
; Slots come in without markers; -O0 inlines what must be so, into unoptimized functions too.
define internal i32 @f(i32 %x) alwaysinline {
  %s = alloca i32
  store i32 %x, ptr %s
  %y = load i32, ptr %s
  ret i32 %y
}
define i32 @g(i32 %x) noinline optnone {
  %y = call i32 @f(i32 %x)
  ret i32 %y
}
; CHECK: define i32 @g(
; CHECK-NEXT: %s.i = alloca i32
; CHECK-NEXT: store i32 %x, ptr %s.i
; CHECK-NEXT: %y.i = load i32, ptr %s.i
; CHECK-NEXT: ret i32 %y.i
; CHECK-NOT: lifetime
