; Sums with a constant that sign bits keep from wrapping; divisions of whole multiples; bounds that are equalities.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

define i8 @quarter(i8 %x) {
  %a = ashr i8 %x, 2
  %r = add i8 %a, 64
  ret i8 %r
}
define i8 @half(i8 %x) {
  %a = ashr i8 %x, 1
  %r = add i8 %a, 65
  ret i8 %r
}
define i8 @difference(i8 %x) {
  %a = ashr i8 %x, 2
  %r = sub i8 64, %a
  ret i8 %r
}
define i8 @whole(i8 %x) {
  %m = mul i8 %x, 6
  %r = sdiv i8 %m, 2
  ret i8 %r
}
define i8 @magnitude(i8 %x) {
  %n = sub i8 0, %x
  %r = call i8 @llvm.umin.i8(i8 %n, i8 %x)
  ret i8 %r
}
define i8 @all_but_one(i8 %x) {
  %c = icmp ult i8 %x, -1
  %r = select i1 %c, i8 0, i8 %x
  ret i8 %r
}
declare i8 @llvm.umin.i8(i8, i8)

; CHECK-LABEL: define i8 @quarter(i8 %x) {
; CHECK-NEXT:   %a = ashr i8 %x, 2
; CHECK-NEXT:   %r = add nsw i8 %a, 64
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @half(i8 %x) {
; CHECK-NEXT:   %a = ashr i8 %x, 1
; CHECK-NEXT:   %r = add i8 %a, 65
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @difference(i8 %x) {
; CHECK-NEXT:   %a = ashr i8 %x, 2
; CHECK-NEXT:   %r = sub i8 64, %a
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @whole(i8 %x) {
; CHECK-NEXT:   %m = mul i8 %x, 6
; CHECK-NEXT:   %r = ashr exact i8 %m, 1
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @magnitude(i8 %x) {
; CHECK-NEXT:   %r = call i8 @llvm.abs.i8(i8 %x, i1 false)
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @all_but_one(i8 %x) {
; CHECK-NEXT:   %1 = icmp eq i8 %x, -1
; CHECK-NEXT:   %r = sext i1 %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.umin.i8(i8, i8) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.abs.i8(i8, i1 immarg) #1
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
