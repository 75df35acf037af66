; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A product with 1 or -1 by the sign is the absolute value; not by another bit.
define i4 @wraps(i4 %x) {
  %s = ashr i4 %x, 3
  %o = or i4 %s, 1
  %r = mul i4 %o, %x
  ret i4 %r
}
define i4 @does_not_wrap(i4 %x) {
  %s = ashr i4 %x, 3
  %o = or i4 %s, 1
  %r = mul nsw i4 %x, %o
  ret i4 %r
}
define i4 @another_bit(i4 %x) {
  %s = ashr i4 %x, 2
  %o = or i4 %s, 1
  %r = mul i4 %o, %x
  ret i4 %r
}
define i4 @another_value(i4 %x, i4 %y) {
  %s = ashr i4 %x, 3
  %o = or i4 %s, 1
  %r = mul i4 %o, %y
  ret i4 %r
}

; CHECK-LABEL: define i4 @wraps(i4 %x) {
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @does_not_wrap(i4 %x) {
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %x, i1 true)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @another_bit(i4 %x) {
; CHECK-NEXT:   %s = ashr i4 %x, 2
; CHECK-NEXT:   %o = or i4 %s, 1
; CHECK-NEXT:   %r = mul i4 %o, %x
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @another_value(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = ashr i4 %x, 3
; CHECK-NEXT:   %o = or i4 %s, 1
; CHECK-NEXT:   %r = mul i4 %o, %y
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.abs.i4(i4, i1 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
