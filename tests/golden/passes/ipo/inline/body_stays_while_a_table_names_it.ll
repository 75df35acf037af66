; RUN: %nvopt -passes='cgscc(devirt<2>(inline,function(instcombine)))' -S %s | FileCheck %s
; The one mention of @callee is in a table. Its call in @f appears when the load of the table is folded; that it has been inlined there does not mean that
; nobody else will find it.
@table = internal constant ptr @callee

define internal i32 @callee(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}

define i32 @f(i32 %x) {
  %p = load ptr, ptr @table
  %a = call i32 %p(i32 %x)
  ret i32 %a
}

define i32 @g(i32 %x) {
  %p = load ptr, ptr @table
  %a = call i32 %p(i32 %x)
  %b = add i32 %a, 1
  ret i32 %b
}

; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK-NEXT:   %y.i = mul i32 %x, 3
; CHECK-NEXT:   ret i32 %y.i
; CHECK-LABEL: define i32 @g(i32 %x) {
; CHECK-NEXT:   %y.i = mul i32 %x, 3
; CHECK-NEXT:   %b = add i32 %y.i, 1
; CHECK-NEXT:   ret i32 %b
