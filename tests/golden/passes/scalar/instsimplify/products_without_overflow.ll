; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; A product with a factor 0 does not overflow.
declare {i4, i1} @llvm.umul.with.overflow.i4(i4, i4)
declare {i4, i1} @llvm.smul.with.overflow.i4(i4, i4)

define i1 @always(i4 %x, i4 %y) {
  %c = icmp ne i4 %x, 0
  %m = call {i4, i1} @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
  %o = extractvalue {i4, i1} %m, 1
  %n = xor i1 %o, true
  %r = or i1 %c, %n
  ret i1 %r
}
define i1 @zero(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, 0
  %m = call {i4, i1} @llvm.smul.with.overflow.i4(i4 %y, i4 %x)
  %o = extractvalue {i4, i1} %m, 1
  %n = xor i1 %o, true
  %r = and i1 %n, %c
  ret i1 %r
}

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.smul.with.overflow.i4(i4, i4) #0
; CHECK-LABEL: define i1 @always(i4 %x, i4 %y) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @zero(i4 %x, i4 %y) {
; CHECK-NEXT:   %c = icmp eq i4 %x, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
