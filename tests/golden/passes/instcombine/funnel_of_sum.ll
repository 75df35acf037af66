; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Two shifts whose amounts make up the width: one funnel shift, however they are joined. An amount beyond the width was poison.
; CHECK-LABEL: @left
; CHECK-NEXT: call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 %s)
define i32 @left(i32 %x, i32 %y, i32 %s) {
  %t = sub i32 32, %s
  %a = shl i32 %x, %s
  %b = lshr i32 %y, %t
  %r = add i32 %a, %b
  ret i32 %r
}
; CHECK-LABEL: @right
; CHECK-NEXT: call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 %s)
define i32 @right(i32 %x, i32 %y, i32 %s) {
  %t = sub i32 32, %s
  %a = shl i32 %x, %t
  %b = lshr i32 %y, %s
  %r = xor i32 %a, %b
  ret i32 %r
}
; CHECK-LABEL: @joined
; CHECK-NEXT: call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %s)
define i32 @joined(i32 %x, i32 %s) {
  %t = sub i32 32, %s
  %a = shl i32 %x, %s
  %b = lshr i32 %x, %t
  %r = or i32 %b, %a
  ret i32 %r
}
; Backends take wider and narrower ones apart.
; CHECK-LABEL: @wide
; CHECK-NOT: fshl
; CHECK-LABEL: @narrow
define i64 @wide(i64 %x, i64 %y, i64 %s) {
  %t = sub i64 64, %s
  %a = shl i64 %x, %s
  %b = lshr i64 %y, %t
  %r = or i64 %a, %b
  ret i64 %r
}
; CHECK-NOT: fshl
; CHECK-LABEL: @used
define i16 @narrow(i16 %x, i16 %y, i16 %s) {
  %t = sub i16 16, %s
  %a = shl i16 %x, %s
  %b = lshr i16 %y, %t
  %r = or i16 %a, %b
  ret i16 %r
}
; CHECK-NOT: fshl
; CHECK: add i32
define i32 @used(i32 %x, i32 %y, i32 %s, ptr %p) {
  %t = sub i32 32, %s
  %a = shl i32 %x, %s
  store i32 %a, ptr %p
  %b = lshr i32 %y, %t
  %r = add i32 %a, %b
  ret i32 %r
}
