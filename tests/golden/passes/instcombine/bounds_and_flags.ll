; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; An operation on a bound keeps what is promised of it where that holds of the bound as well: it is computed there now.
define i8 @wraps_at_the_bound(i8 %x) {
  %c = icmp slt i8 %x, 100
  %a = add nsw i8 %x, 60
  %r = select i1 %c, i8 %a, i8 -96
  ret i8 %r
}
define i8 @does_not_wrap(i8 %x) {
  %c = icmp slt i8 %x, 100
  %a = add nsw i8 %x, 6
  %r = select i1 %c, i8 %a, i8 106
  ret i8 %r
}
define i4 @not_exact_at_the_bound(i4 %x) {
  %c = icmp ult i4 %x, 2
  %s = lshr exact i4 %x, 3
  %r = select i1 %c, i4 0, i4 %s
  ret i4 %r
}

; CHECK-LABEL: define i8 @wraps_at_the_bound(i8 %x) {
; CHECK-NEXT:   %1 = call i8 @llvm.smin.i8(i8 %x, i8 100)
; CHECK-NEXT:   %r = add i8 %1, 60
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @does_not_wrap(i8 %x) {
; CHECK-NEXT:   %1 = call i8 @llvm.smin.i8(i8 %x, i8 100)
; CHECK-NEXT:   %r = add nsw i8 %1, 6
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @not_exact_at_the_bound(i4 %x) {
; CHECK-NEXT:   %r = lshr i4 %x, 3
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.smin.i8(i8, i8) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
